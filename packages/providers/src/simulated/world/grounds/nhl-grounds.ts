import { groundTable } from '../ground.ts'

/** Arenas. */
export const nhlGrounds = groundTable(`
ANA | Honda Center | roof
BOS | TD Garden | roof
BUF | KeyBank Center | roof
CGY | Scotiabank Saddledome | roof
CAR | Lenovo Center | roof
CHI | United Center | roof
COL | Ball Arena | roof
CBJ | Nationwide Arena | roof
DAL | American Airlines Center | roof
DET | Little Caesars Arena | roof
EDM | Rogers Place | roof
FLA | Amerant Bank Arena | roof
LAK | Crypto.com Arena | roof
MIN | Grand Casino Arena | roof
MTL | Centre Bell | roof
NSH | Bridgestone Arena | roof
NJD | Prudential Center | roof
NYI | UBS Arena | roof
NYR | Madison Square Garden | roof
OTT | Canadian Tire Centre | roof
PHI | Xfinity Mobile Arena | roof
PIT | PPG Paints Arena | roof
SJS | SAP Center | roof
SEA | Climate Pledge Arena | roof
STL | Enterprise Center | roof
TBL | Benchmark International Arena | roof
TOR | Scotiabank Arena | roof
UTA | Delta Center | roof
VAN | Rogers Arena | roof
VGK | T-Mobile Arena | roof
WSH | Capital One Arena | roof
WPG | Canada Life Centre | roof
`)
