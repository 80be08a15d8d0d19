import { useQuery } from '@tanstack/react-query'
import { countTranslations } from '#contract/translations/admin-calls.ts'
import type { LanguageCount } from '#contract/translations/admin-types.ts'
import { Link } from '#web/ui/link.tsx'
import { locale } from '#web/words/en/admin/locale.ts'
import { adminTranslations as words } from '#web/words/en/admin/translations.ts'
import { queryFor } from '../../cache.ts'
import { Sheet } from '../parts/sheet.tsx'
import { TextList } from './text-list.tsx'
import { TranslationFile } from './translation-file.tsx'

const { language, said, missing, stale, machine } = words.columns
const columns = [
  { label: language, className: 'w-full' },
  ...[said, missing, stale, machine].map((label) => ({ label, className: 'numeric' })),
]

/** How far each language has come, and the two ways to translate: text by text, or out to a spreadsheet and in again. */
export function TranslationsTab() {
  const { data, error } = useQuery(queryFor(countTranslations, {}))
  return (
    <>
      <p className="pb-4 text-sm text-soft">{words.lead}</p>
      {error && (
        <p role="alert" className="pb-4 text-lac">
          {words.failed}
        </p>
      )}
      {!error && <Sheet columns={columns} items={data} row={LanguageRow} />}
      <TextList />
      <TranslationFile />
    </>
  )
}

const LanguageRow = (count: LanguageCount) => {
  const open = count.missing + count.stale + count.machine
  const figures = [
    [said, count.fields - open],
    [missing, count.missing],
    [stale, count.stale],
    [machine, count.machine],
  ] as const
  return (
    <tr key={count.language}>
      <th scope="row" className="font-medium">
        <Link to={`?language=${count.language}#texts`} className="link">
          {words.names[count.language]}
        </Link>
      </th>
      {figures.map(([label, figure]) => (
        <td key={label} data-label={label} className="numeric">
          {figure.toLocaleString(locale)}
        </td>
      ))}
    </tr>
  )
}
