import { teamTable } from '../team.ts'

/** National Basketball Association; a franchise that moved answers to its former names. */
export const nbaTeams = teamTable(`
ATL | Atlanta Hawks | Atlanta, Hawks
BOS | Boston Celtics | Boston, Celtics
BKN | Brooklyn Nets | Brooklyn, Nets, NewJersey, New Jersey Nets, NJN, BRK
CHA | Charlotte Hornets | Charlotte, Hornets, Charlotte Bobcats, Bobcats, CHO
CHI | Chicago Bulls | Chicago, Bulls
CLE | Cleveland Cavaliers | Cleveland, Cavaliers
DAL | Dallas Mavericks | Dallas, Mavericks
DEN | Denver Nuggets | Denver, Nuggets
DET | Detroit Pistons | Detroit, Pistons
GSW | Golden State Warriors | GoldenState, Warriors, GS
HOU | Houston Rockets | Houston, Rockets
IND | Indiana Pacers | Indiana, Pacers
LAC | Los Angeles Clippers | LA Clippers, Clippers
LAL | Los Angeles Lakers | LA Lakers, Lakers
MEM | Memphis Grizzlies | Memphis, Grizzlies
MIA | Miami Heat | Miami, Heat
MIL | Milwaukee Bucks | Milwaukee, Bucks
MIN | Minnesota Timberwolves | Minnesota, Timberwolves
NOP | New Orleans Pelicans | NewOrleans, Pelicans, New Orleans Hornets, NO, NOH
NYK | New York Knicks | NewYork, Knicks, NY
OKC | Oklahoma City Thunder | OklahomaCity, Oklahoma, Thunder, Seattle, Seattle SuperSonics
ORL | Orlando Magic | Orlando, Magic
PHI | Philadelphia 76ers | Philadelphia, 76ers
PHX | Phoenix Suns | Phoenix, Suns, PHO
POR | Portland Trail Blazers | Portland, Trail Blazers
SAC | Sacramento Kings | Sacramento, Kings
SAS | San Antonio Spurs | SanAntonio, Spurs, SA
TOR | Toronto Raptors | Toronto, Raptors
UTA | Utah Jazz | Utah, Jazz
WAS | Washington Wizards | Washington, Wizards, WSH
`)
