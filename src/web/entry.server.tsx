import { PassThrough, Readable } from 'node:stream'
import { renderToPipeableStream } from 'react-dom/server'
import {
  createRequestHandler,
  type EntryContext,
  type LoaderFunctionArgs,
  RouterContextProvider,
  type ServerBuild,
  ServerRouter,
} from 'react-router'
import { type Door, doorContext } from './loading.ts'

export const streamTimeout = 10_000

/** What the server calls: one request in, one page out. `door.nonce` names the page's own scripts. */
export function pagesOf(build: ServerBuild, mode: string) {
  const answer = createRequestHandler(build, mode)
  return (request: Request, door: Door) => {
    const context = new RouterContextProvider()
    context.set(doorContext, door)
    return answer(request, context)
  }
}

export default function showPage(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, isWhole, report } = context.get(doorContext)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return new Promise((resolve, reject) => {
    const out = new PassThrough()
    const begin = () => {
      pipe(out)
      resolve(
        new Response(Readable.toWeb(out) as ReadableStream, {
          headers,
          status: failed ? 500 : status,
        }),
      )
    }
    let failed = false
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={entry} url={request.url} nonce={nonce} />,
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

export function handleError(error: unknown, { request, context }: LoaderFunctionArgs) {
  if (!request.signal.aborted) context.get(doorContext).report(error)
}
