import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listApiTokens, revokeApiToken } from '#contract/api-tokens/admin-calls.ts'
import type { ApiToken } from '#contract/api-tokens/types.ts'
import { adminApiTokens as words } from '#web/words/en/admin/programs/api-tokens.ts'
import { queryFor } from '../../cache.ts'
import { useMay } from '../allowed.ts'
import { ListTable, wholeList } from '../parts/lists/list-table.tsx'
import { useRemoval } from '../parts/lists/use-removal.ts'
import { TabHead } from '../parts/tab-head.tsx'
import { ApiTokenDialog } from './api-token-dialog.tsx'
import { ApiTokenRow } from './api-token-row.tsx'

const { name, scopes, used, ends, actions } = words.columns
const columns = [
  { label: name },
  { label: scopes, className: 'w-full' },
  { label: used },
  { label: ends },
  { label: actions, className: 'text-end' },
]

/** The programs that may use the shop, what each may do, and when it last did. */
export function ApiTokensTab() {
  const asked = useQuery(queryFor(listApiTokens, {}))
  const mayEdit = useMay('staff.edit')
  const [isMaking, setMaking] = useState(false)
  const revoke = useRevoke()
  return (
    <>
      <TabHead mayEdit={mayEdit} add={words.add} onAdd={() => setMaking(true)}>
        <p className="grow basis-80 text-sm text-soft">
          {words.lead}{' '}
          <a href="/api/docs" className="underline">
            {words.docs}
          </a>
        </p>
      </TabHead>
      <ListTable
        asked={wholeList(asked)}
        columns={columns}
        row={(token) => (
          <ApiTokenRow key={token.id} token={token} onRevoke={() => void revoke(token)} />
        )}
        empty={words.empty}
        count={words.count}
      />
      {isMaking && <ApiTokenDialog onClose={() => setMaking(false)} />}
    </>
  )
}

function useRevoke() {
  const { remove } = useRemoval(revokeApiToken, {
    done: words.revoked,
    failed: words.revokeFailed,
    refreshes: [listApiTokens.path],
  })
  return (token: ApiToken) =>
    remove(
      { id: token.id },
      {
        title: words.revokeTitle(token.name),
        text: words.revokeText,
        confirm: words.revokeConfirm,
      },
    )
}
