import { type ChangeEvent, useId } from 'react'
import { keepPicture } from '#contract/pictures/admin-calls.ts'
import type { KeptPicture } from '#contract/pictures/types.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { SpinnerIcon } from '#web/ui/icon.tsx'
import { admin } from '#web/words/en/admin.ts'
import { formDataOf } from '../parts/forms/form-data.ts'
import { useSave } from '../parts/forms/use-save.ts'
import { sendForm } from '../send-form.ts'

const words = admin.settings.shop

type PictureChoiceProps = {
  /** Of the field that it fills. */
  label: string
  onKept: (picture: KeptPicture) => void
}

/** Gives the shop a picture to keep, as it is. */
export function PictureChoice({ label, onKept }: PictureChoiceProps) {
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
    if (result.isDone) onKept(result.answer)
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
