import { expect, it } from 'vitest'
import { type SharePlatform, shareLink } from './share-link.ts'
import { shareText } from './share-text.ts'

it.each<readonly [SharePlatform, string]>([
  ['twitter', 'text'],
  ['facebook', 'quote'],
  ['reddit', 'title'],
  ['telegram', 'text'],
])('puts the text where %s reads it, and keeps the rest of the link', (platform, name) => {
  const link = new URL(
    shareLink(`https://x.example/share?url=u&${name}=old`, { platform, text: 'new & +110', site: 's' }),
  )
  expect([...link.searchParams]).toEqual([
    ['url', 'u'],
    [name, 'new & +110'],
  ])
})

it('tells WhatsApp the address within the text', () => {
  const options = { platform: 'whatsapp', text: 'new', site: 'https://fairline.example/' } as const
  expect(new URL(shareLink('https://wa.me/?text=old', options)).searchParams.get('text')).toBe(
    'new https://fairline.example/',
  )
})

it('rounds confidence down, and says only of a simulated league that its prices are invented', () => {
  const prediction = {
    id: 'p',
    sport: 'MLB',
    predictionType: 'Total',
    anonymizedInsight: 'MLB total -1.5',
    odds: -150,
    confidence: 79.9,
    shareableText: '',
    hashtags: [],
    timestamp: '2026-07-15T19:00:00.000Z',
    metadata: { successRate: null, sample: 0, winStreak: null },
  }
  expect(shareText(prediction, { odds: 'decimal', isSimulated: false })).toBe(
    'MLB total −1.5 at 1.67; 79% chance to beat the closing line. For entertainment only, not for actual gambling.',
  )
  expect(shareText(prediction, { odds: 'american', isSimulated: true })).toContain(
    'at −150; 79% chance to beat the closing line. Simulated league: the prices are invented.',
  )
})
