import { expect, it } from 'vitest'
import type { Coding } from './content-coding.ts'
import { decodeBytes, encodeBytes } from './encode-bytes.ts'

it.each<Coding>(['br', 'gzip', 'plain'])(
  'gives back what it was given as %s, also if it fills many buffers',
  (coding) => {
    const plain = Buffer.from(Array.from({ length: 20_000 }, (_, i) => (i * 7919) % 10_007).join(' '))
    const encoded = encodeBytes(plain, coding)
    expect(decodeBytes(encoded, coding).equals(plain)).toBe(true)
    if (coding !== 'plain') expect(encoded.length).toBeLessThan(plain.length / 2)
  },
)
