import type { QueryClient } from '@tanstack/react-query'
import {
  type ClientLoaderFunctionArgs,
  createContext,
  type LoaderFunctionArgs,
  type RouterContextProvider,
} from 'react-router'
import type { RenderContext as Handed } from '#contract/rendering.ts'
import type { Language } from '#domain/language.ts'
import { ApiError, type Fetch } from './api.ts'
import { createCache } from './cache.ts'
import { prepareTab } from './rendering/brought.ts'
import { type Answers, hidden, type PackedState } from './rendering/packed-state.ts'
import { tempo } from './tempo.ts'
import { type Words, wordsIn } from './words/words.ts'

/** What the server hands to the pages with a request, and in which language that is, by its address. */
export type RenderContext = Omit<Handed, 'send'> & {
  language: Language
  send: Fetch
  /** True where the page shows before its scripts are fetched. */
  isDeferred: boolean
}

export const renderContext = createContext<RenderContext>()

/** The language of who reads a page whose address names none: the admin area’s. */
export const readerContext = createContext<Language | null>(null)

/** What the loaders of a page have asked for, while it is drawn whole; none where one loader is asked alone. */
export const gatheringContext = createContext<Answers[] | null>(null)

/** The words of one screen for its action. */
export const wordsFor = <Name extends keyof Words>(
  context: Readonly<RouterContextProvider>,
  name: Name,
  english: Words[Name],
) => wordsIn(context.get(renderContext).language, name, english)

export type Prepared = { state: PackedState }

/**
 * Fills a fresh cache on the server before a page is shown. What `prepare` throws decides the status:
 * a call refused with 404 makes a 404 page, as does one that the shop cannot read (400): its address names nothing that
 * can be. Any other failure makes a 503. `drawnOnly` are the queries of static islands: a whole page shows their answers and
 * does not carry them.
 */
export async function prepareOnServer(
  context: Readonly<RouterContextProvider>,
  prepare: (cache: QueryClient) => Promise<unknown>,
  drawnOnly: readonly { queryKey: readonly [string] }[] = [],
): Promise<Prepared> {
  const cache = createCache(context.get(renderContext))
  await asPageStatus(() => prepare(cache))
  const answers = answersIn(cache)
  const gathered = context.get(gatheringContext)
  if (!gathered) return { state: { answers } }
  const left = new Set(drawnOnly.map(({ queryKey: [address] }) => address))
  const carried = Object.entries(answers).filter(([address]) => !left.has(address))
  gathered.push(Object.fromEntries(carried))
  return { state: hidden(answers) }
}

/** Every answer that arrived; what failed is asked again by the browser. */
function answersIn(cache: QueryClient): Answers {
  const arrived = cache
    .getQueryCache()
    .findAll({ predicate: ({ state }) => state.status === 'success' })
  return Object.fromEntries(arrived.map(({ queryKey, state }) => [queryKey[0], state.data]))
}

let browserCache: QueryClient | undefined

/** The one cache of this browser tab. */
export function cacheOfBrowser(): QueryClient {
  browserCache ??= prepareTab(createCache())
  return browserCache
}

/** The same inside the browser: calls go straight to the API, and what is fresh is not asked again. */
export async function prepareInBrowser(
  prepare: (cache: QueryClient) => Promise<unknown>,
): Promise<Prepared> {
  await asPageStatus(() => prepare(cacheOfBrowser()))
  return { state: {} }
}

/** What is slow to come shows its skeleton: waits for it no longer than a click may go without a sign of life. */
export async function prepareSoon(work: Promise<unknown>): Promise<Prepared> {
  await Promise.race([work, new Promise((resolve) => setTimeout(resolve, tempo.patienceMs))])
  return { state: {} }
}

type Prepare = (cache: QueryClient, params: LoaderFunctionArgs['params']) => Promise<unknown>

/** The loaders of a screen that is prepared alike in both places. */
export const loadersFor = (prepare: Prepare) => ({
  loader: ({ context, params }: LoaderFunctionArgs) =>
    prepareOnServer(context, (cache) => prepare(cache, params)),
  clientLoader: ({ params }: ClientLoaderFunctionArgs) =>
    prepareInBrowser((cache) => prepare(cache, params)),
})

async function asPageStatus(work: () => Promise<unknown>) {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    const status = error.status === 404 || error.status === 400 ? 404 : 503
    throw new Response(error.reason, { status })
  }
}
