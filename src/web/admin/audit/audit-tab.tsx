import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { auditLog } from '#contract/admin-endpoints.ts'
import type { AuditEntry } from '#contract/admin-forms.ts'
import { SelectField, TextField } from '#web/ui/field.tsx'
import { admin } from '#web/words/en/admin.ts'
import { asking } from '../../cache.ts'
import { PageLinks, usePage } from '../parts/page-links.tsx'
import { LoadFailed, NothingHere, SkeletonRows } from '../parts/table-states.tsx'
import { When } from '../parts/when.tsx'
import { ChangeList } from './change-list.tsx'
import { changesOf } from './changes.ts'

const words = admin.audit

/** Who changed what, newest first. */
export function AuditTab() {
  const [query, setQuery] = useSearchParams()
  const page = usePage()
  const kind = query.get('kind') ?? ''
  const who = query.get('who') ?? ''
  const { data, error, refetch } = useQuery({
    ...asking(auditLog, { page: String(page), ...(kind && { kind }), ...(who && { who }) }),
    placeholderData: keepPreviousData,
  })
  const filter = (change: { kind?: string; who?: string }) => {
    const entries = Object.entries({ kind, who, ...change }).filter(([, value]) => value)
    setQuery(new URLSearchParams(entries), { replace: true, preventScrollReset: true })
  }
  return (
    <>
      <div className="flex flex-wrap gap-3 pb-4">
        <SelectField
          label={words.kind}
          className="w-56 max-sm:w-full"
          value={kind}
          onChange={(event) => filter({ kind: event.target.value })}
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
          onChange={(event) => filter({ who: event.target.value.trim() })}
        />
      </div>
      {error && !data ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : data?.items.length === 0 ? (
        <NothingHere>{kind || who ? words.nothingMatches : words.empty}</NothingHere>
      ) : (
        <table className="sheet">
          <Head />
          {data ? (
            <tbody>
              {data.items.map((entry) => (
                <AuditRow key={entry.id} entry={entry} />
              ))}
            </tbody>
          ) : (
            <SkeletonRows rows={10} columns={5} />
          )}
        </table>
      )}
      {data && <PageLinks page={page} pages={data.pages} />}
    </>
  )
}

function Head() {
  const { at, who, action, subject, changes } = words.columns
  return (
    <thead>
      <tr>
        <th scope="col">{at}</th>
        <th scope="col">{who}</th>
        <th scope="col">{action}</th>
        <th scope="col">{subject}</th>
        <th scope="col" className="w-full">
          {changes}
        </th>
      </tr>
    </thead>
  )
}

const nameIn = (names: Record<string, string>, key: string) => names[key] ?? key

function AuditRow({ entry }: { entry: AuditEntry }) {
  const { at, who, action, kind, subject, before, after } = entry
  const changes = changesOf(before, after)
  return (
    <tr className="align-top">
      <td className="text-soft">
        <When at={at} />
      </td>
      <td className="font-medium">{who}</td>
      <td className="whitespace-nowrap">
        {nameIn(words.kinds, kind)}: {nameIn(words.actions, action)}
      </td>
      <td className="break-words">{subject}</td>
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
