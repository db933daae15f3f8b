import { setImmediate as nextTurn } from 'node:timers/promises'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { Fact, Instant, LeagueKey } from '@fairline/domain'
import { z } from 'zod'

/** Facts whose shape is checked between two turns of the event loop. */
const SLICE = 250

/** What a batch of facts is about; it stands uncompressed in front of them. */
const FactsHead = z.object({ league: LeagueKey, upTo: Instant, count: z.number().int().min(1) })
export type FactsHead = z.infer<typeof FactsHead>

/** Packs facts of one league: length of the head in two bytes, the head as JSON, the facts as deflated JSON. */
export function packFacts(league: LeagueKey, upTo: Instant, facts: readonly Fact[]): Buffer {
  const head = Buffer.from(JSON.stringify({ league, upTo, count: facts.length } satisfies FactsHead))
  const length = Buffer.alloc(2)
  length.writeUInt16LE(head.length)
  // Batches are small and many: a higher level saves a tenth of the space and costs three times as much.
  return Buffer.concat([length, head, deflateRawSync(JSON.stringify(facts), { level: 1 })])
}

/** Reads what a packed batch is about, without unpacking it. @throws if it is something else */
export const readFactsHead = (payload: Buffer): FactsHead =>
  FactsHead.parse(JSON.parse(payload.subarray(2, factsStart(payload)).toString()))

/** Unpacks the facts of a batch; other work gets its turn in between. @throws if it is something else */
export async function unpackFacts(payload: Buffer): Promise<Fact[]> {
  const raw = z.array(z.unknown()).parse(parseDeflated(payload.subarray(factsStart(payload))))
  const facts: Fact[] = []
  for (const [i, fact] of raw.entries()) {
    facts.push(Fact.parse(fact))
    if (i % SLICE === SLICE - 1) await nextTurn()
  }
  return facts
}

const factsStart = (payload: Buffer): number => 2 + payload.readUInt16LE(0)
const parseDeflated = (bytes: Uint8Array): unknown => JSON.parse(inflateRawSync(bytes).toString())
