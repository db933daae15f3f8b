import * as z from 'zod/mini'

/** `describe.ts` for the browser, which never reads descriptions: the same schemas without them, shared where that file creates one per field. */

const PERCENT = z.number().check(z.gte(0), z.lte(100))
const FRACTION = z.number()
const MOMENT = z.iso.datetime()

// @__NO_SIDE_EFFECTS__
export function describe<Schema extends z.ZodMiniType>(schema: Schema, _description: string): Schema {
  return schema
}

/** A number in percent, 0 to 100. */
export const percent = (_description: string) => PERCENT

/** A fraction of the stake. */
export const fraction = (_description: string) => FRACTION

/** A moment on the wire. */
export const moment = (_description: string) => MOMENT
