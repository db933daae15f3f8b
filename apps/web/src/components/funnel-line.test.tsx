import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { funnel } from '../../testing/answers.ts'
import { show } from '../../testing/show.tsx'
import { FunnelLine } from './funnel-line.tsx'

it('counts every step, and names the EV as not known where it is not', () => {
  show(<FunnelLine of={funnel} />)
  expect(screen.getByText(/344 prices looked at → 36 \+EV → 26 recommended → 2 top picks/)).toBeInTheDocument()
  show(<FunnelLine of={{ ...funnel, positiveEv: null, recommended: 0, topPicks: 0 }} />)
  expect(screen.getByText(/344 prices looked at → EV not known yet → 0 recommended/)).toBeInTheDocument()
})
