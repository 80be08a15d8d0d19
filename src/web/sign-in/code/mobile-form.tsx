import { pathIn } from '#domain/language.ts'
import { Link } from '#web/ui/link.tsx'
import type { signIn } from '#web/words/en/sign-in.ts'
import { useLanguage } from '#web/words/words.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/forms/field.tsx'
import { RefusedNote } from '../../ui/forms/refused-note.tsx'
import type { Outcome } from '../deed.ts'
import { wayOn, withNext } from '../next-path.ts'
import { useDeed } from '../use-deed.ts'
import { CodeStep } from './code-step.tsx'
import { type MobileAnswer, mobileDeed } from './mobile-deed.ts'

type MobileFormProps = {
  words: typeof signIn
  given: Outcome<MobileAnswer> | undefined
  next: string | null
}

/** First the number, then the code that came to it. */
export function MobileForm({ words, given, next }: MobileFormProps) {
  const language = useLanguage()
  const { form, refused, errors, typed, isBusy, answer } = useDeed(mobileDeed(words), {
    given,
    onDone: (came) =>
      came.kind === 'in' && location.assign(pathIn(language, wayOn(came.user, next))),
  })
  const sent = answer?.kind === 'sent' ? answer : sentIn(typed)
  const { byCode, byMobile } = words
  return (
    <form {...form} className="grid gap-5">
      {refused?.reason && !errors['code'] && (
        <RefusedNote title={byCode.failed} refused={refused} />
      )}
      {sent ? (
        <CodeStep
          words={words}
          told={byMobile.sentTo(sent.mobile)}
          hint={byMobile.codeHint}
          kept={{ ticket: sent.ticket, mobile: sent.mobile }}
          error={errors['code']}
          isBusy={isBusy}
        >
          <Link
            to={withNext('/login/mobile', next)}
            isDocument
            className="link justify-self-center py-1"
          >
            {byMobile.again}
          </Link>
        </CodeStep>
      ) : (
        <NumberStep words={words} typed={typed} error={errors['mobile']} isBusy={isBusy} />
      )}
    </form>
  )
}

type NumberStepProps = {
  words: typeof signIn
  typed: Record<string, string>
  error: string | undefined
  isBusy: boolean
}

function NumberStep({ words: { byCode, byMobile }, typed, error, isBusy }: NumberStepProps) {
  return (
    <>
      <MobileField words={byMobile} typed={typed['mobile']} error={error} />
      <Button type="submit" size="lg" isWide isBusy={isBusy}>
        {isBusy ? byCode.sending : byMobile.send}
      </Button>
    </>
  )
}

/** A wrong code brings the form back with its ticket. */
export const sentIn = ({ ticket, mobile }: Record<string, string>) =>
  ticket ? { ticket, mobile: mobile ?? '' } : undefined

type MobileFieldProps = {
  words: { mobile: string; mobileHint: string }
  typed: string | undefined
  error: string | undefined
}

export function MobileField({ words, typed, error }: MobileFieldProps) {
  return (
    <TextField
      label={words.mobile}
      hint={words.mobileHint}
      name="mobile"
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      required
      maxLength={40}
      defaultValue={typed}
      error={error}
    />
  )
}
