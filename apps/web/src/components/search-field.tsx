interface Props {
  /** What is searched, in words; read out, and shown while nothing is typed. */
  readonly label: string
  readonly value: string
  readonly onChange: (text: string) => void
}

/** Finds by what is typed; never more than 100 letters. */
export function SearchField({ label, value, onChange }: Props) {
  return (
    <input
      type="search"
      aria-label={label}
      placeholder={label}
      maxLength={100}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      className="min-h-11 w-full rounded-lg border border-line bg-sunken px-3 placeholder:text-soft"
    />
  )
}
