import { useQuery } from '@tanstack/react-query'
import { type ActionFunctionArgs, type MetaArgs, useActionData } from 'react-router'
import { getCardOffer, orderGiftCard } from '#contract/card-sales/calls.ts'
import { cardSales as english } from '#web/words/en/paying/card-sales.ts'
import { useWords } from '#web/words/words.ts'
import { actionContext, formOf, orRefusal } from '../../acting.ts'
import { queryFor } from '../../cache.ts'
import { headOf } from '../../head.ts'
import { loadersFor } from '../../loading.ts'
import { PageFrame } from '../../pages/page-frame.tsx'
import { shopOf, wordsOf } from '../../prepared.ts'
import { PreparedPage } from '../../rendering/prepared-boundary.tsx'
import { FailedScreen } from '../../shell/failed-screen.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { BuyForm } from './buy-form.tsx'
import { cardOrderIn, cardSalePath, type Ordered } from './typed-card.ts'

const loaders = loadersFor((cache) => cache.fetchQuery(queryFor(getCardOffer, {})))
export const loader = loaders.loader
export const clientLoader = loaders.clientLoader

/** The form where JavaScript is off. */
export async function action({ request, context }: ActionFunctionArgs) {
  const action = actionContext(context)
  const typed = cardOrderIn(await formOf(request))
  const { answer, refusal } = await orRefusal(action.ask(orderGiftCard, typed))
  if (answer) return action.lead(cardSalePath(answer))
  return action.show<Ordered>({ typed, refusal }, refusal.status)
}

export function meta({ matches }: MetaArgs) {
  const { title, text: description } = wordsOf(matches, 'cardSales', english)
  return headOf({ ...shopOf(matches), title, description, path: '/gift-card/buy' })
}

export default function BuyRoute() {
  return (
    <PreparedPage>
      <Buy />
    </PreparedPage>
  )
}

function Buy() {
  const words = useWords('cardSales', english)
  const { data: offer } = useQuery(queryFor(getCardOffer, {}))
  const given = useActionData<Ordered>()
  if (!offer) return null
  return (
    <PageFrame title={words.title} text={words.text}>
      <BuyForm offer={offer} given={given} />
    </PageFrame>
  )
}

export const ErrorBoundary = () => <FailedScreen missing={<NotSold />} />

/** While the shop sells none. */
function NotSold() {
  const words = useWords('cardSales', english)
  return (
    <EmptyState headingLevel="h1" title={words.notSold} text={words.notSoldText}>
      <LinkButton to="/products">{words.toShop}</LinkButton>
    </EmptyState>
  )
}
