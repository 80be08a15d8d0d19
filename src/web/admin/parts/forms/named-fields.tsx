import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { TextField } from '#web/ui/forms/field.tsx'
import { fieldOf } from './field-of.ts'
import { useSlug } from './use-slug.ts'

type NamedFieldsProps<Values extends FieldValues & { slug: string }> = {
  form: UseFormReturn<Values>
  /** The field of its name. */
  name: keyof Values & Path<Values>
  labels: Partial<Record<keyof Values & string, string>>
  /** Says from where the slug comes. */
  slugHint: string
  maxLength: number
  isNew: boolean
}

/** What a thing is called, and the part of its address that follows from it. */
export function NamedFields<Values extends FieldValues & { slug: string }>(
  props: NamedFieldsProps<Values>,
) {
  const { form, name, labels, slugHint, maxLength, isNew } = props
  const fields = useSlug(form, name, isNew)
  const field = fieldOf(form, labels)
  const slug = 'slug' as keyof Values & Path<Values> // The type says so.
  return (
    <>
      <TextField {...field(name)} {...fields.name} maxLength={maxLength} required />
      <TextField {...field(slug)} {...fields.slug} hint={slugHint} maxLength={120} required />
    </>
  )
}
