import { useQuery } from '@tanstack/react-query'
import { type MetaArgs, useParams } from 'react-router'
import { getChat } from '#contract/chats/calls.ts'
import { orders as english } from '#web/words/en/orders.ts'
import { queryFor } from '../cache.ts'
import { headOf } from '../head.ts'
import { loadersFor } from '../loading.ts'
import { shopOf, wordsOf } from '../prepared.ts'
import { PreparedPage } from '../rendering/prepared-boundary.tsx'
import { FailedScreen } from '../shell/failed-screen.tsx'
import { ChatPage } from './chat-page.tsx'
import { UnknownOrder } from './unknown-order.tsx'

const queryForChat = (token = '') => queryFor(getChat, { token })

const loaders = loadersFor((cache, { token }) => cache.fetchQuery(queryForChat(token)))
export const loader = loaders.loader
export const clientLoader = loaders.clientLoader

export const headers = () => ({ 'Cache-Control': 'private, no-store' })

export function meta({ matches }: MetaArgs) {
  const title = wordsOf(matches, 'orders', english).pageTitle
  const path = '/whatsapp-order'
  return headOf({ ...shopOf(matches), title, description: title, path, isHidden: true })
}

export default function ChatRoute() {
  return (
    <PreparedPage>
      <Chat />
    </PreparedPage>
  )
}

function Chat() {
  const { data: chat } = useQuery(queryForChat(useParams()['token']))
  return chat ? <ChatPage chat={chat} /> : null
}

export const ErrorBoundary = () => <FailedScreen missing={<UnknownOrder />} />
