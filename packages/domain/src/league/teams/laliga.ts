import { teamTable } from '../team.ts'

/** La Liga clubs since 2010, and those that came up after. */
export const laligaTeams = teamTable(`
ALA | Alavés | Deportivo Alavés
ALM | Almería | UD Almería
ATH | Athletic Bilbao | Ath Bilbao, Athletic Club
ATM | Atlético Madrid | Ath Madrid, Atletico de Madrid
BAR | Barcelona | FC Barcelona
BET | Real Betis | Betis
CAD | Cádiz | Cadiz CF
CEL | Celta Vigo | Celta
COR | Córdoba |
EIB | Eibar | SD Eibar
ELC | Elche | Elche CF
ESP | Espanyol | Espanol
GET | Getafe | Getafe CF
GIR | Girona | Girona FC
GRA | Granada | Granada CF
HER | Hércules |
HUE | Huesca | SD Huesca
DEP | Deportivo La Coruña | La Coruna, Deportivo
LPA | Las Palmas | UD Las Palmas
LEG | Leganés | CD Leganes
LEV | Levante | Levante UD
MGA | Málaga | Malaga CF
MLL | Mallorca | RCD Mallorca
OSA | Osasuna | CA Osasuna
OVI | Real Oviedo | Oviedo
RMA | Real Madrid |
RAC | Racing Santander | Santander
SEV | Sevilla | Sevilla FC
RSO | Real Sociedad | Sociedad
SPG | Sporting Gijón | Sp Gijon
VAL | Valencia | Valencia CF
VLD | Real Valladolid | Valladolid
RAY | Rayo Vallecano | Vallecano
VIL | Villarreal | Villarreal CF
ZAR | Real Zaragoza | Zaragoza
`)
