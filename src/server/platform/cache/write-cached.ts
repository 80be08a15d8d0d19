import type { IncomingMessage, ServerResponse } from 'node:http'
import { isPersonal } from '../http/request.ts'
import { isUnchanged } from '../http/unchanged.ts'
import type { Body } from './bodies.ts'
import type { CachedAnswer } from './cached-answer.ts'

type Asked = { entry: CachedAnswer; req: IncomingMessage; res: ServerResponse }

type BodyFor = (entry: CachedAnswer, accepted: string) => Body

/** Replies with what is cached, or says that the visitor has it already. */
export function writeCached(bodyFor: BodyFor, { entry, req, res }: Asked) {
  const isOwn = entry.kind === 'call' && isPersonal(req.headers.cookie)
  const headers = isOwn ? { ...entry.headers, 'cache-control': 'private, no-cache' } : entry.headers
  const known = {
    noneMatch: req.headers['if-none-match'],
    modifiedSince: req.headers['if-modified-since'],
  }
  if (isUnchanged({ etag: entry.etag, lastModified: headers['last-modified'] }, known)) {
    res.writeHead(304, { ...headers, ETag: entry.etag }).end()
    return
  }
  const { body, encoding } = bodyFor(entry, String(req.headers['accept-encoding'] ?? ''))
  res.writeHead(200, {
    ...headers,
    ETag: entry.etag,
    'Content-Length': body.length,
    ...(encoding && { 'Content-Encoding': encoding }),
  })
  res.end(req.method === 'HEAD' ? undefined : body)
}
