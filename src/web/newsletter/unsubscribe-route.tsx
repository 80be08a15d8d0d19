import { type ActionFunctionArgs, type MetaArgs, useActionData } from 'react-router'
import { unsubscribe } from '#contract/endpoints.ts'
import { newsletter as english } from '#web/words/en/newsletter.ts'
import { useWords } from '#web/words/words.ts'
import { headOf } from '../head.ts'
import { doorContext } from '../loading.ts'
import { shopOf } from '../prepared.ts'
import { Button } from '../ui/button.tsx'
import { type Followed, follow } from './letter-link.ts'
import { Notice } from './notice.tsx'

/** Also where mail programs post their one click (RFC 8058). */
export const action = ({ context, params }: ActionFunctionArgs) =>
  follow(context.get(doorContext).send, unsubscribe, params['token'])

export function meta({ matches }: MetaArgs) {
  const shop = shopOf(matches)
  const { leaveTitle: title, leaveText: description } = english
  return headOf({ ...shop, title, description, path: '/newsletter', isHidden: true })
}

export default function UnsubscribeRoute() {
  const words = useWords('newsletter', english)
  const followed = useActionData<Followed>()
  if (followed?.isDone)
    return <Notice title={words.left} text={words.leftText} wayOn={words.shop} />
  if (followed) return <Notice title={words.failed} text={followed.reason} wayOn={words.shop} />
  return (
    <Notice title={words.leaveTitle} text={words.leaveText}>
      <form method="post" className="mt-8">
        <Button type="submit" size="lg">
          {words.leave}
        </Button>
      </form>
    </Notice>
  )
}
