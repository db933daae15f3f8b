import type { ReactNode } from 'react'
import { Explain } from './explain.tsx'

interface Props {
  readonly name: ReactNode
  readonly children: ReactNode
  readonly says?: string
  readonly note?: ReactNode
}

/** One key figure of a screen. */
export function StatTile({ name, children, says, note }: Props) {
  const body = (
    <>
      <span className="block text-xs text-soft">{name}</span>{' '}
      <span className="scoreboard mt-0.5 block text-2xl font-semibold">{children}</span>
      {note && <span className="mt-0.5 block text-xs text-soft">{note}</span>}
    </>
  )
  const look = 'flex h-full w-full flex-col rounded-xl border border-line bg-raised p-3'
  return says ? (
    <Explain says={says} className={look}>
      {body}
    </Explain>
  ) : (
    <div className={look}>{body}</div>
  )
}
