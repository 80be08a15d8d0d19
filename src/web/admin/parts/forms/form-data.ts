/** A multipart form as spec §5 wants it: empty and missing fields are left out. */
export function formDataOf(fields: Record<string, string | File | null | undefined>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value) form.append(name, value)
  }
  return form
}
