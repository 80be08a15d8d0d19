import { useState } from 'react'
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form'
import { slugify } from '#domain/slug.ts'

/** The fields of a name and of the slug that follows it until somebody writes their own; emptied, it follows again. */
export function useSlug<Values extends FieldValues & { slug: string }>(
  form: UseFormReturn<Values>,
  name: Path<Values>,
  isNew: boolean,
) {
  const [isFollowing, setFollowing] = useState(isNew)
  const { isSubmitted } = form.formState
  const slug = 'slug' as Path<Values> // The type says so.
  const follow = (text: string) =>
    form.setValue(slug, slugify(text) as PathValue<Values, Path<Values>>, {
      shouldDirty: true,
      shouldValidate: isSubmitted,
    })
  return {
    name: form.register(name, { onChange: ({ target }) => isFollowing && follow(target.value) }),
    slug: form.register(slug, { onChange: ({ target }) => setFollowing(target.value === '') }),
  }
}
