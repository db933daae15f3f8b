import { groundTable } from '../ground.ts'

/** Ball parks; the factors are the simulated world's own. */
export const mlbGrounds = groundTable(`
ARI | Chase Field | roof | 1.01
ATL | Truist Park | 1.01
BAL | Oriole Park at Camden Yards | 1.00
BOS | Fenway Park | 1.06
CHC | Wrigley Field | 1.02
CWS | Rate Field | 1.00
CIN | Great American Ball Park | 1.06
CLE | Progressive Field | 0.98
COL | Coors Field | 1.22
DET | Comerica Park | 0.97
HOU | Daikin Park | roof | 1.00
KC | Kauffman Stadium | 1.02
LAA | Angel Stadium | 1.01
LAD | Dodger Stadium | 0.99
MIA | loanDepot park | roof | 0.96
MIL | American Family Field | roof | 1.00
MIN | Target Field | 1.00
NYM | Citi Field | 0.96
NYY | Yankee Stadium | 1.03
OAK | Sutter Health Park | 1.05
PHI | Citizens Bank Park | 1.03
PIT | PNC Park | 0.97
SD | Petco Park | 0.95
SEA | T-Mobile Park | roof | 0.93
SF | Oracle Park | 0.94
STL | Busch Stadium | 0.97
TB | Tropicana Field | roof | 0.97
TEX | Globe Life Field | roof | 0.99
TOR | Rogers Centre | roof | 1.02
WSH | Nationals Park | 1.00
`)
