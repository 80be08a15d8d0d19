import { useQuery } from '@tanstack/react-query'
import { readMenus, saveMenus } from '#contract/settings/shop-front-calls.ts'
import type { EditedMenus, MenuEntry, ToldMenus } from '#contract/settings/shop-front-types.ts'
import { adminFront } from '#web/words/en/admin/content/shop-front.ts'
import { queryFor } from '../../cache.ts'
import { useMay } from '../allowed.ts'
import { SettingsForm } from '../parts/forms/settings-form.tsx'
import { asJson } from '../parts/forms/use-save.ts'
import { useSettings } from '../parts/forms/use-settings.ts'
import { Loaded } from '../parts/loaded.tsx'
import { EntryFields } from './entry-fields.tsx'
import { Rows } from './row-frame.tsx'

const words = adminFront.menus
const query = () => queryFor(readMenus, {})
const places = ['header', 'footer'] as const
const fresh: MenuEntry = { label: '', address: '/products' }

/** What stands in the header and at the foot of every page. */
export function MenusTab() {
  const asked = useQuery(query())
  return (
    <Loaded asked={asked} height="h-80">
      {(saved) => <MenusForm saved={saved} />}
    </Loaded>
  )
}

function MenusForm({ saved }: { saved: ToldMenus }) {
  const form = useSettings({
    draft: 'menus',
    ...{ saved, queryKey: query().queryKey, valuesOf: menusOf, send: asJson(saveMenus) },
    read: (input: EditedMenus) => ({ ok: true, input }),
    says: { done: words.saved, failed: words.failed, refreshes: ['/api/shop'] },
  })
  return (
    <SettingsForm
      form={form}
      labels={{ header: words.header, footer: words.footer }}
      words={adminFront}
      isReadOnly={!useMay('content.edit')}
      className="max-w-3xl"
      intro={<p className="mb-4 max-w-prose text-soft">{words.intro}</p>}
    >
      <div className="flex flex-col gap-8">
        {places.map((place) => (
          <section key={place} aria-label={words[place]}>
            <h2 className="mb-3 text-lg">{words[place]}</h2>
            <Rows
              items={form.values[place]}
              {...{ fresh, words, most: 20 }}
              onChange={(entries) => form.set({ [place]: entries })}
              row={(entry, at, change) => (
                <EntryFields
                  entry={entry}
                  name={`${words[place]}, ${words.name(at + 1)}`}
                  isNowhere={saved.nowhere.includes(entry.address)}
                  faultOf={(field) => form.faults[`${place}.${at}.${field}`]}
                  onChange={change}
                />
              )}
            />
          </section>
        ))}
      </div>
    </SettingsForm>
  )
}

const menusOf = ({ nowhere: _told, ...menus }: ToldMenus): EditedMenus => menus
