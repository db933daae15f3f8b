import type { RecordState } from '../jobs/keep-record.ts'
import { A_SECOND } from './quick-answers.ts'

/** How long a response from the record may be reused, in real milliseconds: shorter while the record is stale. */
export const freshFor = ({ staleSince }: RecordState): number =>
  staleSince === null ? Number.POSITIVE_INFINITY : A_SECOND
