import type { ApiToken } from '#contract/api-tokens/types.ts'
import { TrashIcon } from '#web/ui/page-icons.tsx'
import { adminApiTokens as words } from '#web/words/en/admin/programs/api-tokens.ts'
import { useNow } from '../../use-now.ts'
import { RowAction } from '../parts/lists/row-actions.tsx'
import { When } from '../parts/when.tsx'

type ApiTokenRowProps = { token: ApiToken; onRevoke: () => void }

/** One program, by the name that its owner gave it. */
export function ApiTokenRow({ token, onRevoke }: ApiTokenRowProps) {
  const { name, ending, madeBy, scopes, lastUsedAt } = token
  return (
    <tr>
      <th scope="row" className="py-1">
        <span className="font-medium break-words">{name}</span>
        <span className="block text-sm text-soft">{words.ending(ending)}</span>
        <span className="block text-sm text-soft break-words">{words.madeBy(madeBy)}</span>
      </th>
      <td data-label={words.columns.scopes} className="text-soft">
        {scopes.map((scope) => words.scopesOf[scope]).join(' · ')}
      </td>
      <td data-label={words.columns.used} className="text-soft">
        {lastUsedAt ? <When at={lastUsedAt} /> : words.unused}
      </td>
      <td data-label={words.columns.ends} className="text-soft">
        <Ends {...token} />
      </td>
      <td>
        <span className="ms-auto flex justify-end">
          <RowAction label={words.revoke(name)} onClick={onRevoke}>
            <TrashIcon className="size-5" />
          </RowAction>
        </span>
      </td>
    </tr>
  )
}

function Ends({ expiresAt }: ApiToken) {
  const now = useNow()
  if (!expiresAt) return words.endless
  return Date.parse(expiresAt) <= now ? words.over : <When at={expiresAt} />
}
