import type { Fact, Instant } from '@fairline/domain'
import type { FactSource } from '@fairline/engine'

/** Facts of all leagues. @param after  null for all that stands at `until` */
export const factsOf = async (source: FactSource, after: Instant | null, until: Instant): Promise<Fact[]> =>
  (await Promise.all(source.covers.map((league) => source.facts(league, after, until)))).flat()
