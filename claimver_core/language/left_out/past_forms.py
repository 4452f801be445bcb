"""The past of a verb behind "did"."""

from __future__ import annotations

_IRREGULAR = """
    be/was become/became begin/began break/broke bring/brought build/built buy/bought catch/caught
    choose/chose come/came cost/cost cut/cut do/did draw/drew drive/drove eat/ate fall/fell feel/felt
    fight/fought find/found fly/flew forget/forgot get/got give/gave go/went grow/grew have/had hear/heard
    hit/hit hold/held hurt/hurt keep/kept know/knew lead/led leave/left lend/lent let/let lie/lay lose/lost
    make/made mean/meant meet/met pay/paid put/put read/read ride/rode ring/rang rise/rose run/ran say/said
    see/saw seek/sought sell/sold send/sent set/set shoot/shot sing/sang sink/sank sit/sat sleep/slept
    speak/spoke spend/spent spread/spread stand/stood steal/stole strike/struck swim/swam take/took
    teach/taught tell/told think/thought throw/threw understand/understood wear/wore win/won write/wrote
    star/starred wed/wed plan/planned stop/stopped drop/dropped admit/admitted
"""
_PASTS = dict(pair.split("/", 1) for pair in _IRREGULAR.split())


def past_of(verb: str) -> str:
    """*painted* for *paint*, *wrote* for *write*."""
    if verb in _PASTS:
        return _PASTS[verb]
    if verb.endswith("e"):
        return f"{verb}d"
    return f"{verb[:-1]}ied" if verb.endswith("y") and verb[-2:-1] not in "aeiou" else f"{verb}ed"
