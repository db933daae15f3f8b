import { describeLedger } from '../../testing/describe-ledger.ts'
import { memoryLedger } from './memory-ledger.ts'

describeLedger('memory', async () => ({ ledger: memoryLedger(), close: async () => {} }))
