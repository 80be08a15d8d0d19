import type { Order } from '#contract/orders/types.ts'
import { askReturn } from '#contract/returns/calls.ts'
import { isAtDoor } from '#domain/payment-methods.ts'
import { returnReasons, returnWishes } from '#domain/return.ts'
import { orders as english } from '#web/words/en/orders.ts'
import { useLanguage, useWords } from '#web/words/words.ts'
import { dayWords, timeWords } from '../../clock.ts'
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
import { returnableLines, returnIn } from './return-form.ts'
import { ReturnLineField } from './return-line-field.tsx'

type AskReturnProps = { order: Order; outcome: OrderOutcome | undefined }

/** Which sarees go back, why, and what should come for them. */
export function AskReturn({ order, outcome }: AskReturnProps) {
  const words = useWords('orders', english).returns
  const given = outcome?.intent === 'return' ? outcome.refusal : undefined
  const { refusal, isBusy, act } = useOrderAct(order.token, given)
  const errors = refusal?.fields ?? {}
  const reasons = returnReasons.filter((one) => one !== 'damaged' || order.damageUntil !== null)
  return (
    <Fold title={words.title} isOpen={given !== undefined}>
      <ActForm
        intent="return"
        className="group grid max-w-xl gap-5"
        onSend={(form) => void act(() => sendReturn(order.token, form))}
      >
        <Terms order={order} />
        {refusal && (
          <Note isAlert title={words.failed}>
            {refusal.reason}
          </Note>
        )}
        <fieldset>
          <legend className="mb-1.5 font-medium">{words.lines}</legend>
          {returnableLines(order).map((line) => (
            <ReturnLineField key={line.id} line={line} />
          ))}
          {errors['lines'] && <FieldError>{errors['lines']}</FieldError>}
        </fieldset>
        <fieldset>
          <legend className="mb-1.5 font-medium">{words.wish}</legend>
          {returnWishes.map((wish) => (
            <CheckField
              key={wish}
              type="radio"
              name="wish"
              value={wish}
              label={words.wishes[wish]}
            />
          ))}
          {errors['wish'] && <FieldError>{errors['wish']}</FieldError>}
        </fieldset>
        <SelectField label={words.reason} name="reason" defaultValue="" error={errors['reason']}>
          <option value="">{words.chooseReason}</option>
          {reasons.map((reason) => (
            <option key={reason} value={reason}>
              {words.reasons[reason]}
            </option>
          ))}
        </SelectField>
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

function Terms({ order }: { order: Order }) {
  const words = useWords('orders', english).returns
  const language = useLanguage()
  const moment = (at: string) =>
    `${dayWords(Date.parse(at), language)}, ${timeWords(Date.parse(at))}`
  return (
    <div className="text-soft">
      {order.returnUntil && <p>{words.text(moment(order.returnUntil))}</p>}
      <p>{order.damageUntil ? words.damage(moment(order.damageUntil)) : words.damageOver}</p>
    </div>
  )
}

/** Photos travel as files: the whole form goes as one. */
function sendReturn(token: string, form: FormData): Promise<Order> {
  const { lines, ...rest } = returnIn(form)
  const said = { ...rest, lines: JSON.stringify(lines) }
  return sendFiles(askReturn, { token }, withPhotos(said, form))
}
