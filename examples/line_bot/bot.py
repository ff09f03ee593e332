"""A bot as a program: it reads one JSON object a line and writes one. It knows nothing of Regnum but these lines."""

import json
import sys


def main() -> None:
    """Answer until nobody asks."""
    for line in sys.stdin:
        message = json.loads(line)
        if "hello" in message:
            answer = {"ready": {"name": "line bot", "version": "1"}}
        elif "ask" in message:
            ask = message["ask"]
            # The option with the most to say is often the one that does most.
            best = max(range(len(ask["options"])), key=lambda number: len(json.dumps(ask["options"][number])))
            answer = {"choose": {"number": ask["number"], "option": best}}
        else:
            continue
        print(json.dumps(answer), flush=True)


main()
