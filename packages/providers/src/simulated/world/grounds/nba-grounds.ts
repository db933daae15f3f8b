import { groundTable } from '../ground.ts'

/** Arenas. */
export const nbaGrounds = groundTable(`
ATL | State Farm Arena | roof
BOS | TD Garden | roof
BKN | Barclays Center | roof
CHA | Spectrum Center | roof
CHI | United Center | roof
CLE | Rocket Arena | roof
DAL | American Airlines Center | roof
DEN | Ball Arena | roof | 1.01
DET | Little Caesars Arena | roof
GSW | Chase Center | roof
HOU | Toyota Center | roof
IND | Gainbridge Fieldhouse | roof
LAC | Intuit Dome | roof
LAL | Crypto.com Arena | roof
MEM | FedExForum | roof
MIA | Kaseya Center | roof
MIL | Fiserv Forum | roof
MIN | Target Center | roof
NOP | Smoothie King Center | roof
NYK | Madison Square Garden | roof
OKC | Paycom Center | roof
ORL | Kia Center | roof
PHI | Xfinity Mobile Arena | roof
PHX | Mortgage Matchup Center | roof
POR | Moda Center | roof
SAC | Golden 1 Center | roof
SAS | Frost Bank Center | roof
TOR | Scotiabank Arena | roof
UTA | Delta Center | roof | 1.01
WAS | Capital One Arena | roof
`)
