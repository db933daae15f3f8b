import { groundTable } from '../ground.ts'

/** Arenas. */
export const wnbaGrounds = groundTable(`
ATL | Gateway Center Arena | roof
CHI | Wintrust Arena | roof
CON | Mohegan Sun Arena | roof
DAL | College Park Center | roof
GS | Chase Center | roof
IND | Gainbridge Fieldhouse | roof
LV | Michelob Ultra Arena | roof
LA | Crypto.com Arena | roof
MIN | Target Center | roof
NY | Barclays Center | roof
PHX | Mortgage Matchup Center | roof
POR | Moda Center | roof
SEA | Climate Pledge Arena | roof
TOR | Coca-Cola Coliseum | roof
WSH | CareFirst Arena | roof
`)
