import type { ReactNode } from 'react'
import { useActionData } from 'react-router'
import { Link } from '#web/ui/link.tsx'
import { signIn as english } from '#web/words/en/sign-in.ts'
import { useWords } from '#web/words/words.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { RefusedNote } from '../ui/forms/refused-note.tsx'
import type { Deed, Outcome } from './deed.ts'
import { FormDone } from './form-done.tsx'
import { LinkField } from './link-field.tsx'
import { SignInFrame } from './sign-in-frame.tsx'
import { useDeed } from './use-deed.ts'

type Words = Record<
  'heading' | 'text' | 'failed' | 'submit' | 'submitting' | 'done' | 'wayOn' | 'newLink',
  string
>

type EmailLinkFormProps<Answer> = {
  deed: Deed<Answer>
  words: Words
  /** Where to go once it is done. */
  wayOn: string
  /** Where another email is asked for. */
  newLinkAt: string
  /** What is said below that it is done. */
  doneText?: (answer: Answer) => ReactNode
  /** What is needed besides the link. */
  children?: (errors: Record<string, string>) => ReactNode
}

/** The form that the link of an email leads to. */
export function EmailLinkForm<Answer>(props: EmailLinkFormProps<Answer>) {
  const { deed, words, wayOn, newLinkAt, doneText, children } = props
  const { link } = useWords('signIn', english)
  const given = useActionData<Outcome<Answer>>()
  const { form, refused, errors, isBusy, answer } = useDeed(deed, { given })
  if (answer) {
    return (
      <SignInFrame title={words.heading}>
        <FormDone title={words.done}>{doneText?.(answer)}</FormDone>
        <LinkButton to={wayOn} isDocument size="lg" isWide className="mt-6">
          {words.wayOn}
        </LinkButton>
      </SignInFrame>
    )
  }
  return (
    <SignInFrame
      title={words.heading}
      text={words.text}
      below={
        <Link to={newLinkAt} className="link reachable">
          {words.newLink}
        </Link>
      }
    >
      <form {...form} className="grid gap-5">
        <RefusedNote title={words.failed} refused={refused} />
        <LinkField words={link} error={errors['token']} />
        {children?.(errors)}
        <Button type="submit" size="lg" isWide isBusy={isBusy}>
          {isBusy ? words.submitting : words.submit}
        </Button>
      </form>
    </SignInFrame>
  )
}
