import { type ChangeEvent, useId } from 'react'
import { admin } from '#web/words/en/admin.ts'
import { CameraIcon } from '../../parts/icons.tsx'

const words = admin.products.pictures

/** On a phone the camera stands first: one photo after the other, each at once in the list. */
export function CameraButton({ onFiles }: { onFiles: (files: File[]) => void }) {
  const id = useId()
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(target.files ?? [])])
    // The next photo of a camera may have the same name.
    target.value = ''
  }
  return (
    <div className="hidden pointer-coarse:block">
      <input
        id={id}
        type="file"
        accept="image/*"
        capture="environment"
        className="peer sr-only"
        onChange={take}
      />
      <label
        htmlFor={id}
        className="flex min-h-12 cursor-pointer items-center justify-center gap-2 border border-ink font-medium peer-focus-visible:outline-2"
      >
        <CameraIcon className="size-5" />
        {words.camera}
      </label>
    </div>
  )
}
