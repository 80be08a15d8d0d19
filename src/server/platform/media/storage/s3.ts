import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { AwsClient } from 'aws4fetch'
import { ShopError } from '#domain/errors.ts'
import type { S3Config } from '../../config.ts'
import { ownTraceparent } from '../../http/observing/request-id.ts'
import { count } from '../../metrics/counted.ts'
import { type KeptFile, type Media, type Part, type Pieces, refuseStrangeName } from '../media.ts'

const folder = 'uploads/'
const patienceMs = 15_000
const checkPatienceMs = 4_000
const putPatienceMs = 120_000

type Ask = (address: string, init?: RequestInit) => Promise<Response>

/** Keeps files in a bucket of any server that speaks S3, addressed by path. */
export function openS3(config: S3Config): Media {
  const client = clientOf(config)
  const ask = askWith(client)
  const bucket = `${config.endpoint}/${encodeURIComponent(config.bucket)}`
  const addressOf = (name: string) => {
    refuseStrangeName(name)
    return `${bucket}/${folder}${name}`
  }
  const put = async (name: string, bytes: Uint8Array) => {
    const hash = createHash('sha256').update(bytes).digest('hex')
    const headers = { 'X-Amz-Content-Sha256': hash }
    const body = new Uint8Array(bytes)
    const answer = await ask(addressOf(name), { method: 'PUT', body, headers })
    if (!answer.ok) throw away(new Error(`There is no bucket ${config.bucket}.`))
  }
  return {
    put,
    adopt: async (name, file) => put(name, await readFile(file)),
    putPieces: (name, file) => putPieces(client, addressOf(name), file),
    part: (name, part) => openPart(client, addressOf(name), part),
    async get(name) {
      const answer = await ask(addressOf(name))
      return answer.ok ? Buffer.from(await answer.arrayBuffer()) : null
    },
    has: async (name) => (await ask(addressOf(name), { method: 'HEAD' })).ok,
    async changedAt(name) {
      const answer = await ask(addressOf(name), { method: 'HEAD' })
      return answer.ok ? Date.parse(answer.headers.get('last-modified') ?? '') : null
    },
    async delete(name) {
      await ask(addressOf(name), { method: 'DELETE' })
    },
    fault: () => faultOf(client, config, bucket),
    list: (beginning) => listFiles(ask, bucket, beginning),
  }
}

function clientOf({ region, accessKeyId, secretAccessKey }: S3Config): AwsClient {
  const client = new AwsClient({ service: 's3', retries: 2, region, accessKeyId, secretAccessKey })
  const sign = client.sign.bind(client)
  // Outside the signature: a proxy on the way may begin a part of its own.
  client.sign = async (...asked) => {
    const request = await sign(...asked)
    const { traceparent } = ownTraceparent()
    if (traceparent) request.headers.set('traceparent', traceparent)
    return request
  }
  return client
}

/** Asks with patience; what is not there is an answer, everything else that fails means that pictures are away. */
const askWith =
  (client: AwsClient): Ask =>
  async (address, init = {}) => {
    const signal = AbortSignal.timeout(patienceMs)
    // What is signed for one server is sent to no other.
    const asked = client.fetch(address, { ...init, signal, redirect: 'error' })
    const answer = await asked.catch((error: unknown) => {
      throw away(error)
    })
    if (answer.ok || answer.status === 404) return answer
    throw away(new Error(`The S3 server answered ${answer.status}: ${await answer.text()}`))
  }

/** Sends a file as it is read; signed beforehand, by its hash. It takes as long as a large file takes. */
async function putPieces(client: AwsClient, address: string, { size, pieces }: Pieces) {
  const hash = createHash('sha256')
  for await (const piece of pieces()) hash.update(piece)
  const headers = { 'X-Amz-Content-Sha256': hash.digest('hex'), 'Content-Length': String(size) }
  const signed = await client.sign(address, { method: 'PUT', headers })
  const body = Readable.toWeb(Readable.from(pieces(), { objectMode: false }))
  const sent = { method: 'PUT', headers: signed.headers }
  const init = { ...sent, body, duplex: 'half', redirect: 'error' } as unknown as RequestInit // Node wants `duplex`.
  const signal = AbortSignal.timeout(putPatienceMs)
  const answer = await fetch(address, { ...init, signal }).catch((error: unknown) => {
    throw away(error)
  })
  if (!answer.ok) throw away(new Error(`The S3 server answered ${answer.status}.`))
}

/** A part of an object as it comes: patience is for the beginning of the answer, the rest goes at its reader's pace. */
async function openPart(client: AwsClient, address: string, { start, end }: Part) {
  const slow = new AbortController()
  const timer = setTimeout(() => slow.abort(), patienceMs)
  const headers = { Range: `bytes=${start}-${end}` }
  const asked = client.fetch(address, { headers, signal: slow.signal, redirect: 'error' })
  const answer = await asked
    .catch((error: unknown) => {
      throw away(error)
    })
    .finally(() => clearTimeout(timer))
  if (answer.status === 404) return null
  if (!answer.ok) throw away(new Error(`The S3 server answered ${answer.status}.`))
  return answer.body
}

async function listFiles(ask: Ask, bucket: string, beginning: string): Promise<KeptFile[]> {
  const files: KeptFile[] = []
  for (let after: string | undefined = ''; after !== undefined; ) {
    const query = new URLSearchParams({ 'list-type': '2', prefix: folder + beginning })
    if (after) query.set('continuation-token', after)
    const answer = await (await ask(`${bucket}?${query}`)).text()
    files.push(...filesOf(answer))
    after = textOf(answer, 'NextContinuationToken')
  }
  return files
}

/** Asks for one name of the bucket: it takes the keys, the bucket and the region to be answered. */
async function faultOf(client: AwsClient, config: S3Config, bucket: string) {
  const refused = (reason: string) => ({ kind: 'refused' as const, reason })
  try {
    const signal = AbortSignal.timeout(checkPatienceMs)
    const answer = await client.fetch(`${bucket}?list-type=2&max-keys=1`, {
      signal,
      redirect: 'error',
    })
    await answer.arrayBuffer()
    if (answer.ok) return null
    if (answer.status === 404) return refused(`S3_BUCKET: there is no bucket ${config.bucket}`)
    if (answer.status === 403 || answer.status === 401)
      return refused('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are refused by S3_ENDPOINT')
    if (answer.status < 500)
      return refused(`S3_ENDPOINT answered ${answer.status}: is S3_REGION right?`)
    return { kind: 'away' as const, reason: `S3_ENDPOINT answered ${answer.status}` }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { kind: 'away' as const, reason: `S3_ENDPOINT does not answer: ${reason}` }
  }
}

function away(cause: unknown) {
  count({ error: 's3' })
  return Object.assign(new ShopError('pictures-away'), {
    cause,
  })
}

function filesOf(listing: string): KeptFile[] {
  const entries = listing.split('<Contents>').slice(1)
  return entries.map((entry) => ({
    name: (textOf(entry, 'Key') ?? '').slice(folder.length),
    bytes: Number(textOf(entry, 'Size')),
    changedAt: Date.parse(textOf(entry, 'LastModified') ?? ''),
  }))
}

/** The text of an element; names and tokens hold no markup beyond the ampersand. */
function textOf(xml: string, element: string): string | undefined {
  const [, after] = xml.split(`<${element}>`, 2)
  const [text] = after?.split('<', 1) ?? []
  return text?.replaceAll('&amp;', '&') || undefined
}
