import { teamTable } from '../team.ts'

/** Premier League clubs since 2010. */
export const premierTeams = teamTable(`
ARS | Arsenal |
AVL | Aston Villa |
BIR | Birmingham City | Birmingham
BLB | Blackburn Rovers | Blackburn
BLP | Blackpool |
BOL | Bolton Wanderers | Bolton
BOU | AFC Bournemouth | Bournemouth
BRE | Brentford |
BHA | Brighton and Hove Albion | Brighton
BUR | Burnley |
CAR | Cardiff City | Cardiff
CHE | Chelsea |
CRY | Crystal Palace |
EVE | Everton |
FUL | Fulham |
HUD | Huddersfield Town | Huddersfield
HUL | Hull City | Hull
IPS | Ipswich Town | Ipswich
LEE | Leeds United | Leeds
LEI | Leicester City | Leicester
LIV | Liverpool |
LUT | Luton Town | Luton
MCI | Manchester City | Man City
MUN | Manchester United | Man United
MID | Middlesbrough |
NEW | Newcastle United | Newcastle
NOR | Norwich City | Norwich
NFO | Nottingham Forest | Nott'm Forest
QPR | Queens Park Rangers |
REA | Reading |
SHU | Sheffield United |
SOU | Southampton |
STO | Stoke City | Stoke
SUN | Sunderland |
SWA | Swansea City | Swansea
TOT | Tottenham Hotspur | Tottenham, Spurs
WAT | Watford |
WBA | West Bromwich Albion | West Brom
WHU | West Ham United | West Ham
WIG | Wigan Athletic | Wigan
WOL | Wolverhampton Wanderers | Wolves, Wolverhampton
`)
