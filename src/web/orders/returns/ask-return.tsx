import type { Order } from '#contract/orders/types.ts'
import { askReturn } from '#contract/returns/calls.ts'
import { isAtDoor } from '#domain/payment-methods.ts'
import { returnReasons } from '#domain/return.ts'
import { orders as english } from '#web/words/en/orders.ts'
import { useLanguage, useWords } from '#web/words/words.ts'
import { dayAndTime } from '../../clock.ts'
import { Button } from '../../ui/button.tsx'
import { FaultSummary } from '../../ui/forms/fault-summary.tsx'
import { CheckField, FieldError, SelectField, TextAreaField } from '../../ui/forms/field.tsx'
import { useLeadToFault } from '../../ui/forms/lead-to-fault.ts'
import { ActForm } from '../act-form.tsx'
import { Fold } from '../fold.tsx'
import { useOrderAct } from '../order-calls.ts'
import { PayToFields } from '../payment/pay-to-fields.tsx'
import type { OrderOutcome } from '../posted-act.ts'
import { sendFiles, withPhotos } from '../send-files.ts'
import { PhotosField } from './photos-field.tsx'
import { creditWish, returnableLines, returnIn, type TypedReturn } from './return-form.ts'
import { ReturnLineField } from './return-line-field.tsx'

type AskReturnProps = { order: Order; outcome: OrderOutcome | undefined }

/** Which sarees go back, why, and what should come for them. */
export function AskReturn({ order, outcome }: AskReturnProps) {
  const all = useWords('orders', english)
  const words = all.returns
  const given = outcome?.intent === 'return' ? outcome.refusal : undefined
  const { refusal, isBusy, act } = useOrderAct(order.token, given)
  const form = useLeadToFault(refusal)
  return (
    <Fold title={words.title} isOpen={given !== undefined}>
      <ActForm
        intent="return"
        ref={form}
        className="return-form grid max-w-xl gap-5"
        onSend={(said) => void act(() => sendReturn(order.token, said))}
      >
        <Terms order={order} />
        {refusal && (
          <FaultSummary
            title={words.failed}
            refusal={refusal}
            form="return"
            labels={labelsOf(all)}
          />
        )}
        <Fields order={order} typed={outcome?.typed} errors={refusal?.fields ?? {}} />
        <Button type="submit" isBusy={isBusy} className="justify-self-start">
          {isBusy ? words.submitting : words.submit}
        </Button>
      </ActForm>
    </Fold>
  )
}

/** In the order of the page. */
const labelsOf = ({ returns, pay }: typeof english) => ({
  ...{ lines: returns.lines, wish: returns.wish, reason: returns.reason },
  ...{ upiId: pay.upi.to, accountNumber: pay.bank.accountNumber, ifsc: pay.bank.ifsc },
  ...{ accountName: returns.payTo.accountName, words: returns.words, photos: returns.photos },
})

type FieldsProps = {
  order: Order
  /** What was asked for in a form that was posted without JavaScript. */
  typed: TypedReturn | undefined
  errors: Record<string, string>
}

function Fields({ order, typed, errors }: FieldsProps) {
  const words = useWords('orders', english).returns
  return (
    <>
      <ReturnedLines order={order} typed={typed} error={errors['lines']} />
      <WishChoice typed={typed} error={errors['wish']} />
      <ReasonField order={order} typed={typed} error={errors['reason']} />
      {isAtDoor(order.paymentMethod) && <PayToFields typed={typed} errors={errors} />}
      <TextAreaField
        id="return-words"
        label={words.words}
        name="words"
        isOptional
        maxLength={1000}
        defaultValue={typed?.words}
        error={errors['words']}
      />
      <PhotosField
        id="return-photos"
        label={words.photos}
        hint={words.photosHint}
        error={errors['photos']}
      />
    </>
  )
}

type PartProps = Pick<FieldsProps, 'order' | 'typed'> & { error: string | undefined }

function ReturnedLines({ order, typed, error }: PartProps) {
  const words = useWords('orders', english).returns
  return (
    <fieldset id="return-lines" aria-describedby={error && 'return-lines-error'}>
      <legend className="mb-1.5 font-medium">{words.lines}</legend>
      {returnableLines(order).map((line) => (
        <ReturnLineField
          key={line.id}
          line={line}
          chosen={typed?.lines.find(({ lineId }) => lineId === line.id)?.quantity}
          isWrong={error !== undefined}
        />
      ))}
      {error && <FieldError id="return-lines-error">{error}</FieldError>}
    </fieldset>
  )
}

function WishChoice({ typed, error }: Omit<PartProps, 'order'>) {
  const words = useWords('orders', english).returns
  const chosen = typed?.isCredit ? creditWish : typed?.wish
  return (
    <fieldset id="return-wish" aria-describedby={error && 'return-wish-error'}>
      <legend className="mb-1.5 font-medium">{words.wish}</legend>
      {(['return', creditWish, 'exchange'] as const).map((wish) => (
        <CheckField
          key={wish}
          type="radio"
          name="wish"
          value={wish}
          defaultChecked={wish === chosen}
          aria-invalid={error ? true : undefined}
          label={wish === creditWish ? words.credit.wish : words.wishes[wish]}
        />
      ))}
      <p className="mt-1.5 text-sm text-soft">
        {words.credit.wish}: {words.credit.hint}
      </p>
      {error && <FieldError id="return-wish-error">{error}</FieldError>}
    </fieldset>
  )
}

/** Damage can be told for some days only. */
function ReasonField({ order, typed, error }: PartProps) {
  const words = useWords('orders', english).returns
  const reasons = returnReasons.filter((one) => one !== 'damaged' || order.damageUntil !== null)
  return (
    <SelectField
      id="return-reason"
      label={words.reason}
      name="reason"
      defaultValue={typed?.reason ?? ''}
      error={error}
    >
      <option value="">{words.chooseReason}</option>
      {reasons.map((reason) => (
        <option key={reason} value={reason}>
          {words.reasons[reason]}
        </option>
      ))}
    </SelectField>
  )
}

function Terms({ order }: { order: Order }) {
  const words = useWords('orders', english).returns
  const language = useLanguage()
  const moment = (at: string) => dayAndTime(at, language)
  return (
    <div className="text-soft">
      {order.returnUntil && <p>{words.text(moment(order.returnUntil))}</p>}
      <p>{order.damageUntil ? words.damage(moment(order.damageUntil)) : words.damageOver}</p>
    </div>
  )
}

/** Photos travel as files: the whole form goes as one. */
function sendReturn(token: string, form: FormData): Promise<Order> {
  const { lines, isCredit, ...rest } = returnIn(form)
  const said = { ...rest, isCredit: String(isCredit), lines: JSON.stringify(lines) }
  return sendFiles(askReturn, { token }, withPhotos(said, form))
}
