import { useId } from 'react'
import type { Display } from '#contract/settings/types.ts'
import { policy } from '#domain/policy.ts'
import { SelectField } from '#web/ui/forms/field.tsx'
import { admin } from '#web/words/en/admin.ts'

const words = admin.settings.display
const choices: Display[] = ['grid', 'carousel']

type SectionFieldsProps = {
  title: string
  display: Display
  count: number
  onDisplay: (display: Display) => void
  onCount: (count: number) => void
}

/** How one section of the home page is shown, and how many products it holds. */
export function SectionFields({ title, display, count, onDisplay, onCount }: SectionFieldsProps) {
  const name = useId()
  return (
    <fieldset className="border border-line bg-card px-4 pt-2 pb-4">
      <legend className="px-1 font-medium">{title}</legend>
      <div className="flex flex-wrap items-end justify-between gap-4">
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
    </fieldset>
  )
}

/** 3, 4, 6, 8, 9 and 12, with an odd stored value in its place (decisions). */
export function countChoices(stored: number): number[] {
  return [...new Set([...policy.sectionCounts, stored])].sort((a, b) => a - b)
}
