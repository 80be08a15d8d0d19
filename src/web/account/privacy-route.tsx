import { type ActionFunctionArgs, type MetaArgs, useActionData } from 'react-router'
import { keptOfAccount, ownData } from '#contract/accounts/calls.ts'
import type { Deleted } from '#contract/accounts/kept-types.ts'
import { listConsents } from '#contract/privacy/calls.ts'
import { account as english } from '#web/words/en/account.ts'
import { signIn } from '#web/words/en/sign-in.ts'
import { useWords } from '#web/words/words.ts'
import { queryFor } from '../cache.ts'
import { ConsentList } from '../privacy/consent-list.tsx'
import { PreparedPage } from '../rendering/prepared-boundary.tsx'
import type { Outcome } from '../sign-in/deed.ts'
import { buttonClass } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'
import { loadersOf } from './account-calls.ts'
import { AccountFrame } from './account-frame.tsx'
import { accountHead } from './account-head.ts'
import { answerOwnForm } from './answer-own-form.ts'
import { deleteDeed, goodbyeWith } from './delete-deed.ts'
import { DeleteDialog } from './delete-dialog.tsx'

const path = '/account/privacy'
const loaders = loadersOf(path, async (cache) => {
  await cache.fetchQuery(queryFor(listConsents, {}))
  await cache.fetchQuery(queryFor(keptOfAccount, {}))
})
export const loader = loaders.loader
export const clientLoader = loaders.clientLoader

export const action = (asked: ActionFunctionArgs) =>
  answerOwnForm(deleteDeed(signIn), asked, goodbyeWith)

export const meta = ({ matches }: MetaArgs) =>
  accountHead(matches, (words) => words.privacy.title, path)

export default function PrivacyRoute() {
  const given = useActionData<Outcome<Deleted>>()
  const words = useWords('account', english).privacy
  return (
    <PreparedPage>
      <AccountFrame title={words.title}>
        <p>{words.downloadText}</p>
        <a
          href={ownData.path}
          download={words.file}
          className={`mt-4 ${buttonClass({ look: 'quiet' })}`}
        >
          {words.download}
        </a>
        <ConsentList />
        <section aria-labelledby="remove" className="mt-10 border-t border-line pt-8">
          <h2 id="remove" className="text-xl">
            {words.remove}
          </h2>
          <p className="measure mt-2 mb-4">{words.removeText}</p>
          {given?.isDone === false && (
            <div className="mb-4 scripting:hidden">
              <Note isAlert title={words.failed}>
                {reasonIn(given)}
              </Note>
            </div>
          )}
          <DeleteDialog given={given} />
        </section>
      </AccountFrame>
    </PreparedPage>
  )
}

/** Where scripts are off, the dialog comes back closed: what went wrong stands beside its button. */
function reasonIn({ refused }: Outcome<Deleted> & { isDone: false }): string {
  return refused.reason || Object.values(refused.fields).join(' ')
}
