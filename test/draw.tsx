import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { createRoutesStub } from 'react-router'
import type { Language } from '#domain/language.ts'
import type { Fetch } from '#web/api.ts'
import { createCache } from '#web/cache.ts'
import { loadWords } from '#web/words/load-words.ts'
import { LanguageContext } from '#web/words/words.ts'
import { type TestShop, testNow } from './create-test-shop.ts'
import type { Shopper } from './shopper.ts'

type Look = { language?: Language; now?: number; path?: string; cache?: QueryClient }

/** A part of a page as the server draws it: its HTML, and what a reader reads of it, spaces made one. */
export async function draw(part: ReactNode, look: Look = {}) {
  const { language = 'en', now = testNow, path = '/', cache = createCache() } = look
  await loadWords(language)
  const { pathname } = new URL(path, 'https://pallu.example')
  const screen = { id: 'screen', path: pathname, Component: () => part }
  const Page = createRoutesStub([{ id: 'root', path: '/', children: [screen] }])
  const loaderData = { root: { publicUrl: 'https://pallu.example', now }, screen: { state: {} } }
  const { prelude } = await prerender(
    <LanguageContext value={language}>
      <QueryClientProvider client={cache}>
        <Page initialEntries={[path]} hydrationData={{ loaderData }} />
      </QueryClientProvider>
    </LanguageContext>,
  )
  const html = await new Response(prelude).text()
  return { html, text: textOf(html) }
}

/** The same with all that it asks the shop for, as the shop answers whoever reads it. */
export async function drawFor(
  { clock }: TestShop,
  reader: Shopper,
  part: ReactNode,
  look: Omit<Look, 'cache' | 'now'> = {},
) {
  const ask = async (path: string) => {
    const { status, headers, text } = await reader.get(path)
    return new Response(text, { status, headers })
  }
  const send: Fetch = Object.assign(ask, { language: look.language ?? 'en' })
  const cache = createCache({ send })
  const { queries = {}, ...others } = cache.getDefaultOptions()
  // What failed is drawn as failed, where a browser would ask once more.
  cache.setDefaultOptions({ ...others, queries: { ...queries, retryOnMount: false } })
  // What an answer brings to the screen may have questions of its own.
  for (;;) {
    const drawn = await draw(part, { ...look, cache, now: clock.now })
    const open = cache
      .getQueryCache()
      .findAll({ predicate: ({ state }) => state.status === 'pending' })
    const asked = open.map(({ options }) => options).filter(isAsked)
    if (asked.length === 0) return drawn
    await withFetch(send, () => Promise.all(asked.map((options) => cache.prefetchQuery(options))))
  }
}

/** What asks past the cache asks the same shop. */
async function withFetch(send: Fetch, work: () => Promise<unknown>) {
  const { fetch } = globalThis
  globalThis.fetch = (path) => send(String(path))
  try {
    await work()
  } finally {
    globalThis.fetch = fetch
  }
}

/** Not what a screen only looks up where another one has asked for it. */
const isAsked = (options: object): options is { queryKey: [string] } =>
  Reflect.get(options, 'enabled') !== false

const signs: Record<string, string> = { '&amp;': '&', '&#x27;': "'", '&quot;': '"', '&lt;': '<' }

const textOf = (html: string) =>
  html
    .replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&[\w#]+;/g, (sign) => signs[sign] ?? sign)
    .replace(/\s+/g, ' ')
    .trim()
