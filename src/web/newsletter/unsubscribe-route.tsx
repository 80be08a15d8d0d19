import type { ActionFunctionArgs, MetaArgs } from 'react-router'
import { unsubscribe } from '#contract/newsletter/calls.ts'
import { newsletter as english } from '#web/words/en/newsletter.ts'
import { useWords } from '#web/words/words.ts'
import { headOf } from '../head.ts'
import { renderContext } from '../loading.ts'
import { shopOf, wordsOf } from '../prepared.ts'
import { EmailLinkPage } from './email-link-page.tsx'
import { follow } from './follow-link.ts'

/** Also where mail programs post their one click (RFC 8058). */
export const action = ({ context, params }: ActionFunctionArgs) =>
  follow(context.get(renderContext).send, unsubscribe, params['token'])

export function meta({ matches }: MetaArgs) {
  const shop = shopOf(matches)
  const { leaveTitle: title, leaveText: description } = wordsOf(matches, 'newsletter', english)
  return headOf({ ...shop, title, description, path: '/newsletter', isHidden: true })
}

export default function UnsubscribeRoute() {
  const words = useWords('newsletter', english)
  return (
    <EmailLinkPage
      title={words.leaveTitle}
      text={words.leaveText}
      label={words.leave}
      doneTitle={words.left}
      doneText={words.leftText}
    />
  )
}
