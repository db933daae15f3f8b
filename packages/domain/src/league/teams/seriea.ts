import { teamTable } from '../team.ts'

/** Serie A clubs since 2010, and those that came up after. */
export const serieaTeams = teamTable(`
ATA | Atalanta | Atalanta BC
BAR | Bari |
BEN | Benevento |
BOL | Bologna | Bologna FC
BRE | Brescia |
CAG | Cagliari |
CRP | Carpi |
CAT | Catania |
CES | Cesena |
CHV | Chievo Verona | Chievo
COM | Como | Como 1907
CRE | Cremonese | US Cremonese
CRO | Crotone |
EMP | Empoli |
FIO | Fiorentina | ACF Fiorentina
FRO | Frosinone |
GEN | Genoa |
INT | Inter | Internazionale, Inter Milan
JUV | Juventus |
LAZ | Lazio | SS Lazio
LEC | Lecce |
LIV | Livorno |
MIL | Milan | AC Milan
MON | Monza | AC Monza
NAP | Napoli | SSC Napoli
NOV | Novara |
PAL | Palermo |
PAR | Parma | Parma Calcio
PES | Pescara | US Pescara
PIS | Pisa | Pisa SC
ROM | Roma | AS Roma
SAL | Salernitana |
SAM | Sampdoria |
SAS | Sassuolo | US Sassuolo
SIE | Siena |
SPA | Spal | SPAL 2013
SPE | Spezia |
TOR | Torino |
UDI | Udinese |
VEN | Venezia | F.B.C Unione Venezia
VER | Hellas Verona | Verona
`)
