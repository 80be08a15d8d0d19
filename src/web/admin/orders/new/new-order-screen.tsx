import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import { listChats } from '#contract/chats/admin-calls.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { adminOrders } from '#web/words/en/admin/orders.ts'
import { admin } from '#web/words/en/admin.ts'
import { queryFor } from '../../../cache.ts'
import { useMay } from '../../allowed.ts'
import { LoadFailed, NothingHere } from '../../parts/lists/table-states.tsx'
import { OrderForm } from './order-form.tsx'

const words = adminOrders.make

/** An order from the phone or an exhibition, or of a chat: `?chat=WA-7K3Q`. */
export function NewOrderScreen() {
  const reference = useSearchParams()[0].get('chat')
  const [made, setMade] = useState<number | null>(null)
  const mayEdit = useMay('orders.edit')
  // Only once the form with its guard is gone: what was typed has been saved.
  if (made !== null) return <Navigate to={`/admin/orders/${made}`} replace />
  if (!mayEdit) return <NothingHere>{admin.readOnly}</NothingHere>
  if (reference === null) return <OrderForm chat={null} onMade={setMade} />
  return <ChatForm reference={reference} onMade={setMade} />
}

type ChatFormProps = { reference: string; onMade: (id: number) => void }

function ChatForm({ reference, onMade }: ChatFormProps) {
  const query = { q: reference.slice(0, 40), page: 1 }
  const { data, error, refetch } = useQuery({ ...queryFor(listChats, query), staleTime: 0 })
  if (error && !data) return <LoadFailed error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-96" />
  const chat = data.items.find((one) => one.reference === reference)
  if (!chat) return <NothingHere>{words.chatUnknown}</NothingHere>
  if (chat.state !== 'open') return <NothingHere>{words.chatOver}</NothingHere>
  return <OrderForm chat={chat} onMade={onMade} />
}
