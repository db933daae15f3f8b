import { leagues } from '@fairline/domain'
import type { PropsReport } from '@fairline/engine'
import { createElement as h } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { LeagueWalk } from './league-walk.ts'
import { auditSection } from './sections/audit-section.ts'
import { leagueSection } from './sections/league-section.ts'
import { overview } from './sections/overview.ts'
import { propsSection } from './sections/props-section.ts'
import { styles } from './styles.ts'

/** What the page is made of. */
export interface PageContent {
  readonly walks: readonly LeagueWalk[]
  readonly props: readonly PropsReport[]
  /** When it was made, in ISO 8601. */
  readonly madeAt: string
}

/** One HTML page that needs nothing else: no script, no font, no picture from elsewhere. */
export function page({ walks, props, madeAt }: PageContent): string {
  const body = h(
    'html',
    { lang: 'en' },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
      h('title', null, 'How right is Fairline?'),
      h('style', { dangerouslySetInnerHTML: { __html: styles } }),
    ),
    h(
      'body',
      null,
      h(
        'main',
        null,
        h('h1', null, 'How right is Fairline?'),
        h(
          'p',
          null,
          `Walked through recorded seasons game by game, from nothing that was not known before each; made ${madeAt.slice(0, 10)}. For entertainment: nothing here promises profit.`,
        ),
        h(
          'nav',
          { 'aria-label': 'Leagues' },
          ...walks.map(({ league }) => h('a', { key: league, href: `#${league}` }, leagues[league].name)),
          ...(props.length > 0 ? [h('a', { key: 'props', href: '#props' }, 'Player props')] : []),
          h('a', { key: 'audit', href: '#audit' }, 'Audit'),
        ),
        overview(walks),
        ...(props.length > 0 ? [propsSection(props)] : []),
        ...walks.map(leagueSection),
        auditSection(walks),
      ),
      h('footer', null, h('p', null, SOURCES)),
    ),
  )
  return `<!doctype html>\n${renderToStaticMarkup(body)}\n`
}

const SOURCES =
  'Forecasts to compare with: FiveThirtyEight (CC BY 4.0). Soccer results and prices: Football-Data.co.uk. American odds: Sportsbook Reviews Online archives, pwu97/bettingtools (Peter Wu). Fights: Ultimate UFC Dataset, M. Dabbert (CC BY 4.0). International results: Mart Jürisoo. The information used here was obtained free of charge from and is copyrighted by Retrosheet. Interested parties may contact Retrosheet at www.retrosheet.org.'
