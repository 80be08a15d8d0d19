import type { ActionFunctionArgs, MetaArgs } from 'react-router'
import { confirmSubscription } from '#contract/newsletter/calls.ts'
import { newsletter as english } from '#web/words/en/newsletter.ts'
import { useWords } from '#web/words/words.ts'
import { headOf } from '../head.ts'
import { renderContext } from '../loading.ts'
import { shopOf, wordsOf } from '../prepared.ts'
import { EmailLinkPage } from './email-link-page.tsx'
import { follow } from './follow-link.ts'

export const action = ({ context, params }: ActionFunctionArgs) =>
  follow(context.get(renderContext).send, confirmSubscription, params['token'])

export function meta({ matches }: MetaArgs) {
  const shop = shopOf(matches)
  const { confirmTitle: title, confirmText: description } = wordsOf(matches, 'newsletter', english)
  return headOf({ ...shop, title, description, path: '/newsletter', isHidden: true })
}

export default function ConfirmRoute() {
  const words = useWords('newsletter', english)
  return (
    <EmailLinkPage
      title={words.confirmTitle}
      text={words.confirmText}
      label={words.confirm}
      doneTitle={words.thanks}
      doneText={words.thanksText}
    />
  )
}
