# python3 games.py GAMES.csv: log losses, calibration and picks of `backtest --games`, from its rows alone.
import csv, json, sys
from math import log

mean = lambda values, least=1: sum(values) / len(values) if len(values) >= least else None
games = list(csv.DictReader(open(sys.argv[1], encoding='utf-8')))
outcomes = [of for of in ('home', 'draw', 'away') if games and f'open_{of}' in games[0]]

def log_loss(who):
    return mean([-log(max(float(g[f'{who}_{g["outcome"]}']), 1e-15)) for g in games if g[f'{who}_home']])

def calibration_error(who):  # ten bands; of the home side, or of all three outcomes
    judged = outcomes if len(outcomes) == 3 else ['home']
    said = [(float(g[f'{who}_{of}']), g['outcome'] == of) for g in games for of in judged if g[f'{who}_{of}']]
    gaps = [sum(p - came for p, came in said if min(9, int(p * 10)) == band) for band in range(10)]
    return sum(map(abs, gaps)) / len(said) if said else None

def value(g, of, price):  # against the fair close; None where none was seen after the open
    return float(price) * float(g[f'close_{of}']) - 1 if g['closed_later'] == '1' and g[f'close_{of}'] else None

def band(low, high):  # of the prices said to beat the close in so many percent of cases: how many did
    of = [value > 0 for confidence, value in prices if low <= confidence < high]
    return {'count': len(of), 'beatClose': mean(of, 2)}

prices = [(float(g[f'confidence_{of}']), value(g, of, g[f'price_{of}'])) for g in games for of in outcomes
          if g[f'confidence_{of}'] and value(g, of, g[f'price_{of}']) is not None]
picks = [g for g in games if g['pick']]
values = [value(g, g['pick'], g['pick_price']) for g in picks]
print(json.dumps({
    'games': len(games),
    'logLoss': {who: log_loss(who) for who in ('open', 'close', 'model', 'results_only', 'blend')},
    'calibrationError': {who: calibration_error(who) for who in ('model', 'blend')},
    'confidence': [band(*edges) for edges in ((0, 30), (30, 45), (45, 55), (55, 65), (65, 101))],
    'picks': len(picks),
    'roi': mean([float(g['pick_price']) - 1 if g['pick'] == g['outcome'] else -1 for g in picks]),
    'clv': mean([value for value in values if value is not None])}))
