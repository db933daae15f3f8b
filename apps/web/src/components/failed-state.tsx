import type { ReactNode } from 'react'
import { Button } from './button.tsx'

interface Props {
  readonly title: string
  readonly onRetry?: () => void
  readonly retryText?: string
  readonly children?: ReactNode
}

/** Says what failed, with a way to try again. */
export function FailedState({ title, onRetry, retryText = 'Try again', children }: Props) {
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
      {onRetry && <Button onClick={onRetry}>{retryText}</Button>}
    </div>
  )
}
