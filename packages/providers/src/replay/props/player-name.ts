/** How sources shorten or lengthen first names: their form → ours, as names are compared. */
const aliases: Readonly<Record<string, string>> = {
  herbjones: 'herbertjones',
  nicolasclaxton: 'nicclaxton',
  carltoncarrington: 'bubcarrington',
  ronholland: 'ronaldholland',
}

/** A player's name as names are compared: lower case, without accents, signs and suffixes such as Jr. */
export function playerName(text: string): string {
  const plain = text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[.’']/g, '')
    .replace(/[^a-z]+/g, ' ')
    .trim()
    .replace(/ (jr|sr|ii|iii|iv)$/, '')
    .replace(/ /g, '')
  return aliases[plain] ?? plain
}
