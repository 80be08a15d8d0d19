import { useQuery } from '@tanstack/react-query'
import { auditLog } from '#contract/audit/admin-calls.ts'
import type { AuditEntry } from '#contract/audit/types.ts'
import { readSubject } from '#domain/said/audit-subjects.ts'
import { sayCode } from '#domain/said/sentence.ts'
import { SelectField, TextField } from '#web/ui/forms/field.tsx'
import { adminPrivacy } from '#web/words/en/admin/privacy.ts'
import { subjectsOfLog } from '#web/words/en/admin/said/audit-subjects.ts'
import { adminTranslations } from '#web/words/en/admin/translations.ts'
import { admin } from '#web/words/en/admin.ts'
import { queryKeepingLast } from '../../cache.ts'
import { ListTable } from '../parts/lists/list-table.tsx'
import { usePage } from '../parts/lists/page-links.tsx'
import { useFilters } from '../parts/lists/use-filters.ts'
import { When } from '../parts/when.tsx'
import { ChangeList } from './change-list.tsx'
import { changesOf } from './changes.ts'
import { sayValue } from './say-value.ts'

const words = admin.audit
const columns = [
  { label: words.columns.at },
  { label: words.columns.who },
  { label: words.columns.action },
  { label: words.columns.subject },
  { label: words.columns.changes, className: 'w-full' },
]

/** Who changed what, newest first. */
export function AuditTab() {
  const { values, set, clear, isNarrowed } = useFilters('kind', 'who')
  const page = usePage()
  const asked = useQuery(queryKeepingLast(auditLog, { ...values, page: String(page) }))
  return (
    <>
      <Filters kind={values.kind} who={values.who} onSet={set} />
      <ListTable
        asked={asked}
        columns={columns}
        row={(entry) => <AuditRow key={entry.id} entry={entry} />}
        empty={words.empty}
        narrowed={{ isNarrowed, words: words.nothingMatches, clear }}
      />
    </>
  )
}

type FiltersProps = {
  kind: string
  who: string
  onSet: (change: { kind?: string; who?: string }) => void
}

function Filters({ kind, who, onSet }: FiltersProps) {
  return (
    <div className="flex flex-wrap gap-3 pb-4">
      <SelectField
        label={words.kind}
        className="w-56 max-sm:w-full"
        value={kind}
        onChange={(event) => onSet({ kind: event.target.value })}
      >
        <option value="">{words.everything}</option>
        {Object.entries(words.kinds).map(([name, label]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextField
        label={words.who}
        className="w-56 max-sm:w-full"
        placeholder={words.everyone}
        maxLength={80}
        defaultValue={who}
        onChange={(event) => onSet({ who: event.target.value.trim() })}
      />
    </div>
  )
}

/** Kinds whose entries are called by what has its name elsewhere. */
const namedBy: Record<string, Record<string, string>> = {
  notice: adminPrivacy.purposes,
  'data-request': adminPrivacy.requests.kinds,
  translation: adminTranslations.names,
}

/** What the log says in words of the shop's own is said in the reader's language; a name stays as it is. */
function subjectInWords(kind: string, subject: string): string {
  const read = readSubject(kind, subject)
  return (read && sayCode(subjectsOfLog, read)) ?? nameIn(namedBy[kind] ?? {}, subject)
}

const nameIn = (names: Record<string, string>, key: string) => names[key] ?? key

function AuditRow({ entry }: { entry: AuditEntry }) {
  const { at, who, action, kind, subject, before, after } = entry
  const changes = changesOf(before, after, (field, value) => sayValue(field, value) || undefined)
  return (
    <tr className="align-top">
      <th scope="row" className="text-soft">
        <When at={at} />
      </th>
      <td className="font-medium">{who}</td>
      <td className="whitespace-nowrap">
        {nameIn(words.kinds, kind)}: {nameIn(words.actions, action)}
      </td>
      <td className="break-words">{subjectInWords(kind, subject)}</td>
      <td>
        {changes.length > 0 && (
          <details>
            <summary className="flex min-h-9 items-center hover:text-lac hover:underline">
              {words.changes(changes.length)}
            </summary>
            <ChangeList changes={changes} />
          </details>
        )}
      </td>
    </tr>
  )
}
