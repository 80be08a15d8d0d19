import { type ChangeEvent, useId } from 'react'
import { keepPicture } from '#contract/pictures/admin-calls.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { Field } from '#web/ui/forms/field.tsx'
import { SpinnerIcon } from '#web/ui/icon.tsx'
import { admin } from '#web/words/en/admin.ts'
import { formDataOf } from '../parts/forms/form-data.ts'
import { useSave } from '../parts/forms/use-save.ts'
import { Thumb } from '../parts/thumb.tsx'
import { sendForm } from '../send-form.ts'

const words = admin.settings.shop

type PathFieldProps = {
  label: string
  value: string
  /** What is wrong with it. */
  error?: string | undefined
  isLabelHidden?: boolean
  onChange: (src: string) => void
}

/** The address of a picture that the shop keeps; a new one is sent at once and fills it in. */
export function PathField({ label, value, error, isLabelHidden, onChange }: PathFieldProps) {
  return (
    <Field label={label} error={error} {...(isLabelHidden && { isLabelHidden })}>
      {(wired) => (
        <span className="flex items-center gap-2">
          {/* Pictures of elsewhere are none of the shop's; browsers do not load them here. */}
          <Thumb src={value.startsWith('/') ? value : null} alt="" />
          <input
            {...wired}
            className="input-box min-w-0 flex-1"
            placeholder={words.fields.pictureHint}
            value={value}
            onChange={(event) => onChange(event.target.value.trim())}
          />
          <Upload label={label} onKept={onChange} />
        </span>
      )}
    </Field>
  )
}

/** Gives the shop a picture to keep. */
function Upload({ label, onKept }: { label: string; onKept: (src: string) => void }) {
  const id = useId()
  const { save, isSaving } = useSave(
    (form: FormData, key: string) => sendForm(keepPicture, { input: {}, form, key }),
    { failed: words.pictureFailed },
  )
  const take = async (event: ChangeEvent<HTMLInputElement>) => {
    const image = event.target.files?.[0]
    event.target.value = ''
    if (!image) return
    const result = await save(formDataOf({ image }))
    if (result.isDone) onKept(result.answer.src)
  }
  return (
    <>
      <input
        id={id}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif"
        className="peer sr-only"
        aria-label={words.chooseFor(label)}
        onChange={(event) => void take(event)}
      />
      <label
        htmlFor={id}
        aria-hidden="true"
        className={`${buttonClass({ look: 'quiet', size: 'sm' })} peer-focus-visible:outline-2`}
      >
        {isSaving ? <SpinnerIcon /> : words.choose}
      </label>
    </>
  )
}
