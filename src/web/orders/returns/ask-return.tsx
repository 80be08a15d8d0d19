import type { Order } from '#contract/orders/types.ts'
import { askReturn } from '#contract/returns/calls.ts'
import { isAtDoor } from '#domain/payment-methods.ts'
import { returnReasons } from '#domain/return.ts'
import { orders as english } from '#web/words/en/orders.ts'
import { useLanguage, useWords } from '#web/words/words.ts'
import { dayAndTime } from '../../clock.ts'
import { Button } from '../../ui/button.tsx'
import { CheckField, FieldError, SelectField, TextAreaField } from '../../ui/forms/field.tsx'
import { Note } from '../../ui/note.tsx'
import { ActForm } from '../act-form.tsx'
import { Fold } from '../fold.tsx'
import { useOrderAct } from '../order-calls.ts'
import { PayToFields } from '../payment/pay-to-fields.tsx'
import type { OrderOutcome } from '../posted-act.ts'
import { sendFiles, withPhotos } from '../send-files.ts'
import { PhotosField } from './photos-field.tsx'
import { creditWish, returnableLines, returnIn } from './return-form.ts'
import { ReturnLineField } from './return-line-field.tsx'

type AskReturnProps = { order: Order; outcome: OrderOutcome | undefined }

/** Which sarees go back, why, and what should come for them. */
export function AskReturn({ order, outcome }: AskReturnProps) {
  const words = useWords('orders', english).returns
  const given = outcome?.intent === 'return' ? outcome.refusal : undefined
  const { refusal, isBusy, act } = useOrderAct(order.token, given)
  const errors = refusal?.fields ?? {}
  return (
    <Fold title={words.title} isOpen={given !== undefined}>
      <ActForm
        intent="return"
        className="return-form grid max-w-xl gap-5"
        onSend={(form) => void act(() => sendReturn(order.token, form))}
      >
        <Terms order={order} />
        {refusal && (
          <Note isAlert title={words.failed}>
            {refusal.reason}
          </Note>
        )}
        <ReturnedLines order={order} error={errors['lines']} />
        <WishChoice error={errors['wish']} />
        <ReasonField order={order} error={errors['reason']} />
        {isAtDoor(order.paymentMethod) && <PayToFields errors={errors} />}
        <TextAreaField
          label={words.words}
          name="words"
          isOptional
          maxLength={1000}
          error={errors['words']}
        />
        <PhotosField label={words.photos} hint={words.photosHint} />
        <Button type="submit" isBusy={isBusy} className="justify-self-start">
          {isBusy ? words.submitting : words.submit}
        </Button>
      </ActForm>
    </Fold>
  )
}

type PartProps = { order: Order; error: string | undefined }

function ReturnedLines({ order, error }: PartProps) {
  const words = useWords('orders', english).returns
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">{words.lines}</legend>
      {returnableLines(order).map((line) => (
        <ReturnLineField key={line.id} line={line} />
      ))}
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  )
}

function WishChoice({ error }: { error: string | undefined }) {
  const words = useWords('orders', english).returns
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">{words.wish}</legend>
      {(['return', creditWish, 'exchange'] as const).map((wish) => (
        <CheckField
          key={wish}
          type="radio"
          name="wish"
          value={wish}
          label={wish === creditWish ? words.credit.wish : words.wishes[wish]}
        />
      ))}
      <p className="mt-1.5 text-sm text-soft">
        {words.credit.wish}: {words.credit.hint}
      </p>
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  )
}

/** Damage can be told for some days only. */
function ReasonField({ order, error }: PartProps) {
  const words = useWords('orders', english).returns
  const reasons = returnReasons.filter((one) => one !== 'damaged' || order.damageUntil !== null)
  return (
    <SelectField label={words.reason} name="reason" defaultValue="" error={error}>
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
