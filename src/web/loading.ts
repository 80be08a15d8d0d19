import { type DehydratedState, dehydrate, type QueryClient } from '@tanstack/react-query'
import { createContext, type RouterContextProvider } from 'react-router'
import { ApiError, type Fetch } from './api.ts'
import { createCache } from './cache.ts'

/** What the server hands to the pages with a request: the API in-process, and the page's own address. */
export type Door = {
  send: Fetch
  publicUrl: string
  /** Names the scripts of this page to the content policy. */
  nonce: string
  /** True when the page is rendered whole before the first byte goes out. */
  isWhole: boolean
  report: (error: unknown) => void
}

export const doorContext = createContext<Door>()

/** What a route needs before it can be shown: calls that fill the cache. */
type Prepare = (cache: QueryClient) => Promise<unknown>
export type Prepared = { state: DehydratedState }

/** Fills a fresh cache on the server; a refused call becomes the page's status (404, 503 …). */
export async function prepareOnServer(
  context: Readonly<RouterContextProvider>,
  prepare: Prepare,
): Promise<Prepared> {
  const cache = createCache(context.get(doorContext).send)
  await asPageStatus(() => prepare(cache))
  return { state: dehydrate(cache) }
}

let browserCache: QueryClient | undefined

/** The one cache of this browser tab. */
export function cacheOfBrowser(): QueryClient {
  browserCache ??= createCache()
  return browserCache
}

/** On a click inside the shop the calls go straight to the API, and what is fresh is not asked again. */
export async function prepareInBrowser(prepare: Prepare): Promise<Prepared> {
  await asPageStatus(() => prepare(cacheOfBrowser()))
  return { state: { mutations: [], queries: [] } }
}

async function asPageStatus(work: () => Promise<unknown>) {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    throw new Response(error.reason, {
      status: error.status === 404 ? 404 : 503,
      statusText: error.reason,
    })
  }
}
