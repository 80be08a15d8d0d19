import { Choice } from '../forms/choice.tsx'

type StateChoiceProps<State extends string> = {
  words: { state: string; every: string }
  states: readonly State[]
  labelOf: (state: State) => string
  chosen: State | undefined
  set: (change: { state: State | '' }) => void
  className?: string
}

/** The state that a list is narrowed to, or every one. */
export function StateChoice<State extends string>(props: StateChoiceProps<State>) {
  const { words, states, labelOf, chosen, set, className } = props
  return (
    <Choice
      label={words.state}
      every={words.every}
      options={states.map((one) => [one, labelOf(one)])}
      chosen={chosen ?? ''}
      onChoose={(state) => set({ state })}
      {...(className && { className })}
    />
  )
}
