import { teamTable } from '../team.ts'

/** National Hockey League. Utah is a franchise of its own, not the Coyotes under another name. */
export const nhlTeams = teamTable(`
ANA | Anaheim Ducks | Anaheim, Ducks
ARI | Arizona Coyotes | Arizona, Arizonas, Coyotes, PHX
BOS | Boston Bruins | Boston, Bruins
BUF | Buffalo Sabres | Buffalo, Sabres
CGY | Calgary Flames | Calgary, Flames
CAR | Carolina Hurricanes | Carolina, Hurricanes
CHI | Chicago Blackhawks | Chicago, Blackhawks
COL | Colorado Avalanche | Colorado, Avalanche
CBJ | Columbus Blue Jackets | Columbus, Blue Jackets
DAL | Dallas Stars | Dallas, Stars
DET | Detroit Red Wings | Detroit, Red Wings
EDM | Edmonton Oilers | Edmonton, Oilers
FLA | Florida Panthers | Florida, Panthers
LAK | Los Angeles Kings | LosAngeles, Kings, LA
MIN | Minnesota Wild | Minnesota, Wild
MTL | Montréal Canadiens | Montreal, Canadiens
NSH | Nashville Predators | Nashville, Predators
NJD | New Jersey Devils | NewJersey, Devils, NJ
NYI | New York Islanders | NY Islanders, Islanders
NYR | New York Rangers | NY Rangers, Rangers
OTT | Ottawa Senators | Ottawa, Senators
PHI | Philadelphia Flyers | Philadelphia, Flyers
PIT | Pittsburgh Penguins | Pittsburgh, Penguins
SJS | San Jose Sharks | SanJose, Sharks, SJ
SEA | Seattle Kraken | Seattle, Kraken
STL | St. Louis Blues | St.Louis, Blues
TBL | Tampa Bay Lightning | TampaBay, Tampa, Lightning, TB
TOR | Toronto Maple Leafs | Toronto, Maple Leafs
UTA | Utah Mammoth | Utah, Mammoth, Utah Hockey Club
VAN | Vancouver Canucks | Vancouver, Canucks
VGK | Vegas Golden Knights | Vegas, Golden Knights, LasVegas, VEG
WSH | Washington Capitals | Washington, Capitals, WAS
WPG | Winnipeg Jets | Winnipeg, Jets
`)
