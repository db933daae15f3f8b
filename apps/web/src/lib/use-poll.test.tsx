import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { Streaming, usePoll } from './use-poll.ts'

it('asks as often as documented while the live stream is down, and not at all while it is there', () => {
  expect(renderHook(() => usePoll(15_000)).result.current).toBe(15_000)
  const wrapper = ({ children }: { readonly children: ReactNode }) => <Streaming value={true}>{children}</Streaming>
  expect(renderHook(() => usePoll(15_000), { wrapper }).result.current).toBe(false)
})
