import { account as english } from '#web/words/en/account.ts'
import { useWords } from '#web/words/words.ts'
import type { Fields } from '../../sign-in/deed.ts'
import { PasswordField } from '../../sign-in/password-field.tsx'
import { CodeField } from '../two-step/code-field.tsx'

export type Wanted = { password: boolean; code: boolean }

export const nothingWanted: Wanted = { password: false, code: false }

/** What of their proof somebody has to give after a refusal: whoever is asked for the code gives the password with it. */
export const wantedAfter = (fields: Fields, before = nothingWanted): Wanted => ({
  password: before.password || 'password' in fields || 'code' in fields,
  code: before.code || 'code' in fields,
})

/** Who it is, once more: the fields that the shop has asked for. */
export function ProofFields({ wants, errors }: { wants: Wanted; errors: Fields }) {
  const words = useWords('account', english).twoStep
  return (
    <>
      {wants.password && (
        <PasswordField
          label={words.password}
          name="password"
          autoComplete="current-password"
          error={errors['password']}
        />
      )}
      {wants.code && <CodeField error={errors['code']} />}
    </>
  )
}
