interface Props {
  readonly children: string
  /** How many it would leave; not shown where it is not known. */
  readonly count?: number
  readonly pressed: boolean
  readonly onPress: () => void
}

/** A filter that is on or off. */
export function Chip({ children, count, pressed, onPress }: Props) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onPress}
      className={`inline-flex min-h-11 items-center gap-1.5 rounded-full border px-3.5 text-sm font-medium motion-safe:transition ${
        pressed ? 'border-act bg-act text-ground' : 'border-line bg-raised text-ink hover:border-act'
      }`}
    >
      {pressed && <span aria-hidden="true">✓</span>}
      {children}
      {count !== undefined && <span className={pressed ? '' : 'text-soft'}>{count}</span>}
    </button>
  )
}
