import { TextField } from '#web/ui/forms/field.tsx'
import { adminStaff as words } from '#web/words/en/admin/staff.ts'

/** The account that is meant, by its username or email. */
export function WhoField({ error, hint }: { error: string | undefined; hint?: string }) {
  return (
    <TextField
      label={words.who}
      hint={hint}
      name="who"
      error={error}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={254}
      required
    />
  )
}
