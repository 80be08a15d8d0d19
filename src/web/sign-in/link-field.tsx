import type { signIn } from '#web/words/en/sign-in.ts'
import { classes } from '../ui/classes.ts'
import { TextField } from '../ui/forms/field.tsx'
import { useLinkToken } from './link-token.ts'

type LinkFieldProps = { words: typeof signIn.link; error: string | undefined }

/** Carries the token of an email's link; where scripts are off, or the link was cut, it is typed in. */
export function LinkField({ words, error }: LinkFieldProps) {
  const token = useLinkToken()
  if (token) return <input type="hidden" name="token" value={token} />
  return (
    <div className={classes(token === null && 'scripting:hidden')}>
      <TextField
        label={words.label}
        hint={words.hint}
        name="token"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={error}
      />
    </div>
  )
}
