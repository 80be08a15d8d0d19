import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { fieldsOf } from './failure.ts'

/** Puts what the server said about single fields beside them. */
export function showFieldErrors<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  error: unknown,
) {
  const known = form.getValues()
  for (const [name, message] of Object.entries(fieldsOf(error))) {
    if (name in known) form.setError(name as Path<Values>, { message }) // A field of this form.
  }
}
