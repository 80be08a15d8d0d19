import { useState } from 'react'
import { listStaff, signOutEverybody, signOutSomebody } from '#contract/staff/admin-calls.ts'
import { CheckField } from '#web/ui/forms/field.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { adminStaff } from '#web/words/en/admin/staff.ts'
import { EntryDialog, textIn } from '../parts/forms/entry-dialog.tsx'
import { fieldsOf } from '../parts/forms/failure.ts'
import { asJson, useSave } from '../parts/forms/use-save.ts'
import { WhoField } from './who-field.tsx'

const words = adminStaff.signOut
const says = { failed: words.failed, refreshes: [listStaff.path] }
const send = (who: string | null, key: string) =>
  who === null ? asJson(signOutEverybody)({}, key) : asJson(signOutSomebody)({ who }, key)

/** Ends the sessions of one account, or of all of them. */
export function SignOutDialog({ onClose }: { onClose: () => void }) {
  const [isEverybody, setEverybody] = useState(false)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const { save, isSaving } = useSave(send, says)
  const submit = async (form: FormData) => {
    const result = await save(isEverybody ? null : textIn(form, 'who'))
    setErrors(result.isDone ? {} : fieldsOf(result.error))
    if (!result.isDone) return
    const description = words.doneText(result.answer.devices)
    toast({ tone: 'success', title: words.done, description })
    onClose()
  }
  return (
    <EntryDialog
      title={words.title}
      label={words.button}
      busyLabel={words.busy}
      isSaving={isSaving}
      onSubmit={(form) => void submit(form)}
      onClose={onClose}
    >
      <p>{words.text}</p>
      <fieldset>
        <legend className="mb-1 font-medium">{words.whom}</legend>
        {[false, true].map((everybody) => (
          <CheckField
            key={String(everybody)}
            type="radio"
            name="whom"
            checked={isEverybody === everybody}
            onChange={() => setEverybody(everybody)}
            label={everybody ? words.everybody : words.somebody}
          />
        ))}
      </fieldset>
      {!isEverybody && <WhoField error={errors['who']} />}
    </EntryDialog>
  )
}
