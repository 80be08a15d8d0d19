import { type ActionFunctionArgs, type MetaArgs, useActionData } from 'react-router'
import { giftCardBalance } from '#contract/gift-cards/calls.ts'
import { cardSales } from '#web/words/en/paying/card-sales.ts'
import { giftCards as english } from '#web/words/en/paying/gift-cards.ts'
import { useWords } from '#web/words/words.ts'
import { actionContext, formOf, orRefusal, textIn } from '../acting.ts'
import { headOf } from '../head.ts'
import { PageFrame } from '../pages/page-frame.tsx'
import { shopOf, wordsOf } from '../prepared.ts'
import { useProfile } from '../surroundings.ts'
import { Link } from '../ui/link.tsx'
import { type Asked, BalanceForm } from './balance-form.tsx'

/** The form where JavaScript is off: the code is posted, so that no address holds it. */
export async function action({ request, context }: ActionFunctionArgs) {
  const action = actionContext(context)
  const code = textIn(await formOf(request), 'code').trim()
  const { answer, refusal } = await orRefusal(action.ask(giftCardBalance, { code }))
  if (answer) return action.show<Asked>({ balance: answer })
  return action.show<Asked>({ code, refusal }, refusal.status)
}

export function meta({ matches }: MetaArgs) {
  const { title, text: description } = wordsOf(matches, 'giftCards', english).page
  return headOf({ ...shopOf(matches), title, description, path: '/gift-card' })
}

/** What is left on a gift card, for whoever has its code. */
export default function BalanceRoute() {
  const words = useWords('giftCards', english).page
  const buying = useWords('cardSales', cardSales)
  const given = useActionData<Asked>()
  return (
    <PageFrame title={words.title} text={words.text}>
      <BalanceForm given={given} />
      {useProfile()?.sellsGiftCards && (
        <Link to="/gift-card/buy" className="link mt-8 block w-fit py-1.5">
          {buying.title}
        </Link>
      )}
    </PageFrame>
  )
}
