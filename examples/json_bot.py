"""A bot that is a program of its own: `entrepot arena mombasa random --bot "python examples/json_bot.py"`.

It gets a line of JSON for each question and answers with one. Any language that can do that will do.
"""

import json
import random
import sys

for line in sys.stdin:
    question = json.loads(line)
    if "hello" in question:  # the first line; it expects no answer
        if question["protocol"] != 1:
            sys.exit("json_bot.py knows version 1 of the protocol.")
        continue
    # question["named"] is what this seat sees of the game; question["asked"] is what it has to decide.
    dice = random.Random(question["seed"])
    action = dice.choice(question["legal"])
    print(json.dumps({"action": action}), flush=True)
