import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  deleteWebhook,
  enableWebhook,
  listWebhooks,
  testWebhook,
} from '#contract/webhooks/admin-calls.ts'
import type { Webhook } from '#contract/webhooks/types.ts'
import { adminWebhooks as words } from '#web/words/en/admin/programs/webhooks.ts'
import { queryFor } from '../../cache.ts'
import { useMay } from '../allowed.ts'
import { useEntry } from '../parts/forms/use-entry.ts'
import { ListTable, wholeList } from '../parts/lists/list-table.tsx'
import { useRemoval } from '../parts/lists/use-removal.ts'
import { refresh } from '../parts/refresh.ts'
import { TabHead } from '../parts/tab-head.tsx'
import { DeliveriesDialog } from './deliveries-dialog.tsx'
import { WebhookDialog } from './webhook-dialog.tsx'
import { hostOf, WebhookRow } from './webhook-row.tsx'

const { url, events, state, actions } = words.columns
const columns = [
  { label: url },
  { label: events, className: 'w-full' },
  { label: state },
  { label: actions, className: 'text-end' },
]
const refreshes = [listWebhooks.path]

/** The programs that are told what happens, and whether they listen. */
export function WebhooksTab() {
  const asked = useQuery(queryFor(listWebhooks, {}))
  const mayEdit = useMay('settings.shop')
  const [isAdding, setAdding] = useState(false)
  const remove = useRemove()
  const { shown, show, hide, tryOut } = useLog()
  const says = { done: words.enabled, failed: words.enableFailed, refreshes }
  const { enter: enable } = useEntry(enableWebhook, says)
  return (
    <>
      <TabHead mayEdit={mayEdit} add={words.add} onAdd={() => setAdding(true)}>
        <p className="grow basis-80 text-sm text-soft">{words.lead}</p>
      </TabHead>
      <ListTable
        asked={wholeList(asked)}
        columns={columns}
        row={(webhook) => (
          <WebhookRow
            key={webhook.id}
            webhook={webhook}
            onTest={() => void tryOut(webhook)}
            onEnable={() => void enable({ id: webhook.id })}
            onShow={() => show(webhook)}
            onRemove={() => void remove(webhook)}
          />
        )}
        empty={words.empty}
        count={words.count}
      />
      {isAdding && <WebhookDialog onClose={() => setAdding(false)} />}
      {shown && <DeliveriesDialog webhook={shown} onClose={hide} />}
    </>
  )
}

/** Whose log is shown: the one that was asked for, or was sent a test, of which the log says what becomes. */
function useLog() {
  const cache = useQueryClient()
  const [shown, show] = useState<Webhook | null>(null)
  const says = { done: words.tested, failed: words.testFailed, refreshes }
  const { enter: test } = useEntry(testWebhook, says)
  const tryOut = async (webhook: Webhook) => {
    if (await test({ id: webhook.id })) show(webhook)
  }
  const hide = () => {
    show(null)
    // What was answered meanwhile stands in its row too.
    void refresh(cache, listWebhooks.path)
  }
  return { shown, show, hide, tryOut }
}

function useRemove() {
  const { remove } = useRemoval(deleteWebhook, {
    ...{ done: words.removed, failed: words.removeFailed, refreshes },
  })
  return (webhook: Webhook) =>
    remove(
      { id: webhook.id },
      {
        title: words.removeTitle(hostOf(webhook)),
        text: words.removeText,
        confirm: words.removeConfirm,
      },
    )
}
