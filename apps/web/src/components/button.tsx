import type { ComponentProps } from 'react'

type Look = 'primary' | 'quiet' | 'bare'

const looks: Readonly<Record<Look, string>> = {
  primary: 'border-act bg-act text-ground font-semibold hover:brightness-110',
  quiet: 'border-line bg-raised text-ink hover:border-act',
  bare: 'border-transparent text-act hover:underline',
}

/** Something to press; 44 px high, so that a thumb hits it. */
export function Button({
  look = 'quiet',
  className = '',
  ...rest
}: ComponentProps<'button'> & { readonly look?: Look }) {
  return (
    <button
      type="button"
      className={`inline-flex min-h-11 items-center justify-center gap-2 rounded-lg border px-4 motion-safe:transition-colors disabled:cursor-not-allowed disabled:opacity-50 ${looks[look]} ${className}`}
      {...rest}
    />
  )
}
