import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import type { S3Config } from '#server/platform/config.ts'

export type S3Server = {
  config: S3Config
  objects: Map<string, { body: Buffer; changedAt: number }>
  /** How many of the next requests are answered 503. */
  trouble: { left: number }
  requests: string[]
  headers: http.IncomingHttpHeaders[]
  /** What a test wants to do when a picture has arrived. */
  seen: { put: () => void }
  close: () => Promise<void>
}

const pageSize = 3

/** A small server that speaks as much S3 as the shop does, and checks every signature (SigV4). */
export async function startS3(): Promise<S3Server> {
  const objects: S3Server['objects'] = new Map()
  const trouble = { left: 0 }
  const requests: string[] = []
  const headers: S3Server['headers'] = []
  const seen: S3Server['seen'] = { put: () => undefined }
  const config = {
    endpoint: '',
    bucket: 'pallu-test',
    region: 'ap-south-1',
    accessKeyId: 'AKIDEXAMPLE',
    secretAccessKey: 'known to the test alone',
  }
  const server = http.createServer(async (req, res) => {
    const parts: Buffer[] = []
    for await (const part of req) parts.push(part)
    const body = Buffer.concat(parts)
    requests.push(`${req.method} ${req.url}`)
    headers.push(req.headers)
    if (trouble.left > 0) {
      trouble.left -= 1
      res.writeHead(503).end('<Error><Code>SlowDown</Code></Error>')
      return
    }
    const refusal = refusalOf(req, body, config)
    if (refusal) {
      res.writeHead(403).end(`<Error><Code>${refusal}</Code></Error>`)
      return
    }
    answer(req, res, body, objects, config.bucket)
    if (req.method === 'PUT') seen.put()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // It listens on a port.
  config.endpoint = `http://127.0.0.1:${port}`
  return { config, objects, trouble, requests, headers, seen, close: () => closeServer(server) }
}

async function closeServer(server: http.Server) {
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
}

function answer(
  req: http.IncomingMessage,
  res: http.ServerResponse,
  body: Buffer,
  objects: S3Server['objects'],
  bucket: string,
) {
  const url = new URL(req.url ?? '/', 'http://s3')
  const [, asked, ...rest] = url.pathname.split('/')
  const key = decodeURIComponent(rest.join('/'))
  if (asked !== bucket) res.writeHead(404).end('<Error><Code>NoSuchBucket</Code></Error>')
  else if (req.method === 'PUT') {
    objects.set(key, { body, changedAt: Date.now() })
    res.writeHead(200).end()
  } else if (req.method === 'DELETE') {
    objects.delete(key)
    res.writeHead(204).end()
  } else if (key === '') res.writeHead(200).end(listing(url.searchParams, objects))
  else {
    const object = objects.get(key)
    const range = /^bytes=(\d+)-(\d+)$/.exec(req.headers.range ?? '')
    const body = range
      ? object?.body.subarray(Number(range[1]), Number(range[2]) + 1)
      : object?.body
    if (object)
      res.writeHead(range ? 206 : 200, headersOf({ ...object, body: body ?? object.body }))
    else res.writeHead(404)
    res.end(req.method === 'HEAD' ? undefined : body)
  }
}

const headersOf = (object: { body: Buffer; changedAt: number }) => ({
  'Content-Length': object.body.length,
  'Last-Modified': new Date(object.changedAt).toUTCString(),
})

function listing(query: URLSearchParams, objects: S3Server['objects']): string {
  const keys = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '')).sort()
  const start = Number((query.get('continuation-token') ?? 'at&0').slice('at&'.length))
  const contents = keys.slice(start, start + pageSize).map((key) => {
    const object = objects.get(key)
    const changed = new Date(object?.changedAt ?? 0).toISOString()
    return `<Contents><Key>${key}</Key><LastModified>${changed}</LastModified><Size>${object?.body.length}</Size></Contents>`
  })
  const next = start + pageSize < keys.length ? `at&amp;${start + pageSize}` : ''
  const token = next && `<NextContinuationToken>${next}</NextContinuationToken>`
  const cut = `<IsTruncated>${next !== ''}</IsTruncated>`
  return `<?xml version="1.0"?><ListBucketResult>${cut}${contents.join('\n')}${token}</ListBucketResult>`
}

/** Why a request is not from a holder of the secret; undefined when it is. */
function refusalOf(req: http.IncomingMessage, body: Buffer, config: S3Config): string | undefined {
  const given =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      req.headers.authorization ?? '',
    )
  if (!given) return 'AccessDenied'
  const [, keyId, day = '', region = '', signed = '', signature = ''] = given
  if (keyId !== config.accessKeyId || region !== config.region) return 'InvalidAccessKeyId'
  const at = String(req.headers['x-amz-date'])
  if (!at.startsWith(day) || Math.abs(Date.now() - timeOf(at)) > 15 * 60_000)
    return 'RequestExpired'
  const promised = String(req.headers['x-amz-content-sha256'])
  if (promised !== 'UNSIGNED-PAYLOAD' && promised !== sha256(body)) return 'BadDigest'
  if (req.method === 'PUT' && promised === 'UNSIGNED-PAYLOAD') return 'BadDigest'
  // Storage wants to know how much is coming.
  if (req.method === 'PUT' && !req.headers['content-length']) return 'MissingContentLength'
  const url = new URL(req.url ?? '/', 'http://s3')
  const query = [...url.searchParams]
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .sort()
    .join('&')
  const headers = signed.split(';').map((name) => `${name}:${req.headers[name]}\n`)
  const canonical = [req.method, url.pathname, query, headers.join(''), signed, promised].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const key = [day, region, 's3', 'aws4_request'].reduce<Buffer | string>(
    (secret, part) => hmac(secret, part),
    `AWS4${config.secretAccessKey}`,
  )
  const expected = hmac(key, ['AWS4-HMAC-SHA256', at, scope, sha256(canonical)].join('\n'))
  const isRight = timingSafeEqual(expected, Buffer.from(signature, 'hex'))
  return isRight ? undefined : 'SignatureDoesNotMatch'
}

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** 20260115T063000Z → milliseconds. */
const timeOf = (at: string) =>
  Date.parse(at.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
