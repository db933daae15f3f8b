export { describeArchive } from './describe-archive.ts'
export { describeLedger } from './describe-ledger.ts'
export { aGame, aPick, someFacts } from './facts.ts'
export { type MadeUp, madeUpLeague } from './made-up-league.ts'
