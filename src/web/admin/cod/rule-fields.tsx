import { useId } from 'react'
import type { Category } from '#contract/content/types.ts'
import { codOutcomes } from '#domain/cod/cod-rules.ts'
import { IconButton } from '#web/ui/button.tsx'
import { CheckField, SelectField, TextField } from '#web/ui/forms/field.tsx'
import { TrashIcon } from '#web/ui/page-icons.tsx'
import { adminCod as words } from '#web/words/en/admin/cod.ts'
import { OrderButtons } from '../parts/lists/order-buttons.tsx'
import type { RuleValues } from './rule-values.ts'

type RuleFieldsProps = {
  /** From 1, and of how many. */
  place: number
  count: number
  rule: RuleValues
  categories: readonly Category[]
  /** Named as the server names them, without the place: `min`. */
  faults: Record<string, string>
  onChange: (change: Partial<RuleValues>) => void
  onMove: (by: -1 | 1) => void
  onRemove: () => void
}

/** One rule: what has to hold, and what follows. */
export function RuleFields(props: RuleFieldsProps) {
  const { place, count, rule, onChange, onMove, onRemove } = props
  const title = useId()
  return (
    <li aria-labelledby={title} className="border border-line p-4">
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <h3 id={title} className="me-auto font-sans font-semibold">
          {words.rule(place)}
        </h3>
        <CheckField
          label={words.active}
          checked={rule.isActive}
          onChange={(event) => onChange({ isActive: event.currentTarget.checked })}
        />
        <OrderButtons
          earlier={words.earlier(place)}
          later={words.later(place)}
          isFirst={place === 1}
          isLast={place === count}
          onMove={onMove}
        />
        <IconButton label={words.remove(place)} onClick={onRemove}>
          <TrashIcon className="size-5" />
        </IconButton>
      </div>
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
        <Conditions {...props} />
        <Outcome {...props} />
      </div>
    </li>
  )
}

/** A field of text of a rule. */
const fieldOf =
  ({ rule, faults, onChange }: RuleFieldsProps) =>
  (name: 'pins' | 'min' | 'max' | 'refusals' | 'advance' | 'words', fault: string) => ({
    label: words[name],
    value: rule[name],
    error: faults[fault],
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ [name]: event.currentTarget.value }),
  })

function Conditions(props: RuleFieldsProps) {
  const { rule, categories, onChange } = props
  const field = fieldOf(props)
  return (
    <>
      <TextField {...field('min', 'min')} inputMode="decimal" />
      <TextField {...field('max', 'max')} inputMode="decimal" />
      <TextField {...field('pins', 'pinPrefixes')} hint={words.pinsHint} />
      <SelectField
        label={words.buyer}
        value={rule.buyer}
        onChange={({ target: { value } }) => onChange({ buyer: value as RuleValues['buyer'] })} // By its options.
      >
        {(['any', 'new', 'known'] as const).map((buyer) => (
          <option key={buyer} value={buyer}>
            {words.buyers[buyer]}
          </option>
        ))}
      </SelectField>
      <TextField
        {...field('refusals', 'refusalsAtLeast')}
        inputMode="numeric"
        hint={words.refusalsHint}
      />
      {categories.length > 0 && <Categories {...props} />}
    </>
  )
}

/** One piece of any of them is enough. */
function Categories({ rule, categories, onChange }: RuleFieldsProps) {
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium">{words.categories}</legend>
      <div className="grid max-h-40 gap-1 overflow-y-auto">
        {categories.map(({ id, name }) => (
          <CheckField
            key={id}
            label={name}
            checked={rule.categoryIds.includes(id)}
            onChange={({ currentTarget: { checked } }) =>
              onChange({ categoryIds: withOne(rule.categoryIds, id, checked) })
            }
          />
        ))}
      </div>
    </fieldset>
  )
}

const withOne = (ids: readonly number[], id: number, isIn: boolean) =>
  isIn ? [...ids, id] : ids.filter((one) => one !== id)

function Outcome(props: RuleFieldsProps) {
  const { rule, onChange } = props
  const field = fieldOf(props)
  return (
    <>
      <SelectField
        label={words.outcome}
        value={rule.outcome}
        onChange={({ target: { value } }) => onChange({ outcome: value as RuleValues['outcome'] })} // By its options.
      >
        {codOutcomes.map((outcome) => (
          <option key={outcome} value={outcome}>
            {words.outcomes[outcome]}
          </option>
        ))}
      </SelectField>
      {rule.outcome === 'part-advance' && (
        <TextField {...field('advance', 'advance')} hint={words.advanceHint} />
      )}
      {rule.outcome === 'refuse' && (
        <TextField {...field('words', 'words')} hint={words.wordsHint} maxLength={200} />
      )}
    </>
  )
}
