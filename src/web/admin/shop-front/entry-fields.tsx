import { useQuery } from '@tanstack/react-query'
import { listCategories, listPages } from '#contract/content/calls.ts'
import type { MenuEntry } from '#contract/settings/shop-front-types.ts'
import { SelectField, TextField } from '#web/ui/forms/field.tsx'
import { adminFront } from '#web/words/en/admin/content/shop-front.ts'
import { queryFor } from '../../cache.ts'

const words = adminFront.menus
const own = ''

type EntryFieldsProps = {
  entry: MenuEntry
  /** Which of them it is, for who does not see where it stands. */
  name: string
  /** True where visitors do not find what it leads to, and do not see it. */
  isNowhere: boolean
  faultOf: (field: keyof MenuEntry) => string | undefined
  onChange: (change: Partial<MenuEntry>) => void
}

/** What a link of a menu says and where it leads: a place of the shop by its name, or any address. */
export function EntryFields({ entry, name, isNowhere, faultOf, onChange }: EntryFieldsProps) {
  const groups = useTargets()
  const isKnown = groups.some(({ targets }) =>
    targets.some(({ address }) => address === entry.address),
  )
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <TextField
        label={words.label}
        aria-label={`${name}: ${words.label}`}
        error={faultOf('label')}
        maxLength={60}
        value={entry.label}
        onChange={({ currentTarget }) => onChange({ label: currentTarget.value })}
      />
      <LeadsTo
        name={name}
        groups={groups}
        chosen={isKnown ? entry.address : own}
        onChoose={(address) => onChange({ address })}
      />
      {!isKnown && (
        <TextField
          label={words.address}
          aria-label={`${name}: ${words.address}`}
          className="sm:col-span-2"
          hint={words.addressHint}
          error={faultOf('address')}
          maxLength={500}
          value={entry.address}
          onChange={({ currentTarget }) => onChange({ address: currentTarget.value })}
        />
      )}
      {isNowhere && <p className="text-sm text-lac sm:col-span-2">{words.nowhere}</p>}
    </div>
  )
}

type LeadsToProps = {
  name: string
  groups: Group[]
  chosen: string
  onChoose: (address: string) => void
}

/** A place of the shop by its name, or another address. */
function LeadsTo({ name, groups, chosen, onChoose }: LeadsToProps) {
  return (
    <SelectField
      label={words.leads}
      aria-label={`${name}: ${words.leads}`}
      value={chosen}
      onChange={({ currentTarget }) => onChoose(currentTarget.value)}
    >
      {groups.map(({ label, targets }) => (
        <optgroup key={label} label={label}>
          {targets.map((target) => (
            <option key={target.address} value={target.address}>
              {target.label}
            </option>
          ))}
        </optgroup>
      ))}
      <option value={own}>{words.other}</option>
    </SelectField>
  )
}

type Target = { address: string; label: string }
type Group = { label: string; targets: Target[] }

/** Where a menu may lead without an address being typed. */
function useTargets(): Group[] {
  const { data: categories = [] } = useQuery(queryFor(listCategories, {}))
  const { data: pages = [] } = useQuery(queryFor(listPages, {}))
  const lists = Object.entries(words.lists).map(([address, label]) => ({ address, label }))
  return [
    { label: words.groups.lists, targets: lists },
    {
      label: words.groups.categories,
      targets: categories.map(({ slug, name }) => ({ address: `/products/${slug}`, label: name })),
    },
    {
      label: words.groups.pages,
      targets: pages.map(({ slug, title }) => ({ address: `/${slug}`, label: title })),
    },
  ].filter(({ targets }) => targets.length > 0)
}
