import { SelectField } from '../../ui/forms/field.tsx'
import type { FilledState } from './filled-place.ts'
import { useStateNames } from './state-names.ts'

type StateFieldProps = {
  words: { state: string; chooseState: string }
  state: FilledState
  states: readonly string[]
  error: string | undefined
  autoComplete?: string
  className?: string
}

/** The state of India that an address lies in: read in the language of the page, written in English. */
export function StateField({ words, state, states, ...rest }: StateFieldProps) {
  const nameOf = useStateNames()
  return (
    <SelectField
      {...rest}
      label={words.state}
      id="address.state"
      name="address.state"
      value={state.value}
      onChange={(event) => state.choose(event.target.value)}
    >
      <option value="">{words.chooseState}</option>
      {states.map((name) => (
        <option key={name} value={name}>
          {nameOf(name)}
        </option>
      ))}
    </SelectField>
  )
}
