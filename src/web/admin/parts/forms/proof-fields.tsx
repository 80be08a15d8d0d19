import { useEffect, useRef, useState } from 'react'
import { TextField } from '#web/ui/forms/field.tsx'
import { adminProof as words } from '#web/words/en/admin/programs/proof.ts'

type ProofFieldsProps = {
  /** What the server said of single fields: one of `password` or `code` asks for them. */
  errors: Record<string, string>
  /** True where it no longer matters. */
  isOver?: boolean
}

/** The password once more, and the code of the app, from when the server has asked for them; they keep what was typed. */
export function ProofFields({ errors, isOver = false }: ProofFieldsProps) {
  const [isAsked, setAsked] = useState(false)
  const isAskedNow = !isOver && (isAsked || 'password' in errors || 'code' in errors)
  if (isAskedNow !== isAsked) setAsked(isAskedNow)
  const section = useRef<HTMLElement>(null)
  // On a phone they come in below what is seen.
  useEffect(() => {
    if (isAskedNow) section.current?.querySelector('input')?.focus()
  }, [isAskedNow])
  if (!isAskedNow) return null
  return (
    <section ref={section} className="mt-4 border border-zari px-4 py-3">
      <p className="pb-3 text-soft">{words.why}</p>
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
        <TextField
          {...{ name: 'password', type: 'password', autoComplete: 'current-password' }}
          label={words.password}
          error={errors['password']}
        />
        <TextField
          {...{ name: 'code', autoComplete: 'one-time-code', inputMode: 'numeric' }}
          label={words.code}
          hint={words.codeHint}
          isOptional
          error={errors['code']}
        />
      </div>
    </section>
  )
}

export type Proof = { password?: string; code?: string }

/** What was typed of it. */
export function proofIn(form: FormData): Proof {
  const [password, code] = ['password', 'code'].map((name) => String(form.get(name) ?? ''))
  return { ...(password && { password }), ...(code && { code }) }
}
