import { admin } from '#web/words/en/admin.ts'
import type { Change } from './changes.ts'
import { sayField } from './say-value.ts'

const words = admin.audit

/** Field by field: what it was, what it is. */
export function ChangeList({ changes }: { changes: Change[] }) {
  return (
    <dl className="py-2">
      {changes.map(({ field, before, after }) => (
        <div key={field} className="py-1">
          <dt className="text-soft">{sayField(field)}</dt>
          <dd className="break-words">
            {before !== undefined && <del className="text-lac">{short(before)}</del>}{' '}
            {after !== undefined && <ins className="text-leaf no-underline">{short(after)}</ins>}
            {before === undefined && after === undefined && words.nothing}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const longest = 400
const short = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text)
