import { SelectField } from '../../ui/forms/field.tsx'
import type { FilledState } from './filled-place.ts'

type StateFieldProps = {
  words: { state: string; chooseState: string }
  state: FilledState
  states: readonly string[]
  error: string | undefined
  autoComplete?: string
  className?: string
}

/** The state of India that an address lies in. */
export function StateField({ words, state, states, ...rest }: StateFieldProps) {
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
        <option key={name}>{name}</option>
      ))}
    </SelectField>
  )
}
