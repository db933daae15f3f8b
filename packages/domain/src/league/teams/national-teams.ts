import { teamTable } from '../team.ts'

/**
 * National teams that sources write in more than one way. Any other is placed under its own name: the list of
 * national and regional sides has no end.
 */
export const nationalTeams = teamTable(`
capeverde | Cape Verde | Cape Verde Islands
china | China | China PR
curacao | Curaçao | Curacao
czechia | Czech Republic | Czechia
drcongo | DR Congo | Congo DR
eswatini | Eswatini | Swaziland
ireland | Republic of Ireland | Ireland
ivorycoast | Ivory Coast | Côte d'Ivoire
macau | Macau | Macao
northmacedonia | North Macedonia | Macedonia
saintkittsandnevis | Saint Kitts and Nevis | St. Kitts and Nevis
saintlucia | Saint Lucia | St. Lucia
saintmartin | Saint Martin | St. Martin
saintvincent | Saint Vincent and the Grenadines | St. Vincent and the Grenadines
saotome | São Tomé and Príncipe | Sao Tome and Principe
taiwan | Chinese Taipei | Taiwan
turkey | Turkey | Türkiye
unitedstates | United States | USA
usvirginislands | United States Virgin Islands | US Virgin Islands
`)
