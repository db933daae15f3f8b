# python3 props.py LINES.csv: log losses, calibration and returns of `props --lines`, from its rows alone.
import csv, json, sys
from math import log

mean = lambda values, least=1: sum(values) / len(values) if len(values) >= least else None
lines = {}  # every book's row of one line of a player in a game
for row in csv.DictReader(open(sys.argv[1], encoding='utf-8')):
    lines.setdefault((row['event'], row['player'], row['stat'], row['line']), []).append(row)
scored = [of for of in lines.values() if of[0]['blend']]
over = lambda row: float(row['actual']) > float(row['line'])

def log_loss(who):  # a line counts once, however many books quoted it
    return mean([mean([-log(float(r[who]) if over(r) else 1 - float(r[who])) for r in of]) for of in scored])

said = [(mean([float(row['blend']) for row in of]), over(of[0])) for of in scored]
gaps = [sum(p - came for p, came in said if min(9, int(p * 10)) == band) for band in range(10)]

def profits(side, least=None):  # of the bets above a value; of every scored line at its best price if none is asked
    for first, *rest in scored if least is None else lines.values():
        prices = [float(row[f'{side}_price']) for row in (first, *rest) if row['is_fair'] == '0']
        if least is not None:
            value = first[f'{side}_bet_value']
            prices = [float(first[f'{side}_bet_price'])] if value and float(value) > least else []
        if prices:
            yield max(prices) - 1 if over(first) == (side == 'over') else -1

both = lambda least=None: [*profits('over', least), *profits('under', least)]
print(json.dumps({
    'lines': len(scored),
    'logLoss': {who: log_loss(who) for who in ('market', 'model', 'level', 'blend')},
    'calibrationError': sum(map(abs, gaps)) / len(said) if said else None,
    'picks': [{'minEv': least, 'count': len(both(least)), 'roi': mean(both(least), 2)} for least in (0, .01, .02, .05)],
    'blindRoi': mean(both(), 2)}))
