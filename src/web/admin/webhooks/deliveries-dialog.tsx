import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { addressOf } from '#contract/endpoint.ts'
import { listDeliveries, replayDelivery } from '#contract/webhooks/admin-calls.ts'
import type { Webhook, WebhookDelivery } from '#contract/webhooks/types.ts'
import { webhookEvents } from '#domain/programs/webhook.ts'
import { Button } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { adminWebhooks as words } from '#web/words/en/admin/programs/webhooks.ts'
import { queryKeepingLast } from '../../cache.ts'
import { FormDialog } from '../parts/forms/form-dialog.tsx'
import { useEntry } from '../parts/forms/use-entry.ts'
import { LoadFailed, NothingHere } from '../parts/lists/table-states.tsx'
import { When } from '../parts/when.tsx'
import { hostOf } from './webhook-row.tsx'

type DeliveriesDialogProps = { webhook: Webhook; onClose: () => void }

/** What a program was told in the last month, and what it answered. */
export function DeliveriesDialog({ webhook, onClose }: DeliveriesDialogProps) {
  const [page, setPage] = useState(1)
  const { id } = webhook
  const { data, error, refetch } = useQuery({
    ...queryKeepingLast(listDeliveries, { id, page }),
    // What has just been sent is answered in a moment.
    refetchInterval: ({ state }) => (state.data?.items.some(isOnItsWay) ? 1000 : false),
  })
  const { enter: replay } = useEntry(replayDelivery, {
    ...{ done: words.sentAgain, failed: words.againFailed },
    refreshes: [addressOf(listDeliveries, { id }).path],
  })
  return (
    <FormDialog title={words.log(hostOf(webhook))} isWide onClose={onClose}>
      {() => (
        <div className="flex flex-col gap-4 p-5">
          {!data && !error && <Skeleton className="h-48" />}
          {!data && error && <LoadFailed error={error} onRetry={() => void refetch()} />}
          {data?.total === 0 && <NothingHere>{words.logEmpty}</NothingHere>}
          <ul className="divide-y divide-line">
            {data?.items.map((delivery) => (
              <Delivery
                key={delivery.id}
                delivery={delivery}
                onReplay={() => void replay({ id: delivery.id })}
              />
            ))}
          </ul>
          {data && data.pages > 1 && <Turn page={page} pages={data.pages} onTurn={setPage} />}
        </div>
      )}
    </FormDialog>
  )
}

const isOnItsWay = ({ state, attempts }: WebhookDelivery) => state === 'waiting' && attempts === 0

type TurnProps = { page: number; pages: number; onTurn: (page: number) => void }

function Turn({ page, pages, onTurn }: TurnProps) {
  return (
    <div className="flex justify-between">
      <Button look="quiet" disabled={page === 1} onClick={() => onTurn(page - 1)}>
        {words.newer}
      </Button>
      <Button look="quiet" disabled={page >= pages} onClick={() => onTurn(page + 1)}>
        {words.older}
      </Button>
    </div>
  )
}

function Delivery({ delivery, onReplay }: { delivery: WebhookDelivery; onReplay: () => void }) {
  const { event, state, status, error, attempts, body, createdAt } = delivery
  const fault = delivery.fault ? words.faults[delivery.fault] : error
  const answer = status === null ? fault : words.answered(status)
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0 grow basis-60">
        <p className="font-medium">{nameOf(event)}</p>
        <p className="text-sm text-soft">
          <When at={createdAt} />
        </p>
        <p className={state === 'failed' ? 'text-sm text-lac' : 'text-sm text-soft'}>
          {[words.states[state], words.tries(attempts), answer].filter(Boolean).join(' · ')}
        </p>
        {delivery.fault && (
          <details className="text-sm text-soft">
            <summary className="link inline-flex min-h-9 items-center">{words.raw}</summary>
            <code lang="en" className="break-all">
              {error}
            </code>
          </details>
        )}
        <code className="block text-sm break-all text-soft">{body}</code>
      </div>
      {state !== 'waiting' && (
        <Button look="quiet" onClick={onReplay}>
          {words.again}
        </Button>
      )}
    </li>
  )
}

function nameOf(event: string): string {
  if (event === 'test') return words.testEvent
  const known = webhookEvents.find((one) => one === event)
  return known ? words.eventsOf[known] : event
}
