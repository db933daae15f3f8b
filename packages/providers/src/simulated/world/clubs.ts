import { type LeagueKey, leagues, placeName } from '@fairline/domain'

/** A participant of the simulated leagues. */
export interface Club {
  readonly key: string
  readonly name: string
}

const nationsOf = (text: string) => text.split(',').map((name) => name.trim())

/** Who takes part where the league's table holds more than a season's participants, or none. */
const invited: Partial<Record<LeagueKey, readonly string[]>> = {
  laliga: nationsOf('ALA,ATH,ATM,BAR,BET,CEL,ELC,ESP,GET,GIR,LEV,MLL,OSA,OVI,RMA,SEV,RSO,VAL,RAY,VIL'),
  seriea: nationsOf('ATA,BOL,CAG,COM,CRE,FIO,GEN,INT,JUV,LAZ,LEC,MIL,NAP,PAR,PIS,ROM,SAS,TOR,UDI,VER'),
  premier: nationsOf('ARS,AVL,BOU,BRE,BHA,BUR,CHE,CRY,EVE,FUL,LEE,LIV,MCI,MUN,NEW,NFO,SUN,TOT,WHU,WOL'),
  champions: nationsOf(
    'Arsenal,Chelsea,Liverpool,Manchester City,Tottenham Hotspur,Newcastle United,Barcelona,Real Madrid,Atlético Madrid,Athletic Bilbao,Villarreal,Inter,Juventus,Napoli,Atalanta,Bayern Munich,Borussia Dortmund,Bayer Leverkusen,Eintracht Frankfurt,Paris Saint-Germain,Marseille,Monaco,PSV,Ajax,Benfica,Sporting CP,Club Brugge,Union Saint-Gilloise,Galatasaray,Olympiacos,Slavia Prague,FC Copenhagen,Bodø/Glimt,Qarabağ,Pafos,Kairat Almaty',
  ),
  europa: nationsOf(
    'Aston Villa,Nottingham Forest,Real Betis,Celta Vigo,Roma,Bologna,SC Freiburg,VfB Stuttgart,Lille,Nice,Lyon,Feyenoord,FC Utrecht,Go Ahead Eagles,Porto,Braga,Genk,Rangers,Celtic,Fenerbahçe,PAOK,Panathinaikos,Viktoria Plzeň,FCSB,Ludogorets,Malmö FF,Midtjylland,Brann,Salzburg,Sturm Graz,Basel,Young Boys,Dinamo Zagreb,Red Star Belgrade,Ferencváros,Maccabi Tel Aviv',
  ),
  goldcup: nationsOf(
    'United States,Mexico,Canada,Costa Rica,Panama,Jamaica,Honduras,El Salvador,Guatemala,Haiti,Trinidad and Tobago,Curaçao,Nicaragua,Guadeloupe,Suriname,Dominican Republic',
  ),
  euro: nationsOf(
    'Spain,France,England,Portugal,Netherlands,Italy,Germany,Belgium,Croatia,Switzerland,Austria,Denmark,Turkey,Ukraine,Poland,Serbia,Czech Republic,Scotland,Hungary,Sweden,Norway,Wales,Slovakia,Slovenia,Romania,Greece,Albania,Georgia',
  ),
  copa: nationsOf(
    'Argentina,Brazil,Uruguay,Colombia,Ecuador,Chile,Peru,Paraguay,Venezuela,Bolivia,United States,Mexico',
  ),
}

/** Clubs that no longer play, or play under another name. */
const gone: Partial<Record<LeagueKey, readonly string[]>> = { mls: ['CHV'], nhl: ['ARI'] }

/** The clubs and countries of a simulated league; none in combat sports, whose fighters are invented. */
export function clubsOf(key: LeagueKey): readonly Club[] {
  const league = leagues[key]
  const names = invited[key]
  if (!names) return league.teams.filter((team) => !gone[key]?.includes(team.key))
  return names.map((name) => {
    const placed = placeName(league, name)
    if ('reason' in placed) throw new RangeError(`${league.name} has no participant "${name}": ${placed.reason}`)
    return placed.team
  })
}
