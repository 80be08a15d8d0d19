import { HydrationBoundary, useQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import * as endpoints from '#contract/endpoints.ts'
import { asking } from '../cache.ts'
import { prepareInBrowser, prepareOnServer } from '../loading.ts'
import type { QueryClient } from '@tanstack/react-query'

const prepare = (cache: QueryClient) => cache.ensureQueryData(asking(endpoints.newArrivals, {}))

export const loader = ({ context }: LoaderFunctionArgs) => prepareOnServer(context, prepare)
export const clientLoader = () => prepareInBrowser(prepare)

export default function HomeRoute() {
  const { state } = useLoaderData<typeof loader>()
  return (
    <HydrationBoundary state={state}>
      <Home />
    </HydrationBoundary>
  )
}

function Home() {
  const { data } = useQuery(asking(endpoints.newArrivals, {}))
  return <main>{data?.map((product) => <p key={product.id}>{product.name}</p>)}</main>
}
