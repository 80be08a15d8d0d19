import { useHref, useNavigate } from 'react-router'
import { complain } from '#contract/complaints/calls.ts'
import type { ComplaintForm, ComplaintReceipt } from '#contract/complaints/types.ts'
import { complaints as english } from '#web/words/en/complaints.ts'
import { useWords } from '#web/words/words.ts'
import { PhotosField } from '../orders/returns/photos-field.tsx'
import { sendFiles, withPhotos } from '../orders/send-files.ts'
import { useSending } from '../sending/use-sending.ts'
import { Button } from '../ui/button.tsx'
import { EmailField } from '../ui/forms/email-field.tsx'
import { FaultSummary } from '../ui/forms/fault-summary.tsx'
import { CheckField, TextAreaField, TextField } from '../ui/forms/field.tsx'
import { type Complained, complaintIn, complaintPath } from './typed-complaint.ts'

type ComplainFormProps = { given: Complained | undefined; hasOfficer: boolean }

/** Says that something is wrong; a plain form that the server answers until JavaScript takes it over. */
export function ComplainForm({ given, hasOfficer }: ComplainFormProps) {
  const words = useWords('complaints', english)
  const { refusal, isBusy, form, submit } = useComplaining(given)
  return (
    <form
      ref={form}
      action={useHref('/complaint')}
      method="post"
      noValidate
      onSubmit={submit}
      className="grid max-w-xl gap-5"
    >
      {refusal && (
        <FaultSummary
          title={words.failed}
          refusal={refusal}
          form="complaint"
          labels={labelsOf(words)}
        />
      )}
      <AboutIt typed={given?.typed} errors={refusal?.fields ?? {}} />
      <PhotosField
        id="complaint-photos"
        label={words.photos}
        hint={words.photosHint}
        error={refusal?.fields['photos']}
      />
      <AboutYou typed={given?.typed} errors={refusal?.fields ?? {}} />
      {hasOfficer && <OfficerField typed={given?.typed} />}
      <input name="website" tabIndex={-1} autoComplete="off" aria-hidden="true" hidden />
      <Button type="submit" size="lg" isBusy={isBusy} className="justify-self-start">
        {isBusy ? words.sending : words.send}
      </Button>
    </form>
  )
}

function OfficerField({ typed }: Pick<FieldsProps, 'typed'>) {
  const words = useWords('complaints', english)
  return (
    <CheckField
      name="isGrievanceOfficer"
      label={words.officer}
      defaultChecked={typed?.isGrievanceOfficer === true}
    />
  )
}

/** In the order of the page. */
const labelsOf = ({ message, order, photos, name, email, phone }: typeof english) => ({
  ...{ message, orderNumber: order, photos, name, email, phone },
})

type FieldsProps = { typed: ComplaintForm | undefined; errors: Record<string, string> }

function AboutIt({ typed, errors }: FieldsProps) {
  const words = useWords('complaints', english)
  return (
    <>
      <TextAreaField
        label={words.message}
        id="complaint-message"
        name="message"
        required
        rows={6}
        hint={words.messageHint}
        maxLength={4000}
        defaultValue={typed?.message}
        error={errors['message']}
      />
      <TextField
        label={words.order}
        id="complaint-orderNumber"
        name="orderNumber"
        autoCapitalize="characters"
        spellCheck={false}
        isOptional
        maxLength={40}
        hint={words.orderHint}
        defaultValue={typed?.orderNumber}
        error={errors['orderNumber']}
      />
    </>
  )
}

function AboutYou({ typed, errors }: FieldsProps) {
  const words = useWords('complaints', english)
  return (
    <>
      <TextField
        label={words.name}
        id="complaint-name"
        name="name"
        autoComplete="name"
        required
        maxLength={80}
        defaultValue={typed?.name}
        error={errors['name']}
      />
      <EmailField
        id="complaint-email"
        label={words.email}
        defaultValue={typed?.email}
        error={errors['email']}
      />
      <TextField
        label={words.phone}
        id="complaint-phone"
        name="phone"
        type="tel"
        autoComplete="tel"
        isOptional
        maxLength={30}
        hint={words.phoneHint}
        defaultValue={typed?.phone}
        error={errors['phone']}
      />
    </>
  )
}

/** Sends what was typed, photos among it. */
function useComplaining(given: Complained | undefined) {
  const words = useWords('complaints', english)
  const navigate = useNavigate()
  const send = async (typed: FormData) => {
    const said = {
      ...complaintIn(typed),
      isGrievanceOfficer: String(typed.has('isGrievanceOfficer')),
    }
    const receipt: ComplaintReceipt = await sendFiles(complain, {}, withPhotos(said, typed))
    await navigate(complaintPath(receipt))
  }
  return useSending({ given: given?.refusal, send, lost: words.failedText })
}
