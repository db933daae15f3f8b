import { type FormEvent, useState } from 'react'
import { Button } from '../../components/button.tsx'

interface Props {
  readonly name: string
  readonly about: string
  readonly label: string
  readonly names: readonly string[]
  readonly onChange: (names: string[]) => void
}

/** Names to keep: typed and added, pressed and removed. */
export function NameList({ name, about, label, names, onChange }: Props) {
  const [typed, setTyped] = useState('')
  const add = (event: FormEvent) => {
    event.preventDefault()
    const fresh = typed.trim()
    if (fresh !== '' && !names.includes(fresh)) onChange([...names, fresh])
    setTyped('')
  }
  return (
    <fieldset>
      <legend className="font-semibold">{name}</legend>
      <p className="text-sm text-soft">{about}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        {names.map((one) => (
          <button
            key={one}
            type="button"
            aria-label={`Remove ${one}`}
            onClick={() => onChange(names.filter((other) => other !== one))}
            className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-raised px-3.5"
          >
            {one} <span aria-hidden="true">✕</span>
          </button>
        ))}
      </div>
      <form onSubmit={add} className="mt-2 flex gap-2">
        <input
          aria-label={label}
          placeholder={label}
          value={typed}
          maxLength={80}
          onChange={({ target }) => setTyped(target.value)}
          className="min-h-11 w-full max-w-xs rounded-lg border border-line bg-sunken px-3 placeholder:text-soft"
        />
        <Button type="submit">Add</Button>
      </form>
    </fieldset>
  )
}
