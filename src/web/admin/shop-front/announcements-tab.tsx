import { useQuery } from '@tanstack/react-query'
import { readAnnouncements, saveAnnouncements } from '#contract/settings/shop-front-calls.ts'
import type { EditedAnnouncements, ToldAnnouncements } from '#contract/settings/shop-front-types.ts'
import { type Announcement, announcementsAt } from '#domain/shop-front/announcements.ts'
import { CheckField, TextField } from '#web/ui/forms/field.tsx'
import { adminFront } from '#web/words/en/admin/content/shop-front.ts'
import { queryFor } from '../../cache.ts'
import { useMay } from '../allowed.ts'
import { FigureList } from '../parts/figures/figure-list.tsx'
import { FigureRemarks } from '../parts/figures/figure-remarks.tsx'
import { SettingsForm } from '../parts/forms/settings-form.tsx'
import { asJson } from '../parts/forms/use-save.ts'
import { useSettings } from '../parts/forms/use-settings.ts'
import { Loaded } from '../parts/loaded.tsx'
import { fromShopTime, toShopTime } from '../parts/shop-time.ts'
import { Rows } from './row-frame.tsx'

const words = adminFront.announcements
const query = () => queryFor(readAnnouncements, {})
const fresh: Announcement = { text: '', link: '', from: null, until: null, isDismissible: true }

/** What the bar above the header says, and when. */
export function AnnouncementsTab() {
  const asked = useQuery(query())
  return (
    <Loaded asked={asked} height="h-80">
      {(saved) => <AnnouncementsForm saved={saved} />}
    </Loaded>
  )
}

function AnnouncementsForm({ saved }: { saved: ToldAnnouncements }) {
  const form = useSettings({
    draft: 'announcements',
    ...{ saved, queryKey: query().queryKey, valuesOf: barOf },
    read: (input: EditedAnnouncements) => ({ ok: true, input }),
    send: asJson(saveAnnouncements),
    says: { done: words.saved, failed: words.failed, refreshes: ['/api/shop'] },
  })
  return (
    <SettingsForm
      form={form}
      labels={{ items: words.text }}
      words={adminFront}
      isReadOnly={!useMay('content.edit')}
      className="max-w-3xl"
      intro={
        <>
          <p className="mb-4 max-w-prose text-soft">{words.intro}</p>
          <FigureList className="mb-4" />
        </>
      }
    >
      <Rows
        items={form.values.items}
        {...{ fresh, words, most: 10 }}
        onChange={(items) => form.set({ items })}
        mark={(one) => markOf(one, saved.items)}
        row={(one, at, change) => (
          <Fields
            {...{ one, at, faults: form.faults, onChange: change }}
            isNowhere={saved.nowhere.includes(one.link)}
          />
        )}
      />
    </SettingsForm>
  )
}

const barOf = ({ nowhere: _told, ...bar }: ToldAnnouncements): EditedAnnouncements => bar

/** Where it stands for visitors, once it is saved as it is written. */
function markOf(one: Announcement, saved: readonly Announcement[]): string {
  const isSaved = saved.some((other) => JSON.stringify(other) === JSON.stringify(one))
  return isSaved ? words.states[stateOf(one)] : words.unsaved
}

function stateOf(one: Announcement): keyof typeof words.states {
  const now = Date.now()
  if (announcementsAt([one], now).length > 0) return 'now'
  return one.from !== null && now < Date.parse(one.from) ? 'later' : 'over'
}

type FieldsProps = {
  one: Announcement
  at: number
  faults: Record<string, string>
  /** True where visitors do not find what it leads to, and see no link. */
  isNowhere: boolean
  onChange: (change: Partial<Announcement>) => void
}

function Fields({ one, at, faults, isNowhere, onChange }: FieldsProps) {
  const typed = (name: 'text' | 'link') => ({
    label: words[name],
    'aria-label': `${words.name(at + 1)}: ${words[name]}`,
    error: faults[`items.${at}.${name}`],
    value: one[name],
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ [name]: event.currentTarget.value }),
  })
  const moment = (name: 'from' | 'until') => ({
    label: words[name],
    'aria-label': `${words.name(at + 1)}: ${words[name]}`,
    type: 'datetime-local',
    error: faults[`items.${at}.${name}`],
    value: toShopTime(one[name]),
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ [name]: fromShopTime(event.currentTarget.value) }),
  })
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <TextField {...typed('text')} maxLength={160} />
        <FigureRemarks text={one.text} hasPreview />
      </div>
      <TextField {...typed('link')} className="sm:col-span-2" hint={words.linkHint} />
      {isNowhere && <p className="text-sm text-lac sm:col-span-2">{words.nowhere}</p>}
      <TextField {...moment('from')} />
      <TextField {...moment('until')} />
      <CheckField
        label={words.isDismissible}
        aria-label={`${words.name(at + 1)}: ${words.isDismissible}`}
        checked={one.isDismissible}
        onChange={({ currentTarget }) => onChange({ isDismissible: currentTarget.checked })}
      />
    </div>
  )
}
