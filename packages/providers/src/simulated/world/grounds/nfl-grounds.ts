import { groundTable } from '../ground.ts'

/** Stadiums. */
export const nflGrounds = groundTable(`
ARI | State Farm Stadium | roof
ATL | Mercedes-Benz Stadium | roof
BAL | M&T Bank Stadium
BUF | Highmark Stadium
CAR | Bank of America Stadium
CHI | Soldier Field
CIN | Paycor Stadium
CLE | Huntington Bank Field
DAL | AT&T Stadium | roof
DEN | Empower Field at Mile High
DET | Ford Field | roof
GB | Lambeau Field
HOU | NRG Stadium | roof
IND | Lucas Oil Stadium | roof
JAX | EverBank Stadium
KC | Arrowhead Stadium
LV | Allegiant Stadium | roof
LAC | SoFi Stadium | roof
LAR | SoFi Stadium | roof
MIA | Hard Rock Stadium
MIN | U.S. Bank Stadium | roof
NE | Gillette Stadium
NO | Caesars Superdome | roof
NYG | MetLife Stadium
NYJ | MetLife Stadium
PHI | Lincoln Financial Field
PIT | Acrisure Stadium
SF | Levi's Stadium
SEA | Lumen Field
TB | Raymond James Stadium
TEN | Nissan Stadium
WSH | Northwest Stadium
`)
