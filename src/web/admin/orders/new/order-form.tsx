import { type FormEvent, useState } from 'react'
import type { StaffChat } from '#contract/chats/types.ts'
import { Button } from '#web/ui/button.tsx'
import { CheckField } from '#web/ui/forms/field.tsx'
import { Link } from '#web/ui/link.tsx'
import { adminOrders } from '#web/words/en/admin/orders.ts'
import { useLeaveGuard } from '../../parts/forms/use-leave-guard.ts'
import { Panel } from '../../parts/panel.tsx'
import { ScreenHeading } from '../../parts/screen-name.tsx'
import { AddressFields } from '../address-fields.tsx'
import { BuyerFields } from './buyer-fields.tsx'
import { ChatLines } from './chat-lines.tsx'
import { LinePicker } from './line-picker.tsx'
import { PaymentFields } from './payment-fields.tsx'
import type { Picked, SumsTyped } from './picked-lines.ts'
import { ChatSums, TypedSums } from './typed-sums.tsx'
import { useMakeOrder } from './use-make-order.ts'

const words = adminOrders.make

type OrderFormProps = {
  /** The chat that becomes an order; null for one that begins here. */
  chat: StaffChat | null
  onMade: (id: number) => void
}

/** What staff write down of an order that came by phone, at an exhibition or in a chat. */
export function OrderForm({ chat, onMade }: OrderFormProps) {
  const [lines, setLines] = useState<Picked[]>([])
  const [typed, setTyped] = useState<SumsTyped>({ discount: '', shipping: '', isCounter: false })
  const [isTouched, setTouched] = useState(false)
  const { make, isSaving, errors } = useMakeOrder(chat)
  useLeaveGuard(isTouched || lines.length > 0)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const made = await make(new FormData(event.currentTarget), lines, typed)
    if (made) onMade(made.id)
  }
  const type = (change: Partial<SumsTyped>) => setTyped({ ...typed, ...change })
  return (
    <form noValidate onSubmit={(event) => void submit(event)} onInput={() => setTouched(true)}>
      <Title chat={chat} />
      <div className="grid items-start gap-4 lg:grid-cols-[3fr_2fr]">
        <div className="flex min-w-0 flex-col gap-4">
          {chat ? (
            <ChatLines chat={chat} />
          ) : (
            <LinePicker lines={lines} errors={errors} onChange={setLines} />
          )}
          <BuyerFields isChat={chat !== null} errors={errors} />
          <Receiver isCounter={typed.isCounter} errors={errors} onChange={type} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <PaymentFields errors={errors} />
          {chat ? (
            <ChatSums chat={chat} />
          ) : (
            <TypedSums lines={lines} typed={typed} errors={errors} onChange={type} />
          )}
          <Button type="submit" isBusy={isSaving} isWide>
            {isSaving ? words.submitting : words.submit}
          </Button>
        </div>
      </div>
    </form>
  )
}

type ReceiverProps = {
  /** True where it was taken along over the counter. */
  isCounter: boolean
  errors: Record<string, string>
  onChange: (change: { isCounter: boolean }) => void
}

/** Where it goes, if it goes anywhere. */
function Receiver({ isCounter, errors, onChange }: ReceiverProps) {
  return (
    <Panel title={words.address.title}>
      <CheckField
        label={words.address.counter}
        checked={isCounter}
        onChange={(event) => onChange({ isCounter: event.target.checked })}
      />
      {!isCounter && (
        <div className="pt-3">
          <AddressFields address={null} errors={errors} isBuyerNamed />
        </div>
      )}
    </Panel>
  )
}

function Title({ chat }: { chat: StaffChat | null }) {
  return (
    <header className="pb-4">
      <p className="pb-3">
        <Link to="/admin/orders" className="link">
          {adminOrders.back}
        </Link>
      </p>
      <ScreenHeading>{chat ? words.chatTitle(chat.reference) : words.title}</ScreenHeading>
      {chat && <p className="text-soft">{words.chatText}</p>}
    </header>
  )
}
