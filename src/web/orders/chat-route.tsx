import { useQuery } from '@tanstack/react-query'
import {
  type ClientLoaderFunctionArgs,
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  type MetaArgs,
  useLoaderData,
  useParams,
  useRouteError,
} from 'react-router'
import { getChat } from '#contract/buying-endpoints.ts'
import { orders as english } from '#web/words/en/orders.ts'
import { asking } from '../cache.ts'
import { headOf } from '../head.ts'
import { prepareInBrowser, prepareOnServer } from '../loading.ts'
import { shopOf } from '../prepared.ts'
import { PreparedBoundary } from '../prepared-boundary.tsx'
import { ErrorPage } from '../shell/error-page.tsx'
import { ChatPage } from './chat-page.tsx'
import { UnknownOrder } from './unknown-order.tsx'

const askingChat = (token = '') => asking(getChat, { token })

export const loader = ({ context, params }: LoaderFunctionArgs) =>
  prepareOnServer(context, (cache) => cache.fetchQuery(askingChat(params['token'])))

export const clientLoader = ({ params }: ClientLoaderFunctionArgs) =>
  prepareInBrowser((cache) => cache.fetchQuery(askingChat(params['token'])))

export const headers = () => ({ 'Cache-Control': 'private, no-store' })

export function meta({ matches }: MetaArgs) {
  const title = english.pageTitle
  const path = '/whatsapp-order'
  return headOf({ ...shopOf(matches), title, description: title, path, isHidden: true })
}

export default function ChatRoute() {
  const { state } = useLoaderData<typeof loader>()
  return (
    <PreparedBoundary state={state}>
      <Chat />
    </PreparedBoundary>
  )
}

function Chat() {
  const { data: chat } = useQuery(askingChat(useParams()['token']))
  return chat ? <ChatPage chat={chat} /> : null
}

export function ErrorBoundary() {
  const error = useRouteError()
  const status = isRouteErrorResponse(error) ? error.status : 500
  return status === 404 ? <UnknownOrder /> : <ErrorPage status={status} />
}
