import type { ReactNode } from 'react'
import { pathIn } from '#domain/language.ts'
import { Link } from '#web/ui/link.tsx'
import type { signIn } from '#web/words/en/sign-in.ts'
import { useLanguage } from '#web/words/words.ts'
import { Button } from '../../ui/button.tsx'
import { EmailField } from '../../ui/forms/email-field.tsx'
import { RefusedNote } from '../../ui/forms/refused-note.tsx'
import { Sentence } from '../../ui/sentence.tsx'
import type { Outcome } from '../deed.ts'
import { wayOn, withNext } from '../next-path.ts'
import { useDeed } from '../use-deed.ts'
import { type CodeAnswer, codeDeed } from './code-deed.ts'
import { CodeStep } from './code-step.tsx'

type CodeFormProps = {
  words: typeof signIn
  given: Outcome<CodeAnswer> | undefined
  next: string | null
}

/** First the address, then the code that came to it. */
export function CodeForm({ words, given, next }: CodeFormProps) {
  const language = useLanguage()
  const { form, refused, errors, typed, isBusy, answer } = useDeed(codeDeed(words), {
    given,
    onDone: (came) =>
      came.kind === 'in' && location.assign(pathIn(language, wayOn(came.user, next))),
  })
  const sent = answer?.kind === 'sent' ? answer : sentIn(typed)
  return (
    <form {...form} className="grid gap-5">
      {refused?.reason && !errors['code'] && (
        <RefusedNote title={words.byCode.failed} refused={refused} />
      )}
      {sent ? (
        <CodeStep
          words={words}
          told={words.byCode.sentTo(sent.email)}
          hint={words.byCode.codeHint}
          kept={{ ticket: sent.ticket, email: sent.email }}
          error={errors['code']}
          isBusy={isBusy}
        >
          <Link
            to={withNext('/login/code', next)}
            isDocument
            className="link justify-self-center py-1"
          >
            {words.byCode.again}
          </Link>
        </CodeStep>
      ) : (
        <EmailStep words={words} typed={typed} error={errors['email']} isBusy={isBusy} />
      )}
    </form>
  )
}

/** A wrong code brings the form back with its ticket. */
const sentIn = ({ ticket, email }: Record<string, string>) =>
  ticket ? { ticket, email: email ?? '' } : undefined

type EmailStepProps = {
  words: typeof signIn
  typed: Record<string, string>
  error: string | undefined
  isBusy: boolean
}

function EmailStep({ words, typed, error, isBusy }: EmailStepProps) {
  const { byCode, register } = words
  const terms = (
    <Link to="/terms" target="_blank" className="link">
      {register.terms}
    </Link>
  )
  const privacy = (
    <Link to="/privacy" target="_blank" className="link">
      {register.privacy}
    </Link>
  )
  return (
    <>
      <EmailField label={byCode.email} defaultValue={typed['email']} error={error} />
      <p className="text-sm text-soft">
        <Sentence parts={byCode.accept<ReactNode>(terms, privacy)} />
      </p>
      <Button type="submit" size="lg" isWide isBusy={isBusy}>
        {isBusy ? byCode.sending : byCode.send}
      </Button>
    </>
  )
}
