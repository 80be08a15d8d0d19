import { useState } from 'react'
import { Link } from 'react-router'
import type { StaffOrder } from '#contract/staff-order.ts'
import { whatsappLink } from '#domain/whatsapp.ts'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { WhatsappIcon } from '#web/ui/icon.tsx'
import { MailIcon, PhoneIcon } from '#web/ui/page-icons.tsx'
import { adminOrders } from '#web/words/en/admin-orders.ts'
import { useMay } from '../allowed.ts'
import { Panel } from '../parts/panel.tsx'
import { AddressDialog } from './address-dialog.tsx'

const words = adminOrders.buyer

/** Who bought, how to reach them, and where the parcel goes. */
export function BuyerPanel({ order }: { order: StaffOrder }) {
  const { contact, address, otherOrders, note, giftMessage } = order
  return (
    <Panel title={words.title}>
      <div className="flex flex-col gap-3">
        <p>
          <span className="font-medium">{address.fullName}</span>
          <span className="block">{contact.mobile}</span>
          <span className="block break-all">{contact.email || words.noMail}</span>
          {order.userId !== null && <span className="block text-soft">{words.account}</span>}
        </p>
        <Ways order={order} />
        {otherOrders > 0 && (
          <p>
            <Link to={`/admin/orders?q=${contact.mobile}`} className="link">
              {words.others(otherOrders)}
            </Link>
          </p>
        )}
        <Goes order={order} />
        {note && <Said title={words.note} text={note} />}
        {giftMessage && <Said title={words.gift} text={giftMessage} />}
      </div>
    </Panel>
  )
}

function Ways({ order }: { order: StaffOrder }) {
  const { contact, address, number, token } = order
  const button = buttonClass({ look: 'quiet', size: 'sm' })
  const openChat = () => {
    const url = `${location.origin}/order/${token}`
    const text = words.greeting(address.fullName, number, url)
    open(whatsappLink(contact.mobile, text), '_blank', 'noopener')
  }
  return (
    <p className="flex flex-wrap gap-2">
      <button type="button" className={button} onClick={openChat}>
        <WhatsappIcon className="size-5" />
        {words.whatsapp}
      </button>
      <a href={`tel:+91${contact.mobile}`} className={button}>
        <PhoneIcon className="size-5" />
        {words.call}
      </a>
      {contact.email && (
        <a href={`mailto:${contact.email}?subject=${number}`} className={button}>
          <MailIcon className="size-5" />
          {words.mail}
        </a>
      )}
    </p>
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
