import { useQuery } from '@tanstack/react-query'
import { useHref } from 'react-router'
import { keptOfAccount } from '#contract/accounts/calls.ts'
import type { Deleted } from '#contract/accounts/kept-types.ts'
import { account as english } from '#web/words/en/account.ts'
import { signIn } from '#web/words/en/sign-in.ts'
import { useWords } from '#web/words/words.ts'
import { queryFor } from '../cache.ts'
import type { Outcome } from '../sign-in/deed.ts'
import { PasswordField } from '../sign-in/password-field.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { RefusedNote } from '../ui/forms/refused-note.tsx'
import { opens } from '../ui/opens.ts'
import { deleteDeed, goodbye, goodbyeWith } from './delete-deed.ts'
import { KeptList } from './kept-list.tsx'
import { useOwnDeed } from './use-own-deed.ts'

const id = 'delete-account'

/** What stays is told before it is confirmed. */
function Stays() {
  const words = useWords('account', english).privacy.stays
  const { data = [] } = useQuery(queryFor(keptOfAccount, {}))
  return <KeptList parts={data} title={words.before} />
}

/** Asks for the password once more: what goes now does not come back. */
export function DeleteDialog({ given }: { given: Outcome<Deleted> | undefined }) {
  const words = useWords('account', english).privacy
  const goneTo = useHref(goodbye)
  const { form, refused, errors, isBusy } = useOwnDeed(deleteDeed(useWords('signIn', signIn)), {
    given,
    isLeaving: true,
    onDone: (answer) => location.assign(goneTo + goodbyeWith(answer).slice(goodbye.length)),
  })
  return (
    <>
      <Button look="danger" {...opens(id)}>
        {words.remove}
      </Button>
      <Dialog id={id} title={words.removeTitle}>
        <form {...form} className="grid gap-5 px-5 pb-5">
          <p>
            {words.removeText} <strong className="font-medium">{words.removeWarning}</strong>
          </p>
          <Stays />
          <RefusedNote title={words.failed} refused={refused} />
          <PasswordField
            label={words.password}
            name="password"
            autoComplete="current-password"
            error={errors['password']}
          />
          <Button type="submit" look="danger" isBusy={isBusy}>
            {isBusy ? words.submitting : words.submit}
          </Button>
        </form>
      </Dialog>
    </>
  )
}
