"""What the ``claimver`` command can do: one module a subcommand, each with ``add_arguments`` and ``run``."""
