import type { Funnel, PropFunnel } from '@fairline/contract'
import { plural } from '../lib/plural.ts'
import { Explain } from './explain.tsx'

interface FunnelLineProps {
  readonly of: Funnel | PropFunnel
  /** Names what is counted, where the list above holds other bets, too. */
  readonly label?: string
}

/** How many bets come through each step, in the same words on every screen. */
export function FunnelLine({ of, label }: FunnelLineProps) {
  return (
    <Explain says={'props' in of ? PROPS : BETS} className="rounded-md text-left text-sm text-soft">
      {label && `${label}: `}
      {stepsOf(of).join(' → ')}
    </Explain>
  )
}

const BETS =
  'Winner, spread and total of upcoming games. +EV: the best price pays more than our fair probability asks. Recommended: worth making now, a bet or a lean. Published: picks in the record, whatever they are worth now. Top picks: what the ball shows.'
const PROPS =
  'The best line and side of every player and stat. +EV: the best price pays more than our fair probability asks. Recommended: worth making now.'

function stepsOf(of: Funnel | PropFunnel): string[] {
  const looked = 'props' in of ? `${plural(of.props, 'prop')} looked at` : `${plural(of.prices, 'price')} looked at`
  const steps = [looked, `${count(of.positiveEv)} +EV`, `${count(of.recommended)} recommended`]
  return 'props' in of ? steps : [...steps, `${count(of.published)} published`, plural(of.topPicks, 'top pick')]
}

const count = (value: number): string => value.toLocaleString('en-US')
