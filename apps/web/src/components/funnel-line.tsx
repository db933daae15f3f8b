import type { Funnel, PropFunnel } from '@fairline/contract'
import { plural } from '../lib/plural.ts'
import { useOwnBooks } from '../lib/use-own-books.ts'
import { Explain } from './explain.tsx'

/** How many bets come through each step, in the same words on every screen, and which bets they are: at the visitor's own books if there are any. */
export function FunnelLine({ of }: { readonly of: Funnel | PropFunnel }) {
  const ownBooks = useOwnBooks()
  return (
    <Explain says={explanationOf(of, ownBooks)} className="rounded-md text-left text-sm text-soft">
      {'props' in of ? 'Player props' : 'Winner, spread and total before the start'}:{' '}
      {stepsOf(of, ownBooks).join(' → ')}
      {'published' in of && ` · ${count(of.published)} published on upcoming games${ownBooks ? ' at all books' : ''}`}
    </Explain>
  )
}

function explanationOf(of: Funnel | PropFunnel, ownBooks: boolean): string {
  const best = ownBooks ? 'the best price at your books' : 'the best price'
  const steps = `+EV: ${best} pays more than our fair probability asks. Recommended: worth making now`
  if ('props' in of) return `The best line and side of every player and stat. ${steps}.`
  return `Winner, spread and total of upcoming games. ${steps}, a bet or a lean. Top picks: what the ball shows. Published: picks in the record, decided at the prices of all books, whatever they are worth now.`
}

function stepsOf(of: Funnel | PropFunnel, ownBooks: boolean): string[] {
  const at = ownBooks ? ' at your books' : ''
  const looked = 'props' in of ? plural(of.props, 'prop') : plural(of.prices, 'price')
  const positive = of.positiveEv === null ? 'EV not known yet' : `${count(of.positiveEv)} +EV`
  const steps = [`${looked}${at} looked at`, positive, `${count(of.recommended)} recommended`]
  if ('props' in of) return steps
  return [...steps, plural(of.topPicks, 'top pick')]
}

const count = (value: number): string => value.toLocaleString('en-US')
