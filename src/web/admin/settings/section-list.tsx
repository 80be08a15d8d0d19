import type { EditedSettings } from '#contract/settings/types.ts'
import type { HomeSection } from '#domain/home-page/home-sections.ts'
import { CheckField, TextField } from '#web/ui/forms/field.tsx'
import { admin } from '#web/words/en/admin.ts'
import { OrderButtons } from '../parts/lists/order-buttons.tsx'
import { moved } from '../parts/lists/use-order.ts'
import { SectionFields } from './section-fields.tsx'

const { display } = admin.settings
const words = display.sections

/** How the list of a section is named among the settings of the specification. */
const settingOf = {
  newArrivals: 'newArrivals',
  premium: 'premiumProducts',
  trending: 'trendingProducts',
} as const

export const sectionName = (name: HomeSection['name']): string =>
  name in settingOf
    ? display[settingOf[name as keyof typeof settingOf]] // By the test before.
    : words[name as Exclude<HomeSection['name'], keyof typeof settingOf>] // By the same.

export type DisplayValues = Omit<EditedSettings, 'sections'> & { sections: HomeSection[] }

type SectionListProps = {
  values: DisplayValues
  faults: Record<string, string>
  onChange: (change: Partial<DisplayValues>) => void
}

/** What the home page shows below its first screen: in which order, called what, from when to when. */
export function SectionList({ values, faults, onChange }: SectionListProps) {
  const { sections } = values
  return (
    <>
      <p className="mb-4 max-w-prose text-soft">{words.text}</p>
      <ol className="flex flex-col gap-5">
        {sections.map((section, at) => (
          <li key={section.name}>
            <SectionFields
              title={sectionName(section.name)}
              list={listOf(section.name, values, onChange)}
            >
              <SectionRow
                section={section}
                fault={faults[`sections.${at}.until`]}
                isFirst={at === 0}
                isLast={at === sections.length - 1}
                onMove={(by) => onChange({ sections: moved(sections, at, at + by) })}
                onChange={(change) =>
                  onChange({ sections: sections.with(at, { ...section, ...change }) })
                }
              />
            </SectionFields>
          </li>
        ))}
      </ol>
    </>
  )
}

/** Grid or carousel and how many, of a section that is a list of sarees. */
function listOf(
  name: HomeSection['name'],
  values: DisplayValues,
  onChange: SectionListProps['onChange'],
) {
  const setting = name in settingOf ? settingOf[name as keyof typeof settingOf] : undefined // By the test.
  if (!setting) return undefined
  return {
    display: values[`${setting}Display`],
    count: values[`${setting}Count`],
    onDisplay: (chosen: 'grid' | 'carousel') => onChange({ [`${setting}Display`]: chosen }),
    onCount: (count: number) => onChange({ [`${setting}Count`]: count }),
  }
}

type SectionRowProps = {
  section: HomeSection
  fault: string | undefined
  isFirst: boolean
  isLast: boolean
  onMove: (by: -1 | 1) => void
  onChange: (change: Partial<HomeSection>) => void
}

function SectionRow({ section, fault, onMove, onChange, ...place }: SectionRowProps) {
  const name = sectionName(section.name)
  const day = (field: 'from' | 'until') => ({
    type: 'date',
    label: words[field],
    'aria-label': `${name}: ${words[field]}`,
    value: section[field] ?? '',
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ [field]: event.currentTarget.value || null }),
  })
  return (
    <div className="grid items-start gap-4 sm:grid-cols-[1fr_auto_auto]">
      <div className="flex items-center justify-between gap-4 sm:col-span-3">
        <CheckField
          label={words.isShown}
          aria-label={`${name}: ${words.isShown}`}
          checked={section.isShown}
          onChange={({ currentTarget }) => onChange({ isShown: currentTarget.checked })}
        />
        <OrderButtons
          earlier={words.earlier(name)}
          later={words.later(name)}
          onMove={onMove}
          {...place}
        />
      </div>
      <TextField
        label={words.title}
        aria-label={`${name}: ${words.title}`}
        hint={words.titleHint}
        maxLength={60}
        value={section.title}
        onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
      />
      <TextField {...day('from')} />
      <TextField {...day('until')} error={fault} />
    </div>
  )
}
