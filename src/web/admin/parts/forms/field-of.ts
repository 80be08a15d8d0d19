import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

/** What every field of a form carries: its label, what is wrong with it, its place in the form. */
export const fieldOf =
  <Values extends FieldValues>(
    form: UseFormReturn<Values>,
    labels: Partial<Record<keyof Values & string, string>>,
  ) =>
  (name: keyof Values & Path<Values>) => ({
    label: labels[name] ?? name,
    error: form.getFieldState(name, form.formState).error?.message,
    ...form.register(name),
  })
