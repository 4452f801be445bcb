"""Kin, marriages, nations, memberships and studies."""
