import type { ReactNode } from 'react'
import type { Account } from '#contract/accounts/types.ts'
import type { Said } from '#contract/said.ts'
import { Link } from '#web/ui/link.tsx'
import { account as english } from '#web/words/en/account.ts'
import { useLanguage, useWords } from '#web/words/words.ts'
import type { Outcome } from '../sign-in/deed.ts'
import { FormDone } from '../sign-in/form-done.tsx'
import { Button } from '../ui/button.tsx'
import { RefusedNote } from '../ui/forms/refused-note.tsx'
import { dayOf } from './day.ts'
import { resendDeed } from './resend-deed.ts'
import { useOwnDeed } from './use-own-deed.ts'

type ProfileFactsProps = { person: Account; given: Outcome<Said> | undefined }

/** What the shop knows of a person, and whether emails reach them. */
export function ProfileFacts({ person, given }: ProfileFactsProps) {
  const words = useWords('account', english).overview
  const language = useLanguage()
  const { isEmailConfirmed, email } = person
  return (
    <>
      <dl className="border-y border-line">
        <Fact name={words.username}>{person.username}</Fact>
        <Fact name={words.email}>
          <span className="min-w-0 break-words">{email}</span>{' '}
          <span className={isEmailConfirmed ? 'text-leaf' : 'text-lac'}>
            ({isEmailConfirmed ? words.confirmed : words.unconfirmed})
          </span>{' '}
          <Link to="/account/email" className="link">
            {words.changeEmail}
          </Link>
        </Fact>
        <Fact name={words.since}>{dayOf(person.createdAt, language)}</Fact>
      </dl>
      {!isEmailConfirmed && <Unconfirmed given={given} />}
    </>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 border-t border-line py-3 first:border-t-0 sm:grid-cols-[10rem_1fr]">
      <dt className="text-soft">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </div>
  )
}

function Unconfirmed({ given }: { given: Outcome<Said> | undefined }) {
  const words = useWords('account', english).overview
  const { form, refused, answer, isBusy } = useOwnDeed(resendDeed, { given })
  return (
    <form {...form} className="mt-5 grid justify-items-start gap-3">
      <RefusedNote title={words.resendFailed} refused={refused} />
      {answer ? (
        <FormDone title={words.resent} />
      ) : (
        <>
          <p>{words.unconfirmedText}</p>
          <Button type="submit" look="quiet" isBusy={isBusy}>
            {isBusy ? words.resending : words.resend}
          </Button>
        </>
      )}
    </form>
  )
}
