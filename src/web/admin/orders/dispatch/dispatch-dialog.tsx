import { type FormEvent, useState } from 'react'
import { printLabels, printPackingSlips } from '#contract/orders/admin-calls.ts'
import type { StaffOrderItem } from '#contract/orders/admin-types.ts'
import { Button } from '#web/ui/button.tsx'
import { adminOrders } from '#web/words/en/admin/orders.ts'
import { FormDialog } from '../../parts/forms/form-dialog.tsx'
import { CarrierField } from '../carrier-field.tsx'
import { PrintLink } from '../print-link.tsx'
import { DispatchList } from './dispatch-list.tsx'
import { type DispatchRow, toPack, toPrint, toSend } from './dispatch-rows.ts'
import { ScanField } from './scan-field.tsx'
import { type Run, useDispatch } from './use-dispatch.ts'

const words = adminOrders.dispatch

type DispatchDialogProps = { items: readonly StaffOrderItem[]; onClose: () => void }

/** Packs and sends the chosen orders, and whatever else is scanned, and tells what became of each. */
export function DispatchDialog({ items, onClose }: DispatchDialogProps) {
  const { rows, run, scan, change, packAll, sendAll } = useDispatch(items)
  const isDirty = toSend(rows).some((row) => row.trackingNumber !== '')
  return (
    <FormDialog
      title={words.title}
      isDirty={isDirty}
      isBusy={run !== null}
      isWide
      onClose={onClose}
    >
      {() => (
        <div className="flex flex-col gap-4 p-5">
          <ScanField onScan={scan} />
          {rows.length === 0 && <p className="text-soft">{words.empty}</p>}
          <DispatchList rows={rows} isBusy={run !== null} onChange={change} />
          <Progress rows={rows} run={run} />
          {rows.length > 0 && (
            <Steps rows={rows} isBusy={run !== null} onPack={packAll} onSend={sendAll} />
          )}
        </div>
      )}
    </FormDialog>
  )
}

/** How far it is, and at the end how many were refused. */
function Progress({ rows, run }: { rows: DispatchRow[]; run: Run | null }) {
  const failed = rows.filter(({ why }) => why !== null).length
  return (
    <div role="status" className="empty:hidden">
      {run && (
        <>
          <p>{words.steps[run.step](run.done + 1, run.all)}</p>
          <progress className="block w-full" value={run.done} max={run.all} />
        </>
      )}
      {!run && failed > 0 && <p className="text-lac">{words.someFailed(failed)}</p>}
    </div>
  )
}

type StepsProps = {
  rows: DispatchRow[]
  isBusy: boolean
  onPack: () => Promise<void>
  onSend: (carrier: string) => Promise<void>
}

/** Labels and slips, then packing, then handing over. */
function Steps({ rows, isBusy, onPack, onSend }: StepsProps) {
  const [error, setError] = useState<string>()
  const ids = toPrint(rows).map(({ item }) => item.id)
  const [packs, sends] = [toPack(rows).length, toSend(rows).length]
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const carrier = String(new FormData(event.currentTarget).get('carrier') ?? '').trim()
    setError(carrier === '' ? words.carrierMissing : undefined)
    if (carrier !== '') void onSend(carrier)
  }
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {packs > 0 && (
          <Button isBusy={isBusy} onClick={() => void onPack()}>
            {words.pack(packs)}
          </Button>
        )}
        {ids.length > 0 && (
          <>
            <PrintLink document={printPackingSlips} ids={ids} label={adminOrders.bulk.slips} />
            <PrintLink document={printLabels} ids={ids} label={adminOrders.bulk.labels} />
          </>
        )}
      </div>
      {sends > 0 && (
        <form noValidate onSubmit={send} className="flex flex-wrap items-start gap-3">
          <CarrierField error={error} className="min-w-48 flex-1" />
          <Button type="submit" isBusy={isBusy} className="mt-8">
            {words.send(sends)}
          </Button>
        </form>
      )}
    </>
  )
}
