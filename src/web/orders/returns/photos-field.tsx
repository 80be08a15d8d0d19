import { Field } from '../../ui/forms/field.tsx'

type PhotosFieldProps = { id?: string; label: string; hint: string; error?: string | undefined }

/** Photos of one's own: without JavaScript a form goes without them. */
export function PhotosField(around: PhotosFieldProps) {
  return (
    <Field {...around} isOptional className="no-script:hidden">
      {(wired) => (
        <input
          {...wired}
          type="file"
          name="photos"
          accept="image/*"
          multiple
          className="input-box"
        />
      )}
    </Field>
  )
}
