import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { forgetDoorRefusal } from '#contract/cod/admin-calls.ts'
import { listOrders, readBuyerPan } from '#contract/orders/admin-calls.ts'
import type { StaffOrder } from '#contract/orders/admin-types.ts'
import { countryName } from '#domain/delivery/country-name.ts'
import { pathIn } from '#domain/language.ts'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { adminOrders } from '#web/words/en/admin/orders.ts'
import { toBuyers } from '#web/words/to-buyers.ts'
import { queryFor } from '../../cache.ts'
import { useSurroundings } from '../../surroundings.ts'
import { useMay } from '../allowed.ts'
import { ContactWays } from '../parts/contact-ways.tsx'
import { asJson, useSave } from '../parts/forms/use-save.ts'
import { Panel } from '../parts/panel.tsx'
import { AddressDialog } from './address-dialog.tsx'
import { orderLists } from './use-order-act.ts'

const words = adminOrders.buyer

/** Who bought, how to reach them, and where the parcel goes. */
export function BuyerPanel({ order }: { order: StaffOrder }) {
  const { contact, buyerName, otherOrders, note, giftMessage } = order
  const maySeeCustomers = useMay('customers.see')
  return (
    <Panel title={words.title}>
      <div className="flex flex-col gap-3">
        <p>
          <span className="font-medium">{buyerName}</span>
          <span className="block">{contact.mobile}</span>
          <span className="block wrap-anywhere">{contact.email || words.noMail}</span>
          {order.userId !== null && <span className="block text-soft">{words.account}</span>}
        </p>
        <Ways order={order} />
        {maySeeCustomers && contact.mobile !== '' && (
          <p>
            <Link to={`/admin/customers?q=${contact.mobile}`} className="link">
              {words.customer}
            </Link>
          </p>
        )}
        {otherOrders > 0 && (
          <p>
            <Link to={`/admin/orders?q=${contact.mobile}`} className="link">
              {words.others(otherOrders)}
            </Link>
          </p>
        )}
        <DoorRefusals order={order} />
        {order.buyerGstin && <Said title={words.invoiceTo} text={businessOf(order)} />}
        {order.hasPan && <Pan orderId={order.id} />}
        <Goes order={order} />
        {note && <Said title={words.note} text={note} />}
        {giftMessage && <Said title={words.gift} text={giftMessage} />}
      </div>
    </Panel>
  )
}

const businessOf = ({ buyerGstin, buyerLegalName }: StaffOrder) =>
  [buyerLegalName, `GSTIN ${buyerGstin}`].filter(Boolean).join('\n')

/** The PAN, for whoever may see it, once it is asked for. */
function Pan({ orderId }: { orderId: number }) {
  const [isShown, setShown] = useState(false)
  const maySee = useMay('taxes.edit')
  const { data } = useQuery({ ...queryFor(readBuyerPan, { id: orderId }), enabled: isShown })
  if (!maySee) return null
  if (!data) {
    return (
      <p>
        <Button look="quiet" size="sm" isBusy={isShown} onClick={() => setShown(true)}>
          {words.showPan}
        </Button>
      </p>
    )
  }
  return <Said title={words.pan} text={data.pan ?? words.panGone} />
}

/** Parcels that were refused at the door under this mobile; of this order, staff may take it back. */
function DoorRefusals({ order }: { order: StaffOrder }) {
  const mayEdit = useMay('orders.edit')
  const { save, isSaving } = useSave(asJson(forgetDoorRefusal), {
    ...{
      done: words.refusalForgotten,
      failed: words.refusalFailed,
      refreshes: [`${listOrders.path}/`, ...orderLists],
    },
  })
  if (order.doorRefusals === 0) return null
  return (
    <p>
      <span className="block text-lac">{words.refusals(order.doorRefusals)}</span>
      {mayEdit && order.isRefusedAtDoor && (
        <Button
          look="quiet"
          size="sm"
          isBusy={isSaving}
          onClick={() => void save({ id: order.id })}
        >
          {words.forgetRefusal}
        </Button>
      )}
    </p>
  )
}

/** The chat begins with the page of the order, so that both sides look at the same. */
function Ways({ order }: { order: StaffOrder }) {
  const { contact, buyerName, number, token } = order
  const url = `${useSurroundings().publicUrl}${pathIn(order.language, `/order/${token}`)}`
  return (
    <ContactWays
      phone={contact.mobile}
      email={contact.email}
      greeting={toBuyers[order.language].order(buyerName, number, url)}
      subject={number}
    />
  )
}

/** The address; it can be put right as long as the parcel has not left. */
function Goes({ order }: { order: StaffOrder }) {
  const [isOpen, setOpen] = useState(false)
  const mayEdit = useMay('orders.edit')
  const { address, contact, state } = order
  const isHere = ['pending_payment', 'confirmed', 'packed', 'on_hold'].includes(state)
  if (!address.line1) {
    return (
      <p className="text-soft">
        {words.overCounter} <Corrects mayEdit={mayEdit && isHere} onOpen={() => setOpen(true)} />
        {isOpen && <AddressDialog order={order} onClose={() => setOpen(false)} />}
      </p>
    )
  }
  return (
    <div>
      <h3 className="font-sans text-sm font-semibold">{words.address}</h3>
      <address className="not-italic">
        {[address.fullName, address.line1, address.line2].filter(Boolean).join(', ')}
        <br />
        {address.city} {address.pin}, {address.state}
        {address.country && `, ${countryName(address.country)}`}
        {address.mobile !== contact.mobile && (
          <>
            <br />
            {address.mobile}
          </>
        )}
      </address>
      <Corrects mayEdit={mayEdit && isHere} onOpen={() => setOpen(true)} />
      {isOpen && <AddressDialog order={order} onClose={() => setOpen(false)} />}
    </div>
  )
}

function Corrects({ mayEdit, onOpen }: { mayEdit: boolean; onOpen: () => void }) {
  if (!mayEdit) return null
  return (
    <Button look="quiet" size="sm" className="mt-2" onClick={onOpen}>
      {words.correct}
    </Button>
  )
}

function Said({ title, text }: { title: string; text: string }) {
  return (
    <div>
      <h3 className="font-sans text-sm font-semibold">{title}</h3>
      <p className="whitespace-pre-line break-words">{text}</p>
    </div>
  )
}
