import * as z from 'zod/mini'

/** Describes what a field means and its unit, where it is declared; the OpenAPI document repeats it. */
export function describe<Schema extends z.ZodMiniType>(schema: Schema, description: string): Schema {
  z.globalRegistry.add(schema, { description })
  return schema
}

/** A number in percent, 0 to 100. */
export const percent = (description: string) =>
  describe(z.number().check(z.gte(0), z.lte(100)), `percent, 0–100: ${description}`)

/** A fraction of the stake. */
export const fraction = (description: string) => describe(z.number(), `fraction of the stake: ${description}`)

/** A moment on the wire. */
export const moment = (description: string) => describe(z.iso.datetime(), `ISO 8601, UTC: ${description}`)
