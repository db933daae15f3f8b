import { useId } from 'react'

interface Props<Value extends string> {
  readonly name: string
  readonly about?: string
  readonly options: readonly { readonly value: Value; readonly name: string }[]
  readonly chosen: Value
  readonly onChoose: (value: Value) => void
}

/** One of a few: a row of radio buttons, as wide as they need. */
export function Choice<Value extends string>({ name, about, options, chosen, onChoose }: Props<Value>) {
  const group = useId()
  return (
    <fieldset>
      <legend className="font-semibold">{name}</legend>
      {about && <p className="text-sm text-soft">{about}</p>}
      <div className="mt-2 flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-lg border border-line bg-raised px-3 has-checked:border-act has-focus-visible:outline-2 has-focus-visible:outline-act"
          >
            <input
              type="radio"
              name={group}
              value={option.value}
              checked={option.value === chosen}
              onChange={() => onChoose(option.value)}
              className="accent-act"
            />
            {option.name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
