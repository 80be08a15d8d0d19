import { type ActionFunctionArgs, type MetaArgs, useActionData } from 'react-router'
import { account as english } from '#web/words/en/account.ts'
import { useLanguage, useWords } from '#web/words/words.ts'
import { wordsFor } from '../../loading.ts'
import { PreparedPage } from '../../rendering/prepared-boundary.tsx'
import type { Outcome } from '../../sign-in/deed.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { loadersOf, queryForAccount, useAccount, useRefresh } from '../account-calls.ts'
import { AccountFrame } from '../account-frame.tsx'
import { accountHead } from '../account-head.ts'
import { answerOwnForm } from '../answer-own-form.ts'
import { dayOf } from '../day.ts'
import { useOwnDeed } from '../use-own-deed.ts'
import { mobilePath, type OwnMobileAnswer, ownMobileDeed } from './mobile-deeds.ts'
import { OwnMobileForm } from './own-mobile-form.tsx'

const loaders = loadersOf(mobilePath)
export const loader = loaders.loader
export const clientLoader = loaders.clientLoader

/** All three steps where scripts are off. */
export const action = (asked: ActionFunctionArgs) =>
  answerOwnForm(ownMobileDeed(wordsFor(asked.context, 'account', english).mobile), asked)

export const meta = ({ matches }: MetaArgs) =>
  accountHead(matches, (words) => words.mobile.title, mobilePath)

export default function MobileRoute() {
  const words = useWords('account', english).mobile
  const given = useActionData<Outcome<OwnMobileAnswer>>()
  return (
    <PreparedPage>
      <AccountFrame title={words.title} text={words.text}>
        <div id={partsId} tabIndex={-1} className="outline-none">
          <Current />
          <OwnMobileForm given={given} />
        </div>
      </AccountFrame>
    </PreparedPage>
  )
}

const partsId = 'own-mobile'

/** The number that is confirmed, and until when it signs in. */
function Current() {
  const words = useWords('account', english).mobile
  const language = useLanguage()
  const mobile = useAccount()?.mobile
  const refresh = useRefresh()
  const { form, isBusy } = useOwnDeed(ownMobileDeed(words), {
    async onDone() {
      await refresh(queryForAccount())
      toast({ tone: 'success', title: words.removed })
      // What has the focus goes with its row.
      document.getElementById(partsId)?.focus()
    },
    onRefused: ({ reason }) =>
      toast({ tone: 'destructive', title: words.failed, description: reason }),
  })
  if (!mobile) return null
  return (
    <div className="mb-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-y border-line py-4">
      <div className="min-w-0">
        <p className="font-medium">{mobile.number}</p>
        <p className="text-soft">{words.until(dayOf(mobile.signsInUntil, language))}</p>
      </div>
      <form {...form}>
        <input type="hidden" name="remove" value="1" />
        <Button type="submit" look="quiet" size="sm" isBusy={isBusy}>
          {words.remove}
        </Button>
      </form>
    </div>
  )
}
