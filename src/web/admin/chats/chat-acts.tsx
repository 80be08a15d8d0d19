import { useState } from 'react'
import { listChats, releaseChat, takeChat } from '#contract/chats/admin-calls.ts'
import type { StaffChat } from '#contract/chats/types.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { adminChats as words } from '#web/words/en/admin/chats.ts'
import { adminOrders } from '#web/words/en/admin/orders.ts'
import { useMay } from '../allowed.ts'
import { LinkDialog } from '../orders/payments/link-dialog.tsx'
import { PaidDialog } from '../orders/payments/paid-dialog.tsx'
import { WithOrder } from '../orders/with-order.tsx'
import { asJson, useSave } from '../parts/forms/use-save.ts'
import { useRemoval } from '../parts/lists/use-removal.ts'
import { productLists } from '../parts/refresh.ts'

/** What can be done with a draft: an order of it, its payment, or nothing of it. */
export function ChatActs({ chat }: { chat: StaffChat }) {
  const mayEdit = useMay('orders.edit')
  if (!mayEdit) return null
  if (chat.state === 'open') return <OpenActs chat={chat} />
  if (chat.orderId !== null && chat.due > 0) return <MoneyActs chat={chat} id={chat.orderId} />
  return null
}

const row = 'flex flex-wrap justify-end gap-2 max-md:w-full lg:flex-nowrap'

function OpenActs({ chat: { id, reference } }: { chat: StaffChat }) {
  return (
    <div className={row}>
      <LinkButton
        to={`/admin/orders/new?chat=${reference}`}
        size="sm"
        aria-label={words.orderOf(reference)}
        className="whitespace-nowrap"
      >
        {words.order}
      </LinkButton>
      <Take id={id} reference={reference} />
      <Release id={id} reference={reference} />
    </div>
  )
}

type OneChat = Pick<StaffChat, 'id' | 'reference'>

function Take({ id, reference }: OneChat) {
  const { save, isSaving } = useSave(asJson(takeChat), {
    done: words.taken,
    failed: words.takeFailed,
    refreshes: [listChats.path],
  })
  return (
    <Button
      look="quiet"
      size="sm"
      isBusy={isSaving}
      aria-label={words.takeOf(reference)}
      className="whitespace-nowrap"
      onClick={() => void save({ id })}
    >
      {words.take}
    </Button>
  )
}

/** Gives the pieces back to everybody. */
function Release({ id, reference }: OneChat) {
  const { remove, isRemoving } = useRemoval(releaseChat, {
    done: words.released,
    failed: words.releaseFailed,
    refreshes: [listChats.path, ...productLists],
  })
  const question = {
    title: words.releaseTitle(reference),
    text: words.releaseText,
    confirm: words.release,
  }
  return (
    <Button
      look="danger"
      size="sm"
      isBusy={isRemoving}
      aria-label={words.releaseOf(reference)}
      onClick={() => void remove({ id }, question)}
    >
      {words.release}
    </Button>
  )
}

function MoneyActs({ chat, id }: { chat: StaffChat; id: number }) {
  const [dialog, setDialog] = useState<'paid' | 'link' | null>(null)
  const close = () => setDialog(null)
  return (
    <div className={row}>
      {chat.orderState === 'pending_payment' && (
        <Button
          look="quiet"
          size="sm"
          className="whitespace-nowrap"
          onClick={() => setDialog('link')}
        >
          {adminOrders.payments.send}
        </Button>
      )}
      <Button
        look="quiet"
        size="sm"
        className="whitespace-nowrap"
        onClick={() => setDialog('paid')}
      >
        {adminOrders.payments.mark}
      </Button>
      {dialog !== null && (
        <WithOrder id={id}>
          {(order) =>
            dialog === 'paid' ? (
              <PaidDialog order={order} onClose={close} />
            ) : (
              <LinkDialog order={order} onClose={close} />
            )
          }
        </WithOrder>
      )}
    </div>
  )
}
