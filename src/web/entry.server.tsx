import { PassThrough, Readable, Writable } from 'node:stream'
import { constants, createBrotliCompress } from 'node:zlib'
import { addresses } from 'virtual:dictionaries'
import type { ReactNode } from 'react'
import { preloadModule } from 'react-dom'
import { renderToPipeableStream } from 'react-dom/server'
import {
  createRequestHandler,
  type EntryContext,
  type LoaderFunctionArgs,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router'
import { type Language, languageOf, languages, pathIn } from '#domain/language.ts'
import { type Door, doorContext } from './loading.ts'
import { loadWords } from './words/load-words.ts'
import { LanguageContext } from './words/words.ts'

await Promise.all(languages.map(loadWords))

export const streamTimeout = 10_000

/**
 * What the server calls: one request in, one page out. `door.nonce` names the page's own scripts.
 * Each language has a router of its own, to which its prefix is what all addresses begin with.
 */
export function pagesOf(build: ServerBuild, mode: string) {
  const routerOf = (language: Language) =>
    createRequestHandler({ ...build, basename: pathIn(language, '/') }, mode)
  const routers = Object.fromEntries(
    languages.map((language) => [language, routerOf(language)]),
  ) as Record<Language, RequestHandler> // Every language has its entry.
  return (request: Request, door: Omit<Door, 'language'>) => {
    const language = languageOf(new URL(request.url).pathname)
    const context = new RouterContextProvider()
    context.set(doorContext, { ...door, language })
    return routers[language](request, context)
  }
}

export default function showPage(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { language, nonce, isWhole, isPacked, report } = context.get(doorContext)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Promise((resolve, reject) => {
    const { into, out } = isPacked ? packed() : plain()
    if (isPacked) headers.set('Content-Encoding', 'br')
    const begin = () => {
      pipe(into)
      resolve(
        new Response(Readable.toWeb(out) as ReadableStream, {
          headers,
          status: failed ? 500 : status,
        }),
      )
    }
    let failed = false
    const { pipe, abort } = renderToPipeableStream(
      <PageIn language={language}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </PageIn>,
      {
        nonce,
        // Everything stands where it belongs: what comes in a script is missing where scripts are off.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        // A page that is kept for others is rendered whole; a personal one flows as it comes.
        ...(!isWhole && { onShellReady: begin }),
        onAllReady() {
          clearTimeout(patience)
          if (isWhole) begin()
        },
        onShellError: reject,
        onError(error) {
          failed = true
          report(error)
        },
      },
    )
    const patience = setTimeout(() => abort(), streamTimeout)
  })
}

/** The words of the page are hinted at, no element of their own: ids count what stands in the tree. */
function PageIn({ language, children }: { language: Language; children: ReactNode }) {
  const address = addresses[language]
  if (address) preloadModule(address)
  return <LanguageContext value={language}>{children}</LanguageContext>
}

function plain() {
  const out = new PassThrough()
  return { into: out, out }
}

/**
 * Gathers what React writes until it says that there is something to see: a fifth of the bytes for
 * half a millisecond, where every small piece alone would cost as much.
 */
function packed() {
  const out = createBrotliCompress({
    params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 18 },
  })
  let parts: Buffer[] = []
  const send = () => {
    if (parts.length > 0) out.write(Buffer.concat(parts))
    parts = []
  }
  const into = new Writable({
    write(part: Buffer, _encoding, taken) {
      parts.push(part)
      taken()
    },
    final(taken) {
      send()
      out.end(taken)
    },
  })
  // React asks for it by this name when a part of the page is complete.
  const flush = () => {
    send()
    out.flush()
  }
  out.once('close', () => into.destroy())
  return { into: Object.assign(into, { flush }), out }
}

export function handleError(error: unknown, { request, context }: LoaderFunctionArgs) {
  if (!request.signal.aborted) context.get(doorContext).report(error)
}
