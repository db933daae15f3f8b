import { teamTable } from '../team.ts'

/**
 * Clubs of the European cups that sources write in more than one way. Any other club is placed under its own name:
 * qualifying draws on hundreds of clubs.
 */
export const europeanClubs = teamTable(`
acmilan | AC Milan | Milan
ajax | Ajax | AFC Ajax
apoel | APOEL | Apoel Nicosia
atleticomadrid | Atlético Madrid | Atletico Madrid, Ath Madrid
basaksehir | İstanbul Başakşehir | Istanbul Basaksehir
bayern | Bayern Munich | Bayern München
besiktas | Beşiktaş |
crvenazvezda | Red Star Belgrade | Crvena Zvezda
dynamokyiv | Dynamo Kyiv | Dynamo Kiev
fcbarcelona | Barcelona | FC Barcelona
ferencvaros | Ferencváros |
genk | Genk | KRC Genk
gladbach | Borussia Mönchengladbach | Borussia Monchengladbach, Borussia M'gladbach
inter | Inter | Internazionale, Inter Milan
kobenhavn | FC Copenhagen | København
krasnodar | Krasnodar | FC Krasnodar
legia | Legia Warsaw | Legia Warszawa
leipzig | RB Leipzig |
lokomotivmoskva | Lokomotiv Moscow | Lokomotiv Moskva
malmo | Malmö FF |
marseille | Marseille | Olympique Marseille
midtjylland | Midtjylland | FC Midtjylland
monaco | Monaco | AS Monaco
olympiacos | Olympiacos | Olympiakos Piraeus
porto | Porto | FC Porto
psg | Paris Saint-Germain | PSG
qarabag | Qarabağ | FK Qarabag
rennes | Rennes | Stade Rennes
salzburg | Salzburg | FC Salzburg, Red Bull Salzburg
sevilla | Sevilla | Sevilla FC
sheriff | Sheriff Tiraspol | Sheriff, FC Sheriff Tiraspol
slaviapraha | Slavia Prague | Slavia Praha
spartakmoskva | Spartak Moscow | Spartak Moskva
sportingcp | Sporting CP |
viktoriaplzen | Viktoria Plzeň | Viktoria Plzen
wolfsburg | Wolfsburg | VfL Wolfsburg
zenit | Zenit St Petersburg | Zenit
`)
