import { useQuery } from '@tanstack/react-query'
import { listTexts } from '#contract/translations/admin-calls.ts'
import type { OtherLanguage, TextsQuery } from '#contract/translations/admin-types.ts'
import { languages } from '#domain/language.ts'
import { textKinds } from '#domain/translation/translation.ts'
import { adminTranslations } from '#web/words/en/admin/translations.ts'
import { queryFor } from '../../cache.ts'
import { Choice } from '../parts/forms/choice.tsx'
import { ListToolbar } from '../parts/lists/list-toolbar.tsx'
import { PageLinks, usePage } from '../parts/lists/page-links.tsx'
import { LoadFailed, NothingHere } from '../parts/lists/table-states.tsx'
import { useFilters } from '../parts/lists/use-filters.ts'
import { TextRow } from './text-row.tsx'

const words = adminTranslations.texts
const states = ['open', 'missing', 'stale', 'machine', 'said'] as const
const others = languages.filter((one): one is OtherLanguage => one !== 'en')

/** What the shop has written beside what is said of it in a language, text by text. */
export function TextList() {
  const { values, set } = useFilters('language', 'state', 'thing', 'q')
  const page = usePage()
  const query: TextsQuery = {
    language: others.find((one) => one === values.language) ?? 'ta',
    state: values.state === 'all' ? undefined : (stateIn(values.state) ?? 'open'),
    thing: textKinds.find((one) => one === values.thing),
    ...(values.q && { q: values.q }),
  }
  const { data, error, refetch } = useQuery(queryFor(listTexts, { ...query, page }))
  return (
    <section aria-labelledby="texts" className="pt-8">
      <h2 id="texts" className="pb-4 font-sans text-base font-semibold">
        {words.title}
      </h2>
      <ListToolbar words={words} text={values.q} onSearch={(q) => set({ q })}>
        <Filters query={query} onChange={set} />
      </ListToolbar>
      {error && !data && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {data?.items.length === 0 && <NothingHere>{words.narrowed}</NothingHere>}
      <ul>
        {data?.items.map((text) => (
          <TextRow
            key={`${query.language} ${text.thing} ${text.id} ${text.field}`}
            text={text}
            language={query.language}
          />
        ))}
      </ul>
      {data && (
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <p className="pt-3 text-sm text-soft" role="status">
            {data.isMore ? '' : words.count(data.total)}
          </p>
          <PageLinks page={page} pages={data.pages} />
        </div>
      )}
    </section>
  )
}

const stateIn = (name: string) => states.find((one) => one === name)

type FiltersProps = {
  query: TextsQuery
  onChange: (change: Partial<Record<'language' | 'state' | 'thing', string>>) => void
}

const Filters = ({ query, onChange }: FiltersProps) => (
  <>
    <Choice
      label={words.language}
      options={others.map((one) => [one, adminTranslations.names[one]] as const)}
      chosen={query.language}
      onChoose={(language) => onChange({ language })}
    />
    <Choice
      label={words.state}
      every={words.everyState}
      options={states.map((one) => [one, words.states[one]] as const)}
      chosen={query.state ?? ''}
      onChoose={(state) => onChange({ state: state || 'all' })}
    />
    <Choice
      label={words.thing}
      every={words.everyThing}
      options={textKinds.map((one) => [one, words.things[one]] as const)}
      chosen={query.thing ?? ''}
      onChoose={(thing) => onChange({ thing })}
    />
  </>
)
