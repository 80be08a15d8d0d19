import { type Control, Controller, type FieldValues, type Path } from 'react-hook-form'
import { FieldError } from '#web/ui/forms/field.tsx'
import { PiecePicker } from './piece-picker.tsx'

type PiecesFieldProps<Values extends FieldValues> = {
  control: Control<Values>
  name: Path<Values>
  label: string
}

/** The sarees of a text in a form, and what is wrong with them. */
export function PiecesField<Values extends FieldValues>(props: PiecesFieldProps<Values>) {
  const { control, name, label } = props
  return (
    <Controller
      name={name}
      control={control}
      render={({ field: { value, onChange }, fieldState: { error } }) => (
        <div>
          <PiecePicker {...{ label, pieces: value, onChange }} />
          {error?.message && <FieldError>{error.message}</FieldError>}
        </div>
      )}
    />
  )
}
