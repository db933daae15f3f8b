import { expect, it } from 'vitest'
import { dollars } from './dollars.ts'

it('writes dollars, with cents only if there are any', () => {
  expect([10, 26.5, 1234, 0.014, -3.2].map(dollars)).toEqual(['$10', '$26.50', '$1,234', '$0.01', '−$3.20'])
})
