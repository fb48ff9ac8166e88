"""Tries the client against a running service: python smoke.py [address]"""

import sys

from scopa_table_client import Client
from scopa_table_client.api.engine import apply_play, choose_ai_play, deal_round, list_legal_plays, score_round
from scopa_table_client.api.reference import list_variants
from scopa_table_client.models import (
    AiPlay,
    AiPlayRequest,
    DealRequest,
    DealtGame,
    Game,
    LegalPlay,
    LegalPlayList,
    LegalPlaysRequest,
    Play,
    PlayedGame,
    PlayRequest,
    Problem,
    RoundScore,
    RulesChoice,
    ScoreRequest,
    VariantList,
)
from scopa_table_client.types import Unset

scopa = Client(base_url=sys.argv[1] if len(sys.argv) > 1 else "http://localhost:8787")


def first_legal_play(game: Game) -> LegalPlay:
    legal = list_legal_plays.sync(client=scopa, body=LegalPlaysRequest(game=game))
    assert isinstance(legal, LegalPlayList), legal
    return legal.plays[0]


listed = list_variants.sync(client=scopa)
assert isinstance(listed, VariantList), listed
print("scopone is there" if any(each.variant == "scopone" for each in listed.variants) else "scopone is missing")

dealt = deal_round.sync(client=scopa, body=DealRequest(rules=RulesChoice(variant="scopa")))
assert isinstance(dealt, DealtGame), dealt
game = dealt.game

own = first_legal_play(game).card
wrong = apply_play.sync(client=scopa, body=PlayRequest(game=game, play=Play(card=own, captured=[own])))
assert isinstance(wrong, Problem), wrong
offered = not isinstance(wrong.legal_plays, Unset) and any(play.card == own for play in wrong.legal_plays)
print(f"{wrong.code}: {'with' if offered else 'without'} the legal plays")

while game.state and game.state.phase == "playing":
    if game.state.turn == 0:
        legal = first_legal_play(game)
        play = Play(card=legal.card, captured=legal.captured)
        played = apply_play.sync(client=scopa, body=PlayRequest(game=game, play=play))
        assert isinstance(played, PlayedGame), played
        game = played.game
    else:
        answer = choose_ai_play.sync(client=scopa, body=AiPlayRequest(game=game, level="easy", apply=True))
        assert isinstance(answer, AiPlay) and not isinstance(answer.game, Unset), answer
        game = answer.game

score = score_round.sync(client=scopa, body=ScoreRequest(game=game))
assert isinstance(score, RoundScore), score
for side in score.sides:
    print(f"side {side.side}: {side.round_points} points")
