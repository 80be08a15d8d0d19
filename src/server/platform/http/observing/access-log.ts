import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { pageKind } from '../../metrics/page-kind.ts'

type Thought = { route: string; requestId: string }

/** What the app made of the requests that it answered; kept pages and files never reach it. */
const thoughts = new WeakMap<object, Thought>()

/** Says how the app names a request that node:http has received. */
export const nameAnswer = (incoming: object, thought: Thought) =>
  void thoughts.set(incoming, thought)

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/** Writes one line an answer, once its last byte is handed over or its line is cut; addresses only by their pattern. */
export function logAccess(log: Logger, req: IncomingMessage, res: ServerResponse) {
  const startedAt = performance.now()
  const { socket } = req
  const before = socket.bytesWritten
  res.once('close', () => {
    const { route, requestId } = thoughts.get(req) ?? { route: keptRoute(req.url ?? '') }
    log.info(
      {
        event: 'access',
        method: methods.has(req.method ?? '') ? req.method : 'other',
        route,
        status: res.statusCode,
        ms: Math.round(10 * (performance.now() - startedAt)) / 10,
        bytes: socket.bytesWritten - before,
        isWhole: res.writableFinished,
        ...(requestId && { requestId }),
      },
      'a request was answered',
    )
  })
}

function keptRoute(address: string): string {
  const [path = ''] = address.split('?', 1)
  if (path.startsWith('/assets/')) return '/assets/:name'
  // Kept calls have no secrets in their paths; anything else there is nobody's call.
  return path.startsWith('/api/') ? '/api' : pageKind(path)
}
