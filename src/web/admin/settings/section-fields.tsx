import { type ReactNode, useId } from 'react'
import type { Display } from '#contract/settings/types.ts'
import { policy } from '#domain/policy.ts'
import { SelectField } from '#web/ui/forms/field.tsx'
import { admin } from '#web/words/en/admin.ts'

const words = admin.settings.display
const choices: Display[] = ['grid', 'carousel']

type ListChoice = {
  display: Display
  count: number
  onDisplay: (display: Display) => void
  onCount: (count: number) => void
}

type SectionFieldsProps = {
  title: string
  /** Of a section that shows sarees. */
  list?: ListChoice | undefined
  children: ReactNode
}

/** One section of the home page: when it is shown, and of a list of sarees how, and how many. */
export function SectionFields({ title, list, children }: SectionFieldsProps) {
  return (
    <fieldset className="border border-line bg-card px-4 pt-2 pb-4">
      <legend className="px-1 font-medium">{title}</legend>
      {children}
      {list && <ListFields title={title} {...list} />}
    </fieldset>
  )
}

function ListFields({ title, display, count, onDisplay, onCount }: ListChoice & { title: string }) {
  const name = useId()
  return (
    <div className="mt-4 flex flex-wrap items-end justify-between gap-4">
      <fieldset>
        <legend className="mb-1 text-sm text-soft">{words.type}</legend>
        <div className="flex flex-wrap gap-x-6">
          {choices.map((choice) => (
            <label key={choice} className="flex min-h-11 items-center gap-2">
              <input
                type="radio"
                name={name}
                className="size-5"
                checked={display === choice}
                onChange={() => onDisplay(choice)}
              />
              {words[choice]}
            </label>
          ))}
        </div>
      </fieldset>
      <SelectField
        label={words.count}
        aria-label={words.countOf(title)}
        className="w-44"
        value={count}
        onChange={(event) => onCount(Number(event.target.value))}
      >
        {countChoices(count).map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

/** 3, 4, 6, 8, 9 and 12, with an odd stored value in its place (decisions). */
export function countChoices(stored: number): number[] {
  return [...new Set([...policy.sectionCounts, stored])].sort((a, b) => a - b)
}
