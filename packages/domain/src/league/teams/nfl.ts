import { teamTable } from '../team.ts'

/** National Football League. */
export const nflTeams = teamTable(`
ARI | Arizona Cardinals | Cardinals
ATL | Atlanta Falcons | Falcons
BAL | Baltimore Ravens | Ravens
BUF | Buffalo Bills | Bills
CAR | Carolina Panthers | Panthers
CHI | Chicago Bears | Bears
CIN | Cincinnati Bengals | Bengals
CLE | Cleveland Browns | Browns
DAL | Dallas Cowboys | Cowboys
DEN | Denver Broncos | Broncos
DET | Detroit Lions | Lions
GB | Green Bay Packers | Packers, GNB
HOU | Houston Texans | Texans
IND | Indianapolis Colts | Colts
JAX | Jacksonville Jaguars | Jaguars, JAC
KC | Kansas City Chiefs | Chiefs, KAN
LV | Las Vegas Raiders | Raiders, Oakland Raiders, OAK, LVR
LAC | Los Angeles Chargers | Chargers, San Diego Chargers, SD
LAR | Los Angeles Rams | Rams, St. Louis Rams, LA
MIA | Miami Dolphins | Dolphins
MIN | Minnesota Vikings | Vikings
NE | New England Patriots | Patriots, NWE
NO | New Orleans Saints | Saints, NOR
NYG | New York Giants | Giants
NYJ | New York Jets | Jets
PHI | Philadelphia Eagles | Eagles
PIT | Pittsburgh Steelers | Steelers
SF | San Francisco 49ers | 49ers, SFO
SEA | Seattle Seahawks | Seahawks
TB | Tampa Bay Buccaneers | Buccaneers, TAM
TEN | Tennessee Titans | Titans
WSH | Washington Commanders | Commanders, Washington Football Team, Washington Redskins, WAS
`)
