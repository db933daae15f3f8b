# python3 props.py LINES.csv: log losses, calibration and returns of `props --lines`, from its rows alone.
import csv, json, sys
from math import log

mean = lambda values, least=1: sum(values) / len(values) if len(values) >= least else None
lines = {}  # every book's row of one line of a player in a game
for row in csv.DictReader(open(sys.argv[1], encoding='utf-8')):
    lines.setdefault((row['event'], row['player'], row['stat'], row['line']), []).append(row)
over = lambda row: float(row['actual']) > float(row['line'])

def log_loss(who):  # a line counts once, however many books quoted it
    return mean([mean([-log(float(r[who]) if over(r) else 1 - float(r[who])) for r in of]) for of in lines.values()])

said = [(mean([float(row['blend']) for row in of]), over(of[0])) for of in lines.values()]
gaps = [sum(p - came for p, came in said if min(9, int(p * 10)) == band) for band in range(10)]
bets = [(float(row[f'{side}_value']), side, float(row[f'{side}_price']) - 1 if over(row) == (side == 'over') else -1)
        for of in lines.values() for row in of for side in ('over', 'under') if row[f'{side}_value']]
picked = lambda least: [profit for value, _, profit in bets if value > least]
print(json.dumps({
    'lines': len(lines),
    'logLoss': {who: log_loss(who) for who in ('market', 'model', 'level', 'blend')},
    'calibrationError': sum(map(abs, gaps)) / len(said) if said else None,
    'picks': [{'minEv': least, 'count': len(picked(least)), 'roi': mean(picked(least), 2)} for least in (0, .01, .02, .05)],
    'blindRoi': mean([profit for _, _, profit in bets], 2)}))
