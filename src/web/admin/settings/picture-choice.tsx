import { type ChangeEvent, useId } from 'react'
import { keepPicture } from '#contract/pictures/admin-calls.ts'
import type { KeptPicture } from '#contract/pictures/types.ts'
import { phonePictures } from '#domain/pictures/shrink.ts'
import { buttonClass } from '#web/ui/button.tsx'
import { SpinnerIcon } from '#web/ui/icon.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { admin } from '#web/words/en/admin.ts'
import { formDataOf } from '../parts/forms/form-data.ts'
import { useSave } from '../parts/forms/use-save.ts'
import { pictureTypes } from '../products/pictures/chosen-files.ts'
import { preparePicture } from '../products/pictures/prepare-picture.ts'
import { sendForm } from '../send-form.ts'

const words = admin.settings.shop
const { pictures } = admin.products

type PictureChoiceProps = {
  /** Of the field that it fills. */
  label: string
  onKept: (picture: KeptPicture) => void
}

/** Gives the shop a picture to keep, as it is; a phone's own is turned where the browser can. */
export function PictureChoice({ label, onKept }: PictureChoiceProps) {
  const id = useId()
  const { save, isSaving } = useSave(
    (form: FormData, key: string) => sendForm(keepPicture, { input: {}, form, key }),
    { failed: words.pictureFailed },
  )
  const take = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    event.target.value = ''
    if (!file) return
    const image = await preparePicture(file, 'whole')
    if (!image)
      return void toast({
        tone: 'destructive',
        title: words.pictureFailed,
        description: pictures.phonePicture,
      })
    const result = await save(formDataOf({ image }))
    if (result.isDone) onKept(result.answer)
  }
  return (
    <>
      <input
        id={id}
        type="file"
        accept={[...pictureTypes, ...phonePictures].join()}
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
