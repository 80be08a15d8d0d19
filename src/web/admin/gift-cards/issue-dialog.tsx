import { issueGiftCard, listGiftCards } from '#contract/gift-cards/admin-calls.ts'
import type { CardForm } from '#contract/gift-cards/admin-types.ts'
import { cardPayments, mostOfCard } from '#domain/gift-cards/gift-card.ts'
import { languages } from '#domain/language.ts'
import { formatRupees, toRupees } from '#domain/money.ts'
import { SelectField, TextAreaField, TextField } from '#web/ui/forms/field.tsx'
import { adminTranslations } from '#web/words/en/admin/translations.ts'
import { adminGiftCards } from '#web/words/en/admin/work/gift-cards.ts'
import { EntryDialog, entryField, textIn } from '../parts/forms/entry-dialog.tsx'
import { numberOf } from '../parts/forms/number-of.ts'
import { useEntry } from '../parts/forms/use-entry.ts'

const words = adminGiftCards.issue
const most = formatRupees(mostOfCard)

type IssueDialogProps = { onDone: (id: number) => void; onClose: () => void }

/** A card by hand: what it is worth, how that came, and who gets it. */
export function IssueDialog({ onDone, onClose }: IssueDialogProps) {
  const says = { ...words, refreshes: [listGiftCards.path] }
  const { enter, refuse, isSaving, errors } = useEntry(issueGiftCard, says, ({ id }) => onDone(id))
  const submit = (form: FormData) => {
    const amount = numberOf(textIn(form, 'amount'), 0, toRupees(mostOfCard))
    if (amount) void enter(cardIn(form, amount))
    else refuse({ amount: words.amountBad(most) })
  }
  return (
    <EntryDialog
      title={words.title}
      label={words.submit}
      busyLabel={words.submitting}
      isSaving={isSaving}
      onSubmit={submit}
      onClose={onClose}
    >
      <MoneyFields errors={errors} />
      <RecipientFields errors={errors} />
    </EntryDialog>
  )
}

type FieldsProps = { errors: Record<string, string> }

function MoneyFields({ errors }: FieldsProps) {
  const field = entryField(errors)
  return (
    <>
      <TextField
        {...field('amount', words.amount)}
        inputMode="numeric"
        autoComplete="off"
        hint={words.amountHint(most)}
      />
      <SelectField {...field('paidBy', words.paidBy)}>
        <option value="">{words.given}</option>
        {cardPayments.map((one) => (
          <option key={one} value={one}>
            {words.methods[one]}
          </option>
        ))}
      </SelectField>
      <TextField
        {...field('reference', words.reference)}
        isOptional
        autoComplete="off"
        maxLength={60}
      />
      <TextField {...field('reason', words.reason)} hint={words.reasonHint} maxLength={300} />
      <TextField
        {...field('lastDay', words.lastDay)}
        type="date"
        isOptional
        hint={words.lastDayHint}
      />
    </>
  )
}

function RecipientFields({ errors }: FieldsProps) {
  const field = entryField(errors)
  const text = { isOptional: true, autoComplete: 'off' }
  return (
    <>
      <TextField {...field('recipientName', words.recipientName)} {...text} maxLength={100} />
      <TextField
        {...field('recipientEmail', words.recipientEmail)}
        {...text}
        type="email"
        hint={words.emailHint}
        maxLength={254}
      />
      <TextField {...field('senderName', words.senderName)} {...text} maxLength={100} />
      <TextAreaField {...field('message', words.message)} isOptional rows={3} maxLength={500} />
      <SelectField {...field('language', words.language)}>
        {languages.map((one) => (
          <option key={one} value={one}>
            {adminTranslations.names[one]}
          </option>
        ))}
      </SelectField>
      <TextField
        {...field('sendOn', words.sendOn)}
        type="date"
        isOptional
        hint={words.sendOnHint}
      />
    </>
  )
}

function cardIn(form: FormData, amount: number): CardForm {
  const text = (name: string) => textIn(form, name)
  const paidBy = cardPayments.find((one) => one === text('paidBy'))
  const [lastDay, sendOn] = [text('lastDay'), text('sendOn')]
  return {
    ...{ amount, reference: text('reference'), reason: text('reason') },
    ...{ recipientName: text('recipientName'), recipientEmail: text('recipientEmail') },
    ...{ senderName: text('senderName'), message: text('message') },
    language: languages.find((one) => one === text('language')) ?? 'en',
    ...(paidBy && { paidBy }),
    ...(lastDay !== '' && { lastDay }),
    ...(sendOn !== '' && { sendOn }),
  }
}
