import { useQuery } from '@tanstack/react-query'
import { countTranslations } from '#contract/translations/admin-calls.ts'
import type { LanguageCount } from '#contract/translations/admin-types.ts'
import { locale } from '#web/words/en/admin/locale.ts'
import { adminTranslations as words } from '#web/words/en/admin/translations.ts'
import { queryFor } from '../../cache.ts'
import { Sheet } from '../parts/sheet.tsx'
import { TranslationFile } from './translation-file.tsx'

const { language, said, missing, stale, machine } = words.columns
const columns = [
  { label: language, className: 'w-full' },
  ...[said, missing, stale, machine].map((label) => ({ label, className: 'numeric' })),
]

/** How far each language has come, and the way to translate: out to a spreadsheet and in again. */
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
      <td className="font-medium">{words.names[count.language]}</td>
      {figures.map(([label, figure]) => (
        <td key={label} data-label={label} className="numeric">
          {figure.toLocaleString(locale)}
        </td>
      ))}
    </tr>
  )
}
