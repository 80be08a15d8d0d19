import { hash } from 'node:crypto'
import { Writable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { brotliCompressSync, constants } from 'node:zlib'
import { addresses } from 'virtual:dictionaries'
import * as scripts from 'virtual:page-scripts'
import type { QueryClient } from '@tanstack/react-query'
import type { ReactElement, ReactNode } from 'react'
import { preload, preloadModule } from 'react-dom'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import {
  createRequestHandler,
  type EntryContext,
  type LoaderFunctionArgs,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router'
import type { Pages } from '#contract/rendering.ts'
import { type Language, languageOf, languages, pathIn } from '#domain/language.ts'
import { gatheringContext, readerContext, renderContext } from './loading.ts'
import { askEarly, CacheTakerContext } from './rendering/asked-early.ts'
import { cacheHtmlWith } from './rendering/cached-html.ts'
import { deferScripts, keepLanguage, showHint } from './rendering/defer-scripts.ts'
import { type Answers, pack } from './rendering/packed-state.ts'
import { PreparedContext } from './rendering/prepared-boundary.tsx'
import devanagari from './styles/fonts/devanagari.woff2?url'
import kannada from './styles/fonts/kannada.woff2?url'
import malayalam from './styles/fonts/malayalam.woff2?url'
import tamil from './styles/fonts/tamil.woff2?url'
import telugu from './styles/fonts/telugu.woff2?url'
import { loadWords } from './words/load-words.ts'
import { LanguageContext } from './words/words.ts'

await Promise.all(languages.map(loadWords))
cacheHtmlWith({ draw: renderToString, digest: (text) => hash('sha256', text, 'base64url') })

/** How long a page waits for the code of a part of it, in ms. */
const patienceMs = 10_000

/**
 * What the server calls: one request in, one page out.
 * Each language has a router of its own, to which its prefix is what all addresses begin with.
 */
export function pagesOf(build: ServerBuild, mode: string): Pages {
  const routerOf = (language: Language) =>
    createRequestHandler({ ...build, basename: pathIn(language, '/') }, mode)
  const routers = Object.fromEntries(
    languages.map((language) => [language, routerOf(language)]),
  ) as Record<Language, RequestHandler> // Every language has its entry.
  return (request, given) => {
    const { pathname } = new URL(request.url)
    const language = languageOf(pathname)
    const context = new RouterContextProvider()
    const send = Object.assign((...asked: Parameters<typeof given.send>) => given.send(...asked), {
      language,
    })
    // The development server puts scripts of its own before the start.
    const isDeferred = given.isWhole && mode === 'production'
    context.set(renderContext, { ...given, language, send, isDeferred })
    if (!pathname.endsWith('.data')) context.set(gatheringContext, [])
    return routers[language](request, context)
  }
}

export default async function showPage(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const given = context.get(renderContext)
  const { nonce, isPacked, isStatic, report } = given
  const language = context.get(readerContext) ?? given.language
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (isPacked) headers.set('Content-Encoding', 'br')
  const handoff = await textOf(entry.serverHandoffStream)
  const caches: QueryClient[] = []
  const page = (
    <PageIn language={language} isStatic={isStatic} answers={context.get(gatheringContext) ?? []}>
      <CacheTakerContext value={(cache) => void caches.push(cache)}>
        <ServerRouter context={withoutStream(entry)} url={request.url} nonce={nonce} />
      </CacheTakerContext>
    </PageIn>
  )
  const drawn = await draw(page, nonce)
  for (const failure of drawn.failures) report(failure)
  const whole =
    isStatic || hasNoRouter(entry)
      ? Buffer.from(drawn.html)
      : withHandoff(drawn.html, handoff, nonce)
  const scripted = isStatic ? whole : withScripts(whole, nonce, given.isDeferred)
  // What is drawn of a screen of staff waits for answers; the shop's pages bring theirs.
  const html = context.get(readerContext) ? withHints(scripted, askEarly(caches)) : scripted
  const body = isPacked ? brotliCompressSync(html, packing) : html
  return new Response(body, { headers, status: drawn.failures.length > 0 ? 500 : status })
}

/** A page without scripts takes nothing that loaders hand on, whatever stands in its place where nobody should come to it. */
const hasNoRouter = ({ staticHandlerContext: { matches } }: EntryContext) =>
  matches.some(({ route }) => route.handle === 'static')

/** What is the same for everybody shows first and works second; every page remembers the language that is chosen. */
function withScripts(html: Buffer, nonce: string, isDeferred: boolean) {
  const text = html.toString()
  if (!isDeferred) return Buffer.from(keepLanguage(text, nonce, scripts))
  return Buffer.from(showHint(deferScripts(text, nonce, scripts), nonce, scripts))
}

const withHints = (html: Buffer, hints: string) =>
  Buffer.from(html.toString().replace('</head>', () => `${hints}</head>`))

type Drawn = { html: Buffer; failures: unknown[] }

/** The whole page: nothing of it comes later than its loaders, so that nothing would flow ahead. */
function draw(page: ReactElement, nonce: string): Promise<Drawn> {
  const failures: unknown[] = []
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // Everything stands where it belongs: what comes in a script is missing where scripts are off.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(patience)
        pipe(gathered((html) => resolve({ html, failures })))
      },
      onShellError: reject,
      onError: (failure) => void failures.push(failure),
    })
    const patience = setTimeout(() => abort(), patienceMs)
  })
}

/** Takes what React writes: a string of so many pieces would cost twice as much to put together. */
function gathered(then: (whole: Buffer) => void) {
  const parts: Buffer[] = []
  return new Writable({
    write(part: Buffer, _encoding, taken) {
      parts.push(part)
      taken()
    },
    final(taken) {
      then(Buffer.concat(parts))
      taken()
    },
  })
}

type PageInProps = {
  language: Language
  isStatic: boolean
  answers: Answers[]
  children: ReactNode
}

const fonts: Partial<Record<Language, string>> = {
  ...{ ta: tamil, te: telugu, kn: kannada, ml: malayalam, hi: devanagari },
}

/** The words of the page and their letters are hinted at, no element of their own: ids count what stands in the tree. */
function PageIn({ language, isStatic, answers, children }: PageInProps) {
  const [address, font] = [addresses[language], fonts[language]]
  if (font) preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  if (address && !isStatic) preloadModule(address)
  return (
    <LanguageContext value={language}>
      <PreparedContext value={pack(Object.assign({}, ...answers))}>{children}</PreparedContext>
    </LanguageContext>
  )
}

/** Nothing of what the loaders hand on comes later, so that the page need not wait for it while it is drawn. */
const withoutStream = (entry: EntryContext): EntryContext => {
  const { serverHandoffStream: _, ...rest } = entry
  return rest
}

const textOf = (stream: ReadableStream<Uint8Array> | undefined) => (stream ? text(stream) : '')

const end = '</body></html>'

/** What the loaders handed on, given to the router as ServerRouter would. */
function withHandoff(html: Buffer, handoff: string, nonce: string): Buffer<ArrayBuffer> {
  const given = JSON.stringify(handoff).replaceAll('<', '\\u003c')
  const controller = 'window.__reactRouterContext.streamController'
  const script = `<script nonce="${nonce}">${controller}.enqueue(${given});${controller}.close();</script>`
  return Buffer.concat([html.subarray(0, html.lastIndexOf(end)), Buffer.from(script + end)])
}

/** A fifth of the bytes for a third of a millisecond. */
const packing = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 18 },
}

export function handleError(error: unknown, { request, context }: LoaderFunctionArgs) {
  if (!request.signal.aborted) context.get(renderContext).report(error)
}
