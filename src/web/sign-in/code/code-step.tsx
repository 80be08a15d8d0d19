import { type ReactNode, useEffect, useRef } from 'react'
import type { signIn } from '#web/words/en/sign-in.ts'
import { Button } from '../../ui/button.tsx'
import { CheckField, TextField } from '../../ui/forms/field.tsx'

type CodeStepProps = {
  words: typeof signIn
  /** What has happened, said aloud. */
  told: string
  hint: string
  /** What the form carries on from its first step. */
  kept: Record<string, string>
  error: string | undefined
  isBusy: boolean
  children: ReactNode
}

/** Takes the focus when it appears; phones offer the code of an email or a text message. */
export function CodeStep({ words, told, hint, kept, error, isBusy, children }: CodeStepProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const { byCode, login } = words
  return (
    <>
      <p role="status">{told}</p>
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextField
        ref={input}
        label={byCode.code}
        hint={hint}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        maxLength={12}
        error={error}
      />
      <CheckField name="rememberMe" label={login.remember} />
      <Button type="submit" size="lg" isWide isBusy={isBusy}>
        {isBusy ? byCode.submitting : byCode.submit}
      </Button>
      {children}
    </>
  )
}
