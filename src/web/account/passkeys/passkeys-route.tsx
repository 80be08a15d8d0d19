import { type ActionFunctionArgs, type MetaArgs, useActionData } from 'react-router'
import type { Passkey } from '#contract/accounts/passkey-types.ts'
import { account as english } from '#web/words/en/account.ts'
import { useWords } from '#web/words/words.ts'
import { PreparedPage } from '../../rendering/prepared-boundary.tsx'
import type { Outcome } from '../../sign-in/deed.ts'
import { loadersOf } from '../account-calls.ts'
import { AccountFrame } from '../account-frame.tsx'
import { accountHead } from '../account-head.ts'
import { answerOwnForm } from '../answer-own-form.ts'
import { AddForm } from './add-form.tsx'
import { passkeysPath, preparePasskeys, removeDeed } from './passkey-deeds.ts'
import { PasskeyList } from './passkey-list.tsx'

const loaders = loadersOf(passkeysPath, preparePasskeys)
export const loader = loaders.loader
export const clientLoader = loaders.clientLoader

/** Removes one where scripts are off. */
export const action = (asked: ActionFunctionArgs) =>
  answerOwnForm(removeDeed, asked, () => passkeysPath)

export const meta = ({ matches }: MetaArgs) =>
  accountHead(matches, (words) => words.passkeys.title, passkeysPath)

export default function PasskeysRoute() {
  const given = useActionData<Outcome<Passkey[]>>()
  const words = useWords('account', english).passkeys
  return (
    <PreparedPage>
      <AccountFrame title={words.title} text={words.text}>
        <PasskeyList given={given} />
        <AddForm />
        <p className="mt-6 text-soft scripting:hidden">{words.withScripts}</p>
      </AccountFrame>
    </PreparedPage>
  )
}
