import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openApi, routes } from '@fairline/contract'
import { describe, expect, it } from 'vitest'
import { canRead, specification } from '../can-run.ts'
import { documentedFields } from './documented-fields.ts'
import { pathWithExample } from './path-with-example.ts'
import { reads, responseOf, simulated } from './simulated-responses.ts'

const described = openApi('test') as { paths: Record<string, unknown> }

/** All lists of objects in an answer, by where they stand. */
function listsIn(value: unknown, at = ''): [string, Record<string, unknown>[]][] {
  if (Array.isArray(value)) {
    const rows = value.filter((row): row is Record<string, unknown> => typeof row === 'object' && row !== null)
    return [
      ...(rows.length > 0 ? [[at, rows] as [string, Record<string, unknown>[]]] : []),
      ...rows.slice(0, 1).flatMap((row) => listsIn(row, `${at}[]`)),
    ]
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => listsIn(inner, `${at}.${key}`))
}

/** Whether something stands where a path leads; of lists the first row that has the next step is looked at. */
function stands(value: unknown, path: readonly string[]): boolean {
  const [step, ...rest] = path
  if (step === undefined) return true
  const isList = step.endsWith('[]')
  if (typeof value !== 'object' || value === null) return false
  const inner = (value as Record<string, unknown>)[isList ? step.slice(0, -2) : step]
  if (inner === undefined) return false
  if (!isList) return rest.length === 0 || stands(inner, rest)
  return Array.isArray(inner) && inner.some((row) => stands(row, rest))
}

/** Every read responds in the shape and units it promises, with every field the documents name. */
export function testEveryRoute(): void {
  describe.each(reads.map((route) => [route.path, pathWithExample(route.path), route] as const))(
    '%s',
    (_, path, route) => {
      it('answers 200 with every field it names', async () => {
        const response = await simulated.app.inject(path())
        expect(response.statusCode).toBe(200)
        const read = route.answer.safeParse(response.json())
        expect(read.success ? [] : read.error.issues).toEqual([])
      })

      it('gives no number that is the same in every row, unless it says that it is', async () => {
        const schema = JSON.stringify(described.paths[route.path])
        const said = (key: string) => new RegExp(`"${key}":\\{[^{}]*constant`).test(schema)
        const isConstant = (values: readonly unknown[]) =>
          values.every((value) => typeof value === 'number') && new Set(values).size === 1
        const constant = [...listsIn(await responseOf(path()))]
          .filter(([, rows]) => rows.length >= 12)
          .flatMap(([at, rows]) =>
            Object.keys(rows[0]!).map((key) => ({ at, key, values: rows.map((row) => row[key]) })),
          )
          .filter(({ key, values }) => isConstant(values) && !said(key))
        expect(constant.map(({ at, key }) => `${at}.${key}`)).toEqual([])
      })

      it('holds no number that is none', async () => {
        expect((await simulated.app.inject(path())).body).not.toMatch(/NaN|Infinity|undefined/)
      })
    },
  )

  const hasDocuments = canRead('calls of the specification', specification)
  const calls = (hasDocuments ? ['1-home-and-overlays.md', '2-standalone-pages.md'] : [])
    .map((name) => readFileSync(join(specification, name), 'utf8'))
    .flatMap((text) => [...text.matchAll(/^\| (GET|POST|DELETE) (\/api\/[^\s|?]+)/gm)])
    .map(([, method = '', path = '']) => `${method} ${path}`)

  describe('the calls that both documents name', () => {
    it.skipIf(!hasDocuments)('are all routes of this app', () => {
      const known = new Set(routes.map(({ method, path }) => `${method} ${path}`))
      expect(calls.length).toBeGreaterThan(40)
      expect(calls.filter((call) => !known.has(call))).toEqual([])
      expect(calls.filter((call) => call.startsWith('GET') && !documentedFields[call])).toEqual([])
    })

    it.each(Object.entries(documentedFields))('%s carries every field they name', async (call, fields) => {
      const response = await responseOf(pathWithExample(call.slice(4))())
      // Nothing is drawn if no prop clears the bar: then it says so.
      if (response.prop === null)
        return expect(response).toMatchObject({ success: false, message: expect.stringMatching(/./) })
      expect(fields.split(' ').filter((field) => !stands(response, field.split('.')))).toEqual([])
    })
  })
}
