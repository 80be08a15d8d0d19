import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaArgs,
  redirect,
  useActionData,
} from 'react-router'
import { Link } from '#web/ui/link.tsx'
import { signIn as english } from '#web/words/en/sign-in.ts'
import { useWords } from '#web/words/words.ts'
import { headOf } from '../../head.ts'
import { renderContext, wordsFor } from '../../loading.ts'
import { shopOf, wordsOf } from '../../prepared.ts'
import { useProfile } from '../../surroundings.ts'
import { act, type Outcome } from '../deed.ts'
import { nextPath, wayOn, withNext } from '../next-path.ts'
import { SignInFrame } from '../sign-in-frame.tsx'
import { useFreshReturn } from '../use-fresh-return.ts'
import { useNext } from '../use-next.ts'
import { sendOnSignedIn } from '../visitor-of.ts'
import { type MobileAnswer, mobileDeed } from './mobile-deed.ts'
import { MobileForm } from './mobile-form.tsx'

export const loader = (asked: LoaderFunctionArgs) => sendOnSignedIn(asked, wayOn)

/** Both steps where scripts are off. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { send } = context.get(renderContext)
  const deed = mobileDeed(wordsFor(context, 'signIn', english))
  const outcome = await act(deed, await request.formData(), send)
  if (outcome.isDone && outcome.answer.kind === 'in') {
    throw redirect(wayOn(outcome.answer.user, nextPath(new URL(request.url).search)), 303)
  }
  return data(outcome, { status: outcome.isDone ? 200 : outcome.refused.status })
}

export function meta({ matches }: MetaArgs) {
  const { byCode, byMobile } = wordsOf(matches, 'signIn', english)
  const about = { title: byCode.title, description: byMobile.text, path: '/login/mobile' }
  return headOf({ ...shopOf(matches), ...about, isHidden: true })
}

export default function MobileRoute() {
  const words = useWords('signIn', english)
  const given = useActionData<Outcome<MobileAnswer>>()
  const next = useNext()
  const channel = useProfile()?.textCodes ?? 'sms'
  useFreshReturn()
  return (
    <SignInFrame
      title={words.byMobile.heading[channel]}
      text={words.byMobile.text}
      below={
        <Link to={withNext('/login/code', next)} className="link reachable">
          {words.byCode.offer}
        </Link>
      }
    >
      <MobileForm words={words} given={given} next={next} />
    </SignInFrame>
  )
}
