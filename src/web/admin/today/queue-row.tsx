import { Fragment, useState } from 'react'
import { printPackingSlips } from '#contract/orders/admin-calls.ts'
import type { QueueEntry, QueueKind } from '#contract/today/types.ts'
import { Button, buttonClass, LinkButton } from '#web/ui/button.tsx'
import { WhatsappIcon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { MailIcon } from '#web/ui/page-icons.tsx'
import { adminQueue as words } from '#web/words/en/admin/work/queue.ts'
import { ParcelDialog } from '../orders/parcel-dialog.tsx'
import { WithOrder } from '../orders/with-order.tsx'
import { dot } from '../parts/dotted.ts'
import { Thumb } from '../parts/thumb.tsx'
import { clockOf, detailsOf, pathOf, titleOf } from './queue-words.ts'
import { isPressed, type PressedKind } from './use-queue-acts.ts'

type QueueRowProps = {
  kind: QueueKind
  entry: QueueEntry
  now: number
  isBusy: boolean
  onAct: (kind: PressedKind, entry: QueueEntry) => void
}

/** One thing that waits: what, for whom, until when, and what to do. What is due today stands out. */
export function QueueRow({ kind, entry, now, isBusy, onAct }: QueueRowProps) {
  const clock = clockOf(kind, entry, now)
  const details = detailsOf(kind, entry)
  return (
    <li className="queue-row">
      <Mark kind={kind} image={entry.image} />
      <div className="min-w-0">
        <Link to={pathOf(kind, entry)} className="font-semibold hover:text-lac">
          {titleOf(kind, entry)}
        </Link>
        <p className="text-sm text-soft">
          {details.map((part, at) => (
            <Fragment key={part}>
              {at > 0 && dot}
              <span className={isNumber(part) ? 'whitespace-nowrap' : undefined}>{part}</span>
            </Fragment>
          ))}
          {details.length > 0 && clock && dot}
          {clock && (
            <span className={entry.isDue ? 'font-medium text-lac' : undefined}>{clock}</span>
          )}
        </p>
      </div>
      <div className="queue-acts">
        <Acts kind={kind} entry={entry} isBusy={isBusy} onAct={onAct} />
      </div>
    </li>
  )
}

/** Of an order or a card: it is read in one piece. */
const isNumber = (part: string) => /^[A-Z]+(-\d+)+$/.test(part)

function Mark({ kind, image }: { kind: QueueKind; image: string }) {
  const icons: Partial<Record<QueueKind, typeof MailIcon>> = {
    ...{ chat: WhatsappIcon, message: MailIcon, complaint: MailIcon },
    // It leaves by email.
    'gift-card': MailIcon,
  }
  const Icon = icons[kind]
  if (!Icon) return <Thumb src={image || null} alt="" />
  return (
    <span className="flex h-12 w-9 items-center justify-center bg-wash text-soft">
      <Icon className="size-5" />
    </span>
  )
}

function Acts({ kind, entry, isBusy, onAct }: Omit<QueueRowProps, 'now'>) {
  const label = words.acts[kind]
  const name = words.actOf(label, entry.name)
  const look = entry.isDue ? 'primary' : 'quiet'
  if (kind === 'ship') return <ShipButton entry={entry} label={label} name={name} look={look} />
  if (!isPressed(kind)) return <OpenLink {...{ kind, entry, label, look }} />
  // Whether it goes on unpaid is asked where all of it is told.
  if (entry.isUnpaid) return <OpenLink {...{ kind, entry, look }} label={words.acts.refund} />
  return (
    <>
      {kind === 'pack' && (
        <a
          href={`${printPackingSlips.path}?ids=${entry.id}`}
          target="_blank"
          rel="noreferrer"
          aria-label={words.actOf(words.slip, entry.name)}
          className={buttonClass({ look: 'quiet' })}
        >
          {words.slip}
        </a>
      )}
      <Button look={look} aria-label={name} isBusy={isBusy} onClick={() => onAct(kind, entry)}>
        {label}
      </Button>
    </>
  )
}

type OpenLinkProps = {
  kind: QueueKind
  entry: QueueEntry
  label: string
  look: 'primary' | 'quiet'
}

const OpenLink = ({ kind, entry, label, look }: OpenLinkProps) => (
  <LinkButton to={pathOf(kind, entry)} look={look} aria-label={words.actOf(label, entry.name)}>
    {label}
  </LinkButton>
)

type ShipButtonProps = {
  entry: QueueEntry
  label: string
  name: string
  look: 'primary' | 'quiet'
}

function ShipButton({ entry, label, name, look }: ShipButtonProps) {
  const [isSending, setSending] = useState(false)
  return (
    <>
      <Button look={look} aria-label={name} onClick={() => setSending(true)}>
        {label}
      </Button>
      {isSending && (
        <WithOrder id={entry.id}>
          {(order) => <ParcelDialog order={order} onClose={() => setSending(false)} />}
        </WithOrder>
      )}
    </>
  )
}
