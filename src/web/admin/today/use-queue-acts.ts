import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { moveOrder } from '#contract/orders/admin-calls.ts'
import { markPaid } from '#contract/payments/admin-calls.ts'
import type { QueueEntry, QueueKind } from '#contract/today/types.ts'
import { adminQueue as words } from '#web/words/en/admin/work/queue.ts'
import { orderLists } from '../orders/use-order-act.ts'
import { asJson, useSave } from '../parts/forms/use-save.ts'
import { refresh } from '../parts/refresh.ts'

/** What is done with one press; the others are done where they are told in full. */
export type PressedKind = keyof typeof words.done

export const isPressed = (kind: QueueKind): kind is PressedKind => Object.hasOwn(words.done, kind)

export type Done = { kind: PressedKind; entry: QueueEntry }

/** How long a row that is done stays as one line, in ms. */
const shownMs = 10_000

/** Does what a row asks, and keeps what was done in sight for a while, with the way back where there is one. */
export function useQueueActs() {
  const cache = useQueryClient()
  const [done, setDone] = useState<Done[]>([])
  const timers = useRef(new Set<number>())
  const moves = useSave(asJson(moveOrder), { failed: words.failed, refreshes: orderLists })
  const payments = useSave(asJson(markPaid), { failed: words.failed, refreshes: orderLists })
  useEffect(() => {
    const open = timers.current
    return () => open.forEach(clearTimeout)
  }, [])

  const take = ({ kind, entry }: Done) => {
    const { id } = entry
    const amount = entry.amount ?? undefined
    if (kind === 'transfer') return payments.save({ id, reference: entry.said, amount })
    if (kind === 'cash') return payments.save({ id, amount })
    if (kind === 'pack') return moves.save({ id, from: 'confirmed', to: 'packed' })
    return moves.save({ id, from: 'pending_payment', to: 'confirmed' })
  }
  const forget = (gone: Done) => setDone((all) => all.filter((one) => one !== gone))
  return {
    done,
    isBusy: moves.isSaving || payments.isSaving,
    async act(kind: PressedKind, entry: QueueEntry) {
      const one = { kind, entry }
      const saved = await take(one)
      // Somebody else may have been quicker: what waits is shown as it is now.
      if (!saved.isDone) return void refresh(cache, '/api/admin/today')
      setDone((all) => [...all, one])
      timers.current.add(window.setTimeout(() => forget(one), shownMs))
    },
    /** Of an order that was packed: nothing else can be taken back. */
    async undo(one: Done) {
      const back = { id: one.entry.id, from: 'packed', to: 'confirmed', isTold: false } as const
      if ((await moves.save(back)).isDone) forget(one)
    },
  }
}
