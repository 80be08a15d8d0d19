type Fields = Record<string, string | File | null | undefined>

/** A multipart form as spec §5 wants it: empty and missing fields are left out, but those that say by it that they were emptied. */
export function formDataOf(fields: Fields, emptied: readonly string[] = []): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value || (value === '' && emptied.includes(name))) form.append(name, value)
  }
  return form
}
