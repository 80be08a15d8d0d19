import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { readOrder } from '#contract/buying-admin-endpoints.ts'
import type { StaffOrder } from '#contract/staff-order.ts'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { adminOrders as words } from '#web/words/en/admin-orders.ts'
import { asking } from '../../cache.ts'
import { LoadFailed, NothingHere } from '../parts/table-states.tsx'
import { BuyerPanel } from './buyer-panel.tsx'
import { LinesPanel } from './lines-panel.tsx'
import { MovesPanel } from './moves-panel.tsx'
import { OrderHead } from './order-head.tsx'
import { ParcelsPanel } from './parcels-panel.tsx'
import { PaymentsPanel } from './payments-panel.tsx'
import { RefundsPanel } from './refunds-panel.tsx'
import { ReturnsPanel } from './returns-panel.tsx'
import { SumsPanel } from './sums-panel.tsx'
import { TimelinePanel } from './timeline-panel.tsx'

/** One order with all that can be done with it; null where the address names none. */
export function OrderScreen({ id }: { id: number | null }) {
  const { data, error, refetch } = useQuery({
    ...asking(readOrder, { id: id ?? 0 }),
    enabled: id !== null,
  })
  const isUnknown = id === null || error?.status === 404
  return (
    <>
      <p className="pb-3">
        <Link to="/admin/orders" className="link">
          {words.back}
        </Link>
      </p>
      {isUnknown ? (
        <NothingHere>{words.notFound}</NothingHere>
      ) : data ? (
        <Order order={data} />
      ) : error ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-96" />
      )}
    </>
  )
}

function Order({ order }: { order: StaffOrder }) {
  return (
    <div className="flex flex-col gap-4">
      <OrderHead order={order} />
      <MovesPanel order={order} />
      {/* Below each other: the sarees, money and buyer, what became of them. */}
      <div className="grid items-start gap-4 lg:grid-cols-[3fr_2fr] lg:grid-rows-[auto_1fr]">
        <LinesPanel order={order} />
        <div className="flex min-w-0 flex-col gap-4 lg:row-span-2">
          <SumsPanel order={order} />
          <PaymentsPanel order={order} />
          <RefundsPanel order={order} />
          <BuyerPanel order={order} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <ReturnsPanel order={order} />
          <ParcelsPanel order={order} />
          <TimelinePanel order={order} />
        </div>
      </div>
    </div>
  )
}
