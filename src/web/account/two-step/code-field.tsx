import { account as english } from '#web/words/en/account.ts'
import { useWords } from '#web/words/words.ts'
import { TextField } from '../../ui/forms/field.tsx'

/** The code of somebody who signs in by two steps: of the app, or one of the recovery codes. */
export function CodeField({ error }: { error: string | undefined }) {
  const words = useWords('account', english).twoStep
  return (
    <TextField
      label={words.code}
      hint={words.anyCodeHint}
      name="code"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      required
      error={error}
    />
  )
}
