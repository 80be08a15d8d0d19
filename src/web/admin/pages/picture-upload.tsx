import { type ChangeEvent, useId } from 'react'
import { keepPicture } from '#contract/pictures/admin-calls.ts'
import type { KeptPicture } from '#contract/pictures/types.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/forms/field.tsx'
import { SpinnerIcon } from '#web/ui/icon.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { admin } from '#web/words/en/admin.ts'
import { formDataOf } from '../parts/forms/form-data.ts'
import { useSave } from '../parts/forms/use-save.ts'
import { preparePicture } from '../products/pictures/prepare-picture.ts'
import { readSide } from '../products/pictures/sent-side.ts'
import { sendForm } from '../send-form.ts'

const words = admin.pages.editor

type PictureUploadProps = { error: string | undefined; onKept: (picture: KeptPicture) => void }

/** A picture of this device, which on a phone its camera takes too; the shop keeps it at once. */
export function PictureUpload({ error, onKept }: PictureUploadProps) {
  const id = useId()
  const { take, isSaving } = useUpload(onKept)
  return (
    <div>
      <input
        id={id}
        type="file"
        accept="image/*"
        className="peer sr-only"
        aria-invalid={error !== undefined}
        {...(error && { 'aria-describedby': `${id}-error` })}
        onChange={(event) => void take(event)}
      />
      <label
        htmlFor={id}
        className={`${buttonClass({ look: 'quiet' })} cursor-pointer max-sm:w-full peer-focus-visible:outline-2`}
      >
        {isSaving && <SpinnerIcon />}
        {words.pictureOfDevice}
      </label>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

function useUpload(onKept: (picture: KeptPicture) => void) {
  const failed = admin.settings.shop.pictureFailed
  const { save, isSaving } = useSave(
    (form: FormData, key: string) => sendForm(keepPicture, { input: {}, form, key }),
    { failed },
  )
  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    target.value = ''
    if (!file) return
    const image = await preparePicture(file, readSide())
    if (!image) {
      const { notPictures: title } = admin.products.pictures
      return void toast({ tone: 'destructive', title, description: file.name })
    }
    const result = await save(formDataOf({ image }))
    if (result.isDone) onKept(result.answer)
  }
  return { take, isSaving }
}
