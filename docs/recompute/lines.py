# python3 lines.py LINES.csv: log losses, calibration and picks of `backtest --lines`, from its rows alone.
import csv, json, sys
from math import log

mean = lambda values, least=1: sum(values) / len(values) if len(values) >= least else None
rows = list(csv.DictReader(open(sys.argv[1], encoding='utf-8')))
share = {'win': 1, 'half-win': 0.5, 'push': 0, 'half-lose': -0.5, 'lose': -1}

def profit(row):  # per unit staked
    won = share[row['settlement']]
    return won * (float(row['pick_price']) - 1) if won > 0 else won

def value(row, price):  # against the close of that line
    return float(row[price]) * float(row['close_probability']) - 1

def loss(who, of):  # of the home side or the over at the first line of each game, by the share of the stake decided
    scored = [(abs(share[row['settlement']]), share[row['settlement']] > 0, float(row[who])) for row in of
              if row['first'] == '1' and row['selection'] in ('home', 'over') and row['settlement'] not in ('', 'push')]
    decided = sum(weight for weight, _, _ in scored)
    return sum(-weight * log(p if won else 1 - p) for weight, won, p in scored) / decided if decided else None

def figures(market):
    of = [row for row in rows if row['market'] == market]
    closed = [row for row in of if row['close_probability'] and row['confidence']]
    picks = [row for row in of if row['pick_price'] and row['settlement']]
    band = lambda low, high: [value(row, 'price') > 0 for row in closed if low <= float(row['confidence']) < high]
    bands = [band(*edges) for edges in ((0, 30), (30, 45), (45, 55), (55, 65), (65, 101))]
    return {
        'market': market,
        'logLoss': {'market': loss('market_probability', of), 'ours': loss('our_probability', of)},
        'confidence': [{'count': len(beat), 'beatClose': mean(beat, 2)} for beat in bands],
        'picks': len(picks),
        'roi': mean([profit(row) for row in picks]),
        'clv': mean([value(row, 'pick_price') for row in picks if row['close_probability']])}

print(json.dumps([figures(market) for market in ('spread', 'total') if any(row['market'] == market for row in rows)]))
