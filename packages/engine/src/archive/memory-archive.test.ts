import { describeArchive } from '../../testing/describe-archive.ts'
import { memoryArchive } from './memory-archive.ts'

describeArchive('memory', async () => ({ archive: memoryArchive(), close: async () => {} }))
