import type { CardOffer, CardOrder } from '#contract/card-sales/types.ts'
import { languages, ownNameOf } from '#domain/language.ts'
import { cardSales as english } from '#web/words/en/paying/card-sales.ts'
import { useLanguage, useWords } from '#web/words/words.ts'
import { EmailField } from '../../ui/forms/email-field.tsx'
import { CheckField, SelectField, TextAreaField, TextField } from '../../ui/forms/field.tsx'
import { rupees } from '../../ui/price.tsx'

export type FieldsProps = { typed: CardOrder | undefined; errors: Record<string, string> }
type WithOffer = FieldsProps & { offer: CardOffer }

/** What is offered, and any other amount. */
export function AmountFields({ typed, errors, offer }: WithOffer) {
  const words = useWords('cardSales', english)
  const { amounts, least, most } = offer
  const isOffered = typed === undefined || amounts.includes(typed.amount)
  const own = isOffered || !Number.isFinite(typed.amount) ? '' : String(typed.amount)
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-3 font-display text-xl">{words.amount}</legend>
      {amounts.length > 0 && (
        <div className="flex flex-wrap gap-x-8">
          {amounts.map((one, at) => (
            <CheckField
              key={one}
              type="radio"
              name="amount"
              value={one}
              label={rupees(one)}
              defaultChecked={typed && isOffered ? typed.amount === one : at === 0}
            />
          ))}
        </div>
      )}
      <TextField
        id="card-amount"
        label={amounts.length > 0 ? words.own : words.amount}
        name="own"
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        isOptional={amounts.length > 0}
        hint={words.bounds(rupees(least), rupees(most))}
        defaultValue={own}
        error={errors['amount']}
      />
    </fieldset>
  )
}

/** Who pays. */
export function YourFields({ typed, errors }: FieldsProps) {
  const words = useWords('cardSales', english)
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-3 font-display text-xl">{words.you}</legend>
      <TextField
        id="card-name"
        label={words.name}
        name="name"
        autoComplete="name"
        required
        maxLength={80}
        hint={words.nameHint}
        defaultValue={typed?.name}
        error={errors['name']}
      />
      <EmailField
        id="card-email"
        label={words.email}
        hint={words.emailHint}
        defaultValue={typed?.email}
        error={errors['email']}
      />
    </fieldset>
  )
}

/** Who gets it, with which words, and when. */
export function GiftFields({ typed, errors, offer }: WithOffer) {
  const words = useWords('cardSales', english)
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-3 font-display text-xl">{words.gift}</legend>
      <RecipientFields typed={typed} errors={errors} />
      <TextAreaField
        id="card-message"
        label={words.message}
        name="message"
        rows={3}
        isOptional
        maxLength={500}
        defaultValue={typed?.message}
        error={errors['message']}
      />
      <LanguageField typed={typed} errors={errors} />
      <TextField
        id="card-sendOn"
        label={words.sendOn}
        name="sendOn"
        type="date"
        isOptional
        max={offer.latestSendDay}
        hint={words.sendOnHint}
        defaultValue={typed?.sendOn}
        error={errors['sendOn']}
      />
    </fieldset>
  )
}

/** In which the card is written: that of the page, where nobody chooses another. */
function LanguageField({ typed, errors }: FieldsProps) {
  const words = useWords('cardSales', english)
  const own = useLanguage()
  return (
    <SelectField
      id="card-language"
      label={words.language}
      name="language"
      defaultValue={typed?.language ?? own}
      error={errors['language']}
    >
      {languages.map((one) => (
        <option key={one} value={one} lang={one}>
          {ownNameOf(one)}
        </option>
      ))}
    </SelectField>
  )
}

function RecipientFields({ typed, errors }: FieldsProps) {
  const words = useWords('cardSales', english)
  return (
    <>
      <CheckField
        name="isForMyself"
        label={words.forMyself}
        defaultChecked={typed?.isForMyself === true}
      />
      <TextField
        id="card-recipientName"
        label={words.recipientName}
        name="recipientName"
        autoComplete="off"
        isOptional
        maxLength={80}
        defaultValue={typed?.recipientName}
        error={errors['recipientName']}
      />
      <TextField
        id="card-recipientEmail"
        label={words.recipientEmail}
        name="recipientEmail"
        type="email"
        autoComplete="off"
        maxLength={254}
        hint={words.recipientHint}
        defaultValue={typed?.recipientEmail}
        error={errors['recipientEmail']}
      />
    </>
  )
}
