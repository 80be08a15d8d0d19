import type { ActionFunctionArgs, MetaArgs } from 'react-router'
import { hushSavedSearch } from '#contract/saved-searches/calls.ts'
import { account as english } from '#web/words/en/account.ts'
import { useWords } from '#web/words/words.ts'
import { renderContext } from '../../loading.ts'
import { EmailLinkPage } from '../../newsletter/email-link-page.tsx'
import { follow } from '../../newsletter/follow-link.ts'
import { accountHead } from '../account-head.ts'
import { searchesPath } from './search-deeds.ts'

/** Also where mail programs post their one click (RFC 8058). */
export const action = ({ context, params }: ActionFunctionArgs) =>
  follow(context.get(renderContext).send, hushSavedSearch, params['token'])

export const meta = ({ matches }: MetaArgs) =>
  accountHead(matches, (words) => words.searches.hushTitle, searchesPath)

export default function HushRoute() {
  const words = useWords('account', english).searches
  return (
    <EmailLinkPage
      title={words.hushTitle}
      text={words.hushText}
      label={words.hush}
      doneTitle={words.left}
      doneText={words.leftText}
    />
  )
}
