import type { ReactNode } from 'react'
import { readGiftCard } from '#contract/gift-cards/admin-calls.ts'
import type { StaffCard } from '#contract/gift-cards/admin-types.ts'
import { cardPayments } from '#domain/gift-cards/gift-card.ts'
import { Link } from '#web/ui/link.tsx'
import { exactRupees } from '#web/ui/price.tsx'
import { adminGiftCards as words } from '#web/words/en/admin/work/gift-cards.ts'
import { useMay } from '../allowed.ts'
import { Sum } from '../orders/sums-panel.tsx'
import { OneById } from '../parts/lists/one-by-id.tsx'
import { Panel } from '../parts/panel.tsx'
import { ScreenHeading } from '../parts/screen-name.tsx'
import { dayText, When } from '../parts/when.tsx'
import { CancelPanel, ChangePanel } from './change-panels.tsx'
import { CodePanel } from './code-panel.tsx'

/** One gift card with its ledger; null where the address names none. */
export function GiftCardScreen({ id }: { id: number | null }) {
  return (
    <OneById endpoint={readGiftCard} id={id} list="/admin/gift-cards" words={words}>
      {(card) => <Shown card={card} />}
    </OneById>
  )
}

function Shown({ card }: { card: StaffCard }) {
  const mayEdit = useMay('orders.refund')
  const isOpen = card.balance > 0
  return (
    <div className="flex flex-col gap-4">
      <header>
        <ScreenHeading>{words.title(card.id, card.lastFour)}</ScreenHeading>
        <p className="text-soft">{words.states[card.standing]}</p>
      </header>
      <div className="grid items-start gap-4 lg:grid-cols-[3fr_2fr]">
        <div className="flex min-w-0 flex-col gap-4">
          <Ledger card={card} />
          <About card={card} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <Panel title={words.balance}>
            <dl className="grid grid-cols-1 gap-1">
              <Sum name={words.issued} amount={exactRupees(card.issued)} />
              <Sum name={words.balance} amount={exactRupees(card.balance)} isStrong />
            </dl>
            <p className="pt-2 text-sm text-soft">{words.law}</p>
          </Panel>
          {isOpen && mayEdit && !card.isBlocked && <CodePanel card={card} />}
          {mayEdit && <ChangePanel key={card.version} card={card} />}
          {mayEdit && card.isUnspent && <CancelPanel card={card} />}
        </div>
      </div>
    </div>
  )
}

function Ledger({ card }: { card: StaffCard }) {
  return (
    <Panel title={words.ledger}>
      <ol>
        {card.moves.map((move, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a move stays where it is.
            key={at}
            className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2 last:border-b-0"
          >
            <div className="min-w-0">
              <p className="font-medium">
                {words.kinds[move.kind]}{' '}
                {move.orderNumber && (
                  <Link to={`/admin/orders/${move.orderId}`} className="link">
                    {move.orderNumber}
                  </Link>
                )}
              </p>
              <p className="text-sm break-words text-soft">
                <When at={move.at} /> {move.by && words.by(move.by)}
              </p>
            </div>
            <p className="tabular-nums">
              {isAdded(move.kind) ? '+' : '−'}
              {exactRupees(move.amount)}
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  )
}

const isAdded = (kind: StaffCard['moves'][number]['kind']) =>
  kind === 'issued' || kind === 'returned'

function About({ card }: { card: StaffCard }) {
  const { facts } = words
  const paidBy = cardPayments.find((one) => one === card.paidBy)
  const rows = [
    [facts.recipient, card.recipientName],
    [facts.email, card.recipientEmail],
    [facts.sender, card.senderName],
    [facts.message, card.message],
    [facts.paidBy, paidBy ? words.issue.methods[paidBy] : facts.given],
    [facts.reference, card.reference],
    [facts.reason, card.reason],
    [facts.by, card.by],
    [facts.lastDay, dayText(card.lastDay)],
    [facts.sendOn, card.sentAt === null && card.sendOn ? dayText(card.sendOn) : ''],
  ] as const
  return (
    <Panel title={facts.title}>
      <dl className="grid gap-2">
        {rows.map(([name, value]) => value !== '' && <Fact key={name} name={name} value={value} />)}
        {card.sentAt && <Fact name={facts.sentAt} value={<When at={card.sentAt} />} />}
      </dl>
    </Panel>
  )
}

const Fact = ({ name, value }: { name: string; value: ReactNode }) => (
  <div>
    <dt className="text-sm text-soft">{name}</dt>
    <dd className="break-words whitespace-pre-line">{value}</dd>
  </div>
)
