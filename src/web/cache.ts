import { keepPreviousData, QueryClient, queryOptions } from '@tanstack/react-query'
import { type AnswerOf, type AnyEndpoint, addressOf, type InputOf } from '#contract/endpoint.ts'
import type { Recalled } from '#contract/rendering.ts'
import { ApiError, asking, callWith, type Fetch, languageOfPage } from './api.ts'
import { noteText } from './rendering/packed-state.ts'
import { tempo } from './tempo.ts'

const isInBrowser = typeof document !== 'undefined'

/** Whom the questions of a cache go to; `recall` knows what need not be asked. */
type RenderContext = { send: Fetch; recall?: (address: string) => Recalled | undefined }

/** A cache of answers: fresh 10 s, kept 5 minutes, queries tried 3 times and mutations twice (spec §9). */
export function createCache({ send, recall }: RenderContext = { send: fetch }) {
  const cache = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: tempo.freshMs,
        // Inside the server a cache goes with its request; a timer for each answer would hold it back.
        gcTime: isInBrowser ? tempo.keptMs : Number.POSITIVE_INFINITY,
        // Inside the server a second try would only keep the visitor waiting for the same failure.
        retry: (failures, error) => isInBrowser && failures < tempo.queryRetries && mayRetry(error),
        refetchOnWindowFocus: true,
        refetchOnMount: true,
      },
      mutations: {
        retry: (failures, error) => failures < tempo.mutationRetries && mayRetry(error),
      },
    },
  })
  cache.setDefaultOptions({
    ...cache.getDefaultOptions(),
    queries: { ...cache.getDefaultOptions().queries, meta: { send, recall } },
  })
  return cache
}

/** Trying again helps when the network or the server failed, never when the shop said no. */
const mayRetry = (error: unknown) => !(error instanceof ApiError) || error.status >= 500

/** How a component asks for a call of the contract: the first element of the key is the path (spec §7). */
export function queryFor<E extends AnyEndpoint>(endpoint: E, input: InputOf<E>) {
  const { path, query } = addressOf(endpoint, input)
  const address = query ? `${path}?${query}` : path
  return queryOptions<AnswerOf<E>, ApiError, AnswerOf<E>, [string]>({
    queryKey: [address],
    queryFn: ({ meta, signal }) => {
      const send = sendOf(meta)
      const known = recallOf(meta)?.(asking(send, endpoint, input).address)
      if (!known) return callWith(send, endpoint, input, { signal })
      noteText(known)
      return known.answer as AnswerOf<E> // What this address answered before.
    },
  })
}

/** The same, where the answer of before stays while the next one is on its way. */
export const queryKeepingLast = <E extends AnyEndpoint>(endpoint: E, input: InputOf<E>) => ({
  ...queryFor(endpoint, input),
  placeholderData: keepPreviousData<AnswerOf<E>>,
})

const recallOf = (meta: Record<string, unknown> | undefined) =>
  meta?.['recall'] as RenderContext['recall'] // createCache alone sets it.

/** What is spoken by the page that is made with a cache, on the server as in a browser. */
export const languageOfCache = (cache: QueryClient) =>
  sendOf(cache.getDefaultOptions().queries?.meta).language ?? languageOfPage()

const sendOf = (meta: Record<string, unknown> | undefined): Fetch =>
  (meta?.['send'] as Fetch | undefined) ?? fetch // createCache alone sets it.

/** The same, where a 401 means that there is nothing: nobody is signed in (spec §7). */
export function queryForOrNothing<E extends AnyEndpoint>(endpoint: E, input: InputOf<E>) {
  const { path } = addressOf(endpoint, input)
  return queryOptions<AnswerOf<E> | null, ApiError, AnswerOf<E> | null, [string]>({
    queryKey: [path],
    queryFn: ({ meta, signal }) =>
      callWith(sendOf(meta), endpoint, input, { signal }).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 401) return null
        throw error
      }),
  })
}
