import { groundTable } from '../ground.ts'

/** Stadiums of Major League Soccer. */
export const mlsGrounds = groundTable(`
ATL | Mercedes-Benz Stadium | roof
ATX | Q2 Stadium
MTL | Stade Saputo
CLT | Bank of America Stadium
CHI | Soldier Field
COL | DICK'S Sporting Goods Park
CLB | ScottsMiracle-Gro Field
DC | Audi Field
CIN | TQL Stadium
DAL | Toyota Stadium
HOU | Shell Energy Stadium
MIA | Chase Stadium
LAFC | BMO Stadium
LAG | Dignity Health Sports Park
MIN | Allianz Field
NSH | GEODIS Park
NE | Gillette Stadium
NYC | Yankee Stadium
NYRB | Sports Illustrated Stadium
ORL | Inter&Co Stadium
PHI | Subaru Park
POR | Providence Park
RSL | America First Field
SD | Snapdragon Stadium
SJ | PayPal Park
SEA | Lumen Field
SKC | Children's Mercy Park
STL | Energizer Park
TOR | BMO Field
VAN | BC Place | roof
`)

/** Stadiums of La Liga. */
export const laligaGrounds = groundTable(`
ALA | Mendizorrotza
ATH | San Mamés
ATM | Metropolitano
BAR | Camp Nou
BET | La Cartuja
CEL | Balaídos
ELC | Martínez Valero
ESP | RCDE Stadium
GET | Coliseum
GIR | Montilivi
LEV | Ciutat de València
MLL | Son Moix
OSA | El Sadar
OVI | Carlos Tartiere
RMA | Santiago Bernabéu | roof
SEV | Ramón Sánchez-Pizjuán
RSO | Anoeta
VAL | Mestalla
RAY | Vallecas
VIL | La Cerámica
`)

/** Stadiums of Serie A. */
export const serieaGrounds = groundTable(`
ATA | New Balance Arena
BOL | Renato Dall'Ara
CAG | Unipol Domus
COM | Giuseppe Sinigaglia
CRE | Giovanni Zini
FIO | Artemio Franchi
GEN | Luigi Ferraris
INT | San Siro
JUV | Allianz Stadium
LAZ | Stadio Olimpico
LEC | Via del Mare
MIL | San Siro
NAP | Diego Armando Maradona
PAR | Ennio Tardini
PIS | Arena Garibaldi
ROM | Stadio Olimpico
SAS | Mapei Stadium
TOR | Olimpico Grande Torino
UDI | Bluenergy Stadium
VER | Marcantonio Bentegodi
`)

/** Stadiums of the Premier League. */
export const premierGrounds = groundTable(`
ARS | Emirates Stadium
AVL | Villa Park
BOU | Vitality Stadium
BRE | Gtech Community Stadium
BHA | Amex Stadium
BUR | Turf Moor
CHE | Stamford Bridge
CRY | Selhurst Park
EVE | Hill Dickinson Stadium
FUL | Craven Cottage
LEE | Elland Road
LIV | Anfield
MCI | Etihad Stadium
MUN | Old Trafford
NEW | St James' Park
NFO | City Ground
SUN | Stadium of Light
TOT | Tottenham Hotspur Stadium
WHU | London Stadium
WOL | Molineux
`)
