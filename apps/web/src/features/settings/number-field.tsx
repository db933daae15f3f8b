import { useState } from 'react'

interface Props {
  readonly name: string
  readonly about: string
  readonly value: number | null
  readonly least: number
  readonly most: number
  /** Null where the field is emptied. */
  readonly onChange: (value: number | null) => void
}

/** A number field; a number out of range is reported and not saved. */
export function NumberField({ name, about, value, least, most, onChange }: Props) {
  const [typed, setTyped] = useState(value === null ? '' : String(value))
  const number = Number(typed)
  const wrong = typed.trim() !== '' && !(number >= least && number <= most)
  const change = (text: string) => {
    setTyped(text)
    if (text.trim() === '') onChange(null)
    else if (Number(text) >= least && Number(text) <= most) onChange(Number(text))
  }
  return (
    <label className="grid gap-1">
      <span className="font-semibold">{name}</span>
      <span className="text-sm text-soft">{about}</span>
      <input
        inputMode="decimal"
        value={typed}
        aria-invalid={wrong}
        maxLength={9}
        onChange={({ target }) => change(target.value)}
        className="min-h-11 max-w-40 rounded-lg border border-line bg-sunken px-3"
      />
      {wrong && (
        <span role="alert" className="text-sm text-against">
          ⚠ Enter a number from {least.toLocaleString('en-US')} to {most.toLocaleString('en-US')}. Not saved yet.
        </span>
      )}
    </label>
  )
}
