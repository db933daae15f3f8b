import { useState } from 'react'

interface Props {
  readonly name: string
  readonly about: string
  readonly value: number | null
  readonly least: number
  readonly most: number
  /** Whether the field may be left blank. */
  readonly optional?: boolean
  /** Null if the field is emptied, which only an optional one may be. */
  readonly onChange: (value: number | null) => void
}

/** A number field; a number out of range, or none where one is needed, is reported and not saved. */
export function NumberField({ name, about, value, least, most, optional = false, onChange }: Props) {
  const [typed, setTyped] = useState(value === null ? '' : String(value))
  const isValid = (text: string) => (text.trim() === '' ? optional : Number(text) >= least && Number(text) <= most)
  const wrong = !isValid(typed)
  const change = (text: string) => {
    setTyped(text)
    if (isValid(text)) onChange(text.trim() === '' ? null : Number(text))
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
          ⚠ {name}: enter a number from {least.toLocaleString('en-US')} to {most.toLocaleString('en-US')}. Not saved
          yet.
        </span>
      )}
    </label>
  )
}
