import { teamTable } from '../team.ts'

/** Major League Soccer. */
export const mlsTeams = teamTable(`
ATL | Atlanta United FC | Atlanta Utd, Atlanta United
ATX | Austin FC | Austin
MTL | CF Montréal | CF Montreal, Montreal Impact, Montreal
CLT | Charlotte FC | Charlotte
CHI | Chicago Fire | Chicago Fire FC
CHV | Chivas USA |
COL | Colorado Rapids |
CLB | Columbus Crew | Columbus Crew SC
DC | D.C. United | DC United
CIN | FC Cincinnati | Cincinnati
DAL | FC Dallas |
HOU | Houston Dynamo | Houston Dynamo FC
MIA | Inter Miami CF | Inter Miami
LAFC | Los Angeles FC |
LAG | Los Angeles Galaxy | LA Galaxy
MIN | Minnesota United FC | Minnesota United
NSH | Nashville SC | Nashville
NE | New England Revolution |
NYC | New York City FC | New York City
NYRB | New York Red Bulls |
ORL | Orlando City SC | Orlando City
PHI | Philadelphia Union |
POR | Portland Timbers |
RSL | Real Salt Lake |
SD | San Diego FC |
SJ | San Jose Earthquakes |
SEA | Seattle Sounders FC | Seattle Sounders
SKC | Sporting Kansas City |
STL | St. Louis City SC | St. Louis City, Saint Louis City
TOR | Toronto FC |
VAN | Vancouver Whitecaps | Vancouver Whitecaps FC
`)
