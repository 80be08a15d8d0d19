import { Field } from '#web/ui/forms/field.tsx'
import { admin } from '#web/words/en/admin.ts'
import { Thumb } from '../parts/thumb.tsx'
import { PictureChoice } from './picture-choice.tsx'

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
          <PictureChoice label={label} onKept={({ src }) => onChange(src)} />
        </span>
      )}
    </Field>
  )
}
