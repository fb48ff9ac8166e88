"""What schemathesis cannot know from the document: whose token opens which match, and how a match gets to where an operation
has something to do. Also counts which operations have succeeded.
"""

import atexit
import json
import os

import requests
import schemathesis

SERVICE = os.environ["SERVICE"]

# The tokens of each match, by seat, as the service told them.
tokens = {}
# The operations that were seen to succeed.
succeeded = set()


def remember(answer):
    """Keeps the token of an answer of createMatch or joinMatch."""
    tokens.setdefault(answer["match"]["matchId"], {})[answer["seat"]] = answer["seatToken"]
    return answer


def call(method, path, token=None, body=None, headers=None):
    """Sends a request that must succeed."""
    sent = dict(headers or {})
    if token is not None:
        sent["authorization"] = f"Bearer {token}"
    answer = requests.request(method, SERVICE + path, json=body, headers=sent, timeout=30)
    answer.raise_for_status()
    return answer.json()


def create(second, target=11):
    """A match for two with this second seat; its id, the token of the first seat and the invitation."""
    rules = {"variant": "scopa", "players": 2, "target": target}
    answer = remember(call("POST", "/v1/matches", body={"rules": rules, "seats": [{"kind": "human"}, second]}))
    return answer["match"]["matchId"], answer["seatToken"], answer.get("invite")


def on_turn(target=11):
    """A match against the computer, waiting for the first seat; its id, token, and how it stands."""
    match_id, token, _ = create({"kind": "computer", "level": "easy"}, target)
    return match_id, token, call("GET", f"/v1/matches/{match_id}", token)


def first_play(match):
    """The first legal play."""
    play = match["view"]["legalPlays"][0]
    return {"card": play["card"], "captured": play["captured"]}


def played(target, until):
    """A match that has been played to this status."""
    match_id, token, match = on_turn(target)
    while match["status"] != until:
        version = {"if-match": f'"{match["version"]}"'}
        if match["status"] == "playing":
            body = {"play": first_play(match)}
            match = call("POST", f"/v1/matches/{match_id}/plays", token, body, version)["match"]
        else:
            match = call("POST", f"/v1/matches/{match_id}/ready", token, {})["match"]
    return match_id


def for_submit_play():
    match_id, _, match = on_turn()
    return {
        "path_parameters": {"matchId": match_id},
        "headers": {"if-match": f'"{match["version"]}"'},
        "body": {"play": first_play(match)},
    }


def for_join_match():
    match_id, _, invite = create({"kind": "vacant"})
    return {"path_parameters": {"matchId": match_id}, "body": {"invite": invite}}


def for_set_seat():
    match_id, _, _ = create({"kind": "vacant"})
    return {"path_parameters": {"matchId": match_id, "seat": 1}, "body": {"kind": "computer"}}


def for_own_seat():
    return {"path_parameters": {"matchId": on_turn()[0], "seat": 0}}


def for_any_match():
    return {"path_parameters": {"matchId": on_turn()[0]}}


def between_rounds():
    return {"path_parameters": {"matchId": played(121, "between-rounds")}, "body": {}}


def finished():
    return {"path_parameters": {"matchId": played(1, "finished")}}


prepared = {
    "submitPlay": for_submit_play,
    "joinMatch": for_join_match,
    "setSeat": for_set_seat,
    "leaveSeat": for_own_seat,
    "reclaimSeat": for_own_seat,
    "getMatch": for_any_match,
    "listMatchEvents": for_any_match,
    "readyForNext": between_rounds,
    "rematch": finished,
    "getMatchRecord": finished,
}


def operation_id(case_or_context):
    """The operation's name in the document."""
    return case_or_context.operation.definition.raw["operationId"]


@schemathesis.hook
def before_add_examples(context, examples):
    """Beside the example of the document, which is of nobody's match, one of a match that there is."""
    prepare = prepared.get(operation_id(context))
    if prepare is not None:
        case = prepare()
        path = case["path_parameters"]
        token = tokens[path["matchId"]][0]
        if operation_id(context) != "joinMatch":
            case["headers"] = {**case.get("headers", {}), "Authorization": f"Bearer {token}"}
        example = context.operation.Case(**case)
        # The token is a real one, so answers without it are to differ: the check of ignored tokens is told so only here.
        example._has_explicit_auth = True
        examples.append(example)


@schemathesis.auth(refresh_interval=None)
class SeatToken:
    """The token of the seat that a request is about."""

    def get(self, case, context):
        path = case.path_parameters or {}
        held = tokens.get(str(path.get("matchId")))
        if not held:
            return None
        return held.get(path.get("seat"), next(iter(held.values())))

    def set(self, case, data, context):
        if data is not None:
            case.headers = case.headers or {}
            case.headers["Authorization"] = f"Bearer {data}"


@schemathesis.hook
def after_call(context, case, response):
    """Learns tokens, and what succeeds."""
    if 200 <= response.status_code < 300:
        name = operation_id(case)
        succeeded.add(name)
        # A method that the operation does not have can succeed too, and then answers with nothing.
        if name in ("createMatch", "joinMatch") and response.request.method == "POST":
            remember(response.json())


@atexit.register
def report():
    with open(os.environ["SUCCEEDED"], "w", encoding="utf-8") as file:
        json.dump(sorted(succeeded), file)
