import { globSync, readFileSync } from 'node:fs'
import * as models from '@fairline/models'
import * as numeric from '@fairline/numeric'
import * as odds from '@fairline/odds'
import { describe, expect, it } from 'vitest'

// Every function on the face of a maths package carries the whole docstring, and its examples are true.
const faces: Record<string, unknown> = { ...numeric, ...odds, ...models }
const files = globSync('packages/{numeric,odds,models}/src/**/*.ts').filter((file) => !file.endsWith('.test.ts'))
const sources = Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')]))
const exported = /(?<doc>\/\*\*(?:(?!\*\/)[\s\S])*\*\/)?\s*export function (?<name>\w+)/g
const example = /@example (?<code>.+?) \/\/ => (?<answer>.+)/g

// The examples are our own source, read from this repository.
const evaluate = (code: string): unknown =>
  // oxlint-disable-next-line typescript/no-implied-eval
  new Function(...Object.keys(faces), `return (${code})`)(...Object.values(faces))

describe('the docstrings of the maths packages', () => {
  for (const [file, text] of Object.entries(sources)) {
    for (const { groups } of text.matchAll(exported)) {
      const { name, doc } = groups as { name: string; doc?: string }
      if (!(name in faces)) continue
      it.each(['@param', '@returns', '@throws', '@source'])(`${name} has %s`, (tag) => {
        expect(doc ?? '', file).toContain(tag)
      })
    }
    for (const { groups } of text.matchAll(example)) {
      const { code, answer } = groups as { code: string; answer: string }
      it(`is true: ${code}`, () => expect(evaluate(code)).toEqual(evaluate(answer)))
    }
  }

  it('found the functions it is about', () => {
    expect(Object.keys(sources).length).toBeGreaterThan(30)
  })
})
