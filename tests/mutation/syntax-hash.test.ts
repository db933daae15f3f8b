import { describe, expect, it } from 'vitest'
import { syntaxHash } from './syntax-hash.ts'

const hashOf = (source: string) => syntaxHash('a.ts', source)
const original = `
  import { logit } from './logit.ts'
  /** A comment. */
  export function edgeOf(price: number, probability: number): number {
    if (price <= 1) throw new RangeError(\`a price above 1 is needed, got \${price}\`)
    return price * probability - 1
  }
`

describe('the hash of a source', () => {
  it.each([
    ['names', original.replaceAll('edgeOf', 'worthOf').replaceAll('price', 'odds')],
    ['imports', original.replace('./logit.ts', '../log-odds/logit.ts')],
    ['comments and layout', original.replace('/** A comment. */', '').replaceAll('\n', '\n\n')],
    ['types', original.replaceAll(': number', '')],
  ])('does not change with %s', (_, changed) => {
    expect(changed).not.toBe(original)
    // The text of the message is code: where a name in it changes, so does the hash.
    expect(hashOf(changed.replace('a odds above', 'a price above'))).toBe(hashOf(original))
  })

  it.each([
    ['fields', 'export const a = { b: 1, ... { c: 2, d } }', 'export const a = { b: 1, c: 2, d }'],
    ['items', 'export const a = [b, ... [1, c]]', 'export const a = [b, 1, c]'],
    ['constants', 'const [ A, B] = [one, 2] as const', 'const A = one\nconst B = 2'],
  ])('does not change with %s that are packed', (_, packed, unpacked) => {
    expect(hashOf(packed)).toBe(hashOf(unpacked))
    expect(hashOf(packed)).not.toBe(hashOf(packed.replace('1', '3').replace('2', '3')))
  })

  it.each([
    ['an operator', original.replace('<=', '<')],
    ['a number', original.replace('- 1', '- 2')],
    ['a text', original.replace('a price above', 'a price over')],
    ['a statement', original.replace(/if .*/, '')],
    ['a pattern', `${original} const pattern = /a/`],
    ['two names that are swapped', original.replace('price * probability - 1', 'probability * price - 1')],
    ['a function of the language', `${original} export const most = Math.max`],
  ])('changes with %s', (_, changed) => {
    expect(hashOf(changed)).not.toBe(hashOf(original))
  })

  it.each([
    ['some', 'every'],
    ['startsWith', 'endsWith'],
    ['indexOf', 'lastIndexOf'],
  ])('tells %s and %s apart', (one, other) => {
    const using = (method: string) => `export const found = (list, value) => list.${method}(value)`
    expect(hashOf(using(one))).not.toBe(hashOf(using(other)))
  })

  it('tells Math.min and Math.max apart, and modules that are loaded later', () => {
    expect(hashOf('export const least = Math.min')).not.toBe(hashOf('export const least = Math.max'))
    expect(hashOf('export const load = () => import("./a.ts")')).not.toBe(
      hashOf('export const load = () => import("./b.ts")'),
    )
    expect(hashOf('export { a } from "./a.ts"')).toBe(hashOf('export { a } from "./b.ts"'))
  })

  it('tells patterns apart', () => {
    expect(hashOf('export const pattern = /a+/')).not.toBe(hashOf('export const pattern = /a*/'))
  })

  it('says which file is no TypeScript', () => {
    expect(() => syntaxHash('bad.ts', 'const = 1')).toThrow(/^bad\.ts: /)
  })
})
