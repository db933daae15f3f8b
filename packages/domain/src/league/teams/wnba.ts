import { teamTable } from '../team.ts'

/** Women's National Basketball Association. */
export const wnbaTeams = teamTable(`
ATL | Atlanta Dream | Dream
CHI | Chicago Sky | Sky
CON | Connecticut Sun | Sun, CONN
DAL | Dallas Wings | Wings
GS | Golden State Valkyries | Valkyries, GSV
IND | Indiana Fever | Fever
LV | Las Vegas Aces | Aces, LVA
LA | Los Angeles Sparks | Sparks, LAS
MIN | Minnesota Lynx | Lynx
NY | New York Liberty | Liberty, NYL
PHX | Phoenix Mercury | Mercury, PHO
POR | Portland Fire | Fire
SEA | Seattle Storm | Storm
TOR | Toronto Tempo | Tempo
WSH | Washington Mystics | Mystics, WAS
`)
