import type { ReactNode } from 'react'
import { Button } from './button.tsx'

interface Props {
  readonly title: string
  readonly onRetry?: () => void
  readonly children?: ReactNode
}

/** Something could not be had: what, and a way to try again. */
export function FailedState({ title, onRetry, children }: Props) {
  return (
    <div role="alert" className="grid justify-items-start gap-3 rounded-xl border border-line bg-raised p-5">
      <div>
        <p className="font-semibold">
          <span className="text-against" aria-hidden="true">
            ⚠{' '}
          </span>
          {title}
        </p>
        {children}
      </div>
      {onRetry && <Button onClick={onRetry}>Try again</Button>}
    </div>
  )
}
