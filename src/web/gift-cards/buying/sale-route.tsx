import { useQuery } from '@tanstack/react-query'
import { type ActionFunctionArgs, type MetaArgs, useActionData, useParams } from 'react-router'
import { claimCardTransfer, followCardSale } from '#contract/card-sales/calls.ts'
import { cardSales as english } from '#web/words/en/paying/card-sales.ts'
import { useWords } from '#web/words/words.ts'
import { actionContext, formOf, orRefusal, type Refusal, textIn } from '../../acting.ts'
import { queryFor } from '../../cache.ts'
import { headOf } from '../../head.ts'
import { loadersFor } from '../../loading.ts'
import { shopOf, wordsOf } from '../../prepared.ts'
import { PreparedPage } from '../../rendering/prepared-boundary.tsx'
import { FailedScreen } from '../../shell/failed-screen.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { SalePage } from './sale-page.tsx'

type Params = { number?: string; secret?: string }
const queryForSale = ({ number = '', secret = '' }: Params) =>
  queryFor(followCardSale, { number, secret })

const loaders = loadersFor((cache, params) => cache.fetchQuery(queryForSale(params)))
export const loader = loaders.loader
export const clientLoader = loaders.clientLoader

export const headers = () => ({ 'Cache-Control': 'private, no-store' })

/** Naming the transfer where JavaScript is off. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const action = actionContext(context)
  const reference = textIn(await formOf(request), 'reference')
  const { number = '', secret = '' } = params
  const claim = { number, secret, reference }
  const { refusal } = await orRefusal(action.ask(claimCardTransfer, claim))
  return action.show<{ refusal: Refusal | undefined }>({ refusal }, refusal?.status)
}

export function meta({ matches }: MetaArgs) {
  const { title, text: description } = wordsOf(matches, 'cardSales', english)
  return headOf({ ...shopOf(matches), title, description, path: '/gift-card/buy', isHidden: true })
}

export default function SaleRoute() {
  return (
    <PreparedPage>
      <Followed />
    </PreparedPage>
  )
}

function Followed() {
  const params: Params = useParams()
  const { data: sale } = useQuery(queryForSale(params))
  const given = useActionData<{ refusal: Refusal | undefined }>()
  if (!sale) return null
  return <SalePage sale={sale} secret={params.secret ?? ''} given={given?.refusal} />
}

export const ErrorBoundary = () => <FailedScreen missing={<Unknown />} />

/** A link that opens no purchase. */
function Unknown() {
  const words = useWords('cardSales', english)
  return (
    <EmptyState headingLevel="h1" title={words.unknown} text={words.unknownText}>
      <LinkButton to="/contact">{words.contact}</LinkButton>
    </EmptyState>
  )
}
