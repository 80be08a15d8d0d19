import { Writable } from 'node:stream'
import { brotliCompressSync, constants } from 'node:zlib'
import { addresses } from 'virtual:dictionaries'
import type { ReactNode } from 'react'
import { preloadModule } from 'react-dom'
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
import { type Language, languageOf, languages, pathIn } from '#domain/language.ts'
import { type Door, doorContext } from './loading.ts'
import { keepWith } from './ui/kept.ts'
import { loadWords } from './words/load-words.ts'
import { LanguageContext } from './words/words.ts'

await Promise.all(languages.map(loadWords))
keepWith(renderToString)

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
  const { language, nonce, isPacked, report } = context.get(doorContext)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (isPacked) headers.set('Content-Encoding', 'br')
  return new Promise((resolve, reject) => {
    let failed = false
    const answer = (html: Buffer<ArrayBuffer>) => {
      const body = isPacked ? brotliCompressSync(html, packing) : html
      resolve(new Response(body, { headers, status: failed ? 500 : status }))
    }
    const { pipe, abort } = renderToPipeableStream(
      <PageIn language={language}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </PageIn>,
      {
        nonce,
        // Everything stands where it belongs: what comes in a script is missing where scripts are off.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady() {
          clearTimeout(patience)
          pipe(gathered(answer))
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

/** A fifth of the bytes for a third of a millisecond. */
const packing = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 1, [constants.BROTLI_PARAM_LGWIN]: 18 },
}

/** Takes what React writes; nothing of a page comes later than its loaders, so that nothing would flow ahead. */
function gathered(then: (whole: Buffer<ArrayBuffer>) => void) {
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

export function handleError(error: unknown, { request, context }: LoaderFunctionArgs) {
  if (!request.signal.aborted) context.get(doorContext).report(error)
}
