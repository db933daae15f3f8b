import { teamTable } from '../team.ts'

/** Major League Baseball, with the codes of odds archives and statistics services. */
export const mlbTeams = teamTable(`
ARI | Arizona Diamondbacks | Diamondbacks, D-backs, AZ
ATL | Atlanta Braves | Braves
BAL | Baltimore Orioles | Orioles
BOS | Boston Red Sox | Red Sox, BRS
CHC | Chicago Cubs | Cubs, CUB
CWS | Chicago White Sox | White Sox, CHW
CIN | Cincinnati Reds | Reds
CLE | Cleveland Guardians | Guardians, Cleveland Indians, Indians
COL | Colorado Rockies | Rockies
DET | Detroit Tigers | Tigers
HOU | Houston Astros | Astros
KC | Kansas City Royals | Royals, KAN, KCR
LAA | Los Angeles Angels | Angels, Los Angeles Angels of Anaheim, ANA
LAD | Los Angeles Dodgers | Dodgers, LOS
MIA | Miami Marlins | Marlins, Florida Marlins, FLA
MIL | Milwaukee Brewers | Brewers
MIN | Minnesota Twins | Twins
NYM | New York Mets | Mets
NYY | New York Yankees | Yankees
OAK | Athletics | Oakland Athletics, Oakland A's, ATH, Sacramento Athletics
PHI | Philadelphia Phillies | Phillies
PIT | Pittsburgh Pirates | Pirates
SD | San Diego Padres | Padres, SDG, SDP
SEA | Seattle Mariners | Mariners
SF | San Francisco Giants | Giants, SFO, SFG
STL | St. Louis Cardinals | Cardinals, Saint Louis Cardinals
TB | Tampa Bay Rays | Rays, TAM, TBR, TBD, Tampa Bay Devil Rays
TEX | Texas Rangers | Rangers
TOR | Toronto Blue Jays | Blue Jays
WSH | Washington Nationals | Nationals, WAS, WSN
`)
