import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { listReturns } from '#contract/buying-admin-endpoints.ts'
import type { StaffReturn, StaffReturnPage } from '#contract/return.ts'
import { returnStates } from '#domain/return.ts'
import { SelectField } from '#web/ui/field.tsx'
import { adminReturns as words } from '#web/words/en/admin-returns.ts'
import { asking } from '../../cache.ts'
import { PageLinks, usePage } from '../parts/page-links.tsx'
import { LoadFailed, NothingHere, SkeletonRows } from '../parts/table-states.tsx'
import { When } from '../parts/when.tsx'
import { ReturnActs } from './return-acts.tsx'
import { ReturnPhotos, ReturnStory } from './return-story.tsx'

/** What buyers want to send back, from the question to the money. */
export function ReturnsTab() {
  const [query, setQuery] = useSearchParams()
  const page = usePage()
  const state = returnStates.find((one) => one === query.get('state'))
  const { data, error, refetch } = useQuery({
    ...asking(listReturns, { page, ...(state && { state }) }),
    placeholderData: keepPreviousData,
  })
  return (
    <>
      <SelectField
        label={words.state}
        isLabelHidden
        className="w-64 pb-4 max-sm:w-full"
        value={state ?? ''}
        onChange={(event) => setQuery(event.target.value ? { state: event.target.value } : {})}
      >
        <option value="">{words.every}</option>
        {returnStates.map((one) => (
          <option key={one} value={one}>
            {words.states[one]}
          </option>
        ))}
      </SelectField>
      {error && !data ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : data?.items.length === 0 ? (
        <NothingHere>{state ? words.nothingMatches : words.empty}</NothingHere>
      ) : (
        <Returns data={data} />
      )}
      {data && <PageLinks page={page} pages={data.pages} />}
    </>
  )
}

function Returns({ data }: { data: StaffReturnPage | undefined }) {
  const { order, what, photos, state, actions } = words.columns
  return (
    <table className="sheet">
      <thead>
        <tr>
          <th scope="col">{order}</th>
          <th scope="col" className="w-full">
            {what}
          </th>
          <th scope="col">{photos}</th>
          <th scope="col">{state}</th>
          <th scope="col" className="text-end">
            {actions}
          </th>
        </tr>
      </thead>
      {data ? (
        <tbody>
          {data.items.map((one) => (
            <ReturnRow key={one.id} one={one} />
          ))}
        </tbody>
      ) : (
        <SkeletonRows rows={8} columns={5} />
      )}
    </table>
  )
}

function ReturnRow({ one }: { one: StaffReturn }) {
  const { orderId, orderNumber, fullName, mobile, askedAt } = one
  return (
    <tr className="align-top">
      <td>
        <span className="block">
          <Link to={`/admin/orders/${orderId}`} className="link font-medium whitespace-nowrap">
            {orderNumber}
          </Link>
          <span className="block">{fullName}</span>
          <span className="block text-soft">{mobile}</span>
          <span className="block text-soft">
            {words.asked} <When at={askedAt} />
          </span>
        </span>
      </td>
      <td>
        <ReturnStory one={one} nameAt={(at) => one.names[at] ?? ''} />
      </td>
      <td data-label={words.columns.photos}>
        <ReturnPhotos photos={one.photos} />
      </td>
      <td data-label={words.columns.state}>
        <span className="block">
          <span className="block font-medium whitespace-nowrap">{words.states[one.state]}</span>
          {one.isRestocked && <span className="block text-sm text-soft">{words.restocked}</span>}
          {one.refundId !== null && (
            <span className="block text-sm text-soft">{words.refunded}</span>
          )}
        </span>
      </td>
      <td>
        <ReturnActs one={one} orderId={orderId} />
      </td>
    </tr>
  )
}
