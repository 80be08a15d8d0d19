import { HydrationBoundary, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import {
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLoaderData,
} from 'react-router'
import * as endpoints from '#contract/endpoints.ts'
import { asking, createCache } from './cache.ts'
import { cacheOfBrowser, doorContext, prepareOnServer } from './loading.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  const { state } = await prepareOnServer(context, (cache) =>
    Promise.all([
      cache.ensureQueryData(asking(endpoints.getShop, {})),
      cache.ensureQueryData(asking(endpoints.listCategories, {})),
    ]),
  )
  const { publicUrl, now } = context.get(doorContext)
  return { state, publicUrl, now }
}

export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  const { state } = useLoaderData<typeof loader>()
  const [cache] = useState(() =>
    typeof document === 'undefined' ? createCache() : cacheOfBrowser(),
  )
  return (
    <QueryClientProvider client={cache}>
      <HydrationBoundary state={state}>
        <Outlet />
      </HydrationBoundary>
    </QueryClientProvider>
  )
}
