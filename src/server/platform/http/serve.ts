import { createHash } from 'node:crypto'
import type { Hono } from 'hono'
import type { z } from 'zod'
import type { AnswerOf, AnyEndpoint, InputOf } from '#contract/endpoint.ts'
import { inOwnWords, readIssues } from '#contract/read-issues.ts'
import { ShopError, wrongFields } from '#domain/errors.ts'
import { isTranslated, type Language, languages } from '#domain/language.ts'
import type { Shop } from '../shop.ts'
import { encodeAnswer } from './body/encode-answer.ts'
import { type Form, readForm } from './body/multipart.ts'
import { seenIn } from './body/seen-in.ts'
import { spoolOf } from './body/spool.ts'
import { admit } from './guard.ts'
import { problem } from './problem.ts'
import {
  type Call,
  type Env,
  isMultipart,
  isPersonal,
  isStranger,
  languageOfCall,
} from './request.ts'
import { isUnchanged } from './unchanged.ts'

export type Asked<E> = {
  input: InputOf<E>
  shop: Shop
  c: Call
  /** What the answer is to be said in, of a call that is translated; of every other, English. */
  language: Language
}
type Answer<E> = (asked: Asked<E>) => Promise<AnswerOf<E>> | AnswerOf<E>
/** What the address alone tells. */
export type Called = { shop: Shop; c: Call; params: Record<string, string> }
/** What answers one call: the input is valid and the guard has let it through. */
export type Handler<E> =
  | Answer<E>
  /** `admit` has a say before the first byte of the body is read: whether there is such a thing, how often one may. */
  | { admit: (called: Called) => Promise<void>; answer: Answer<E> }
export type Handlers<Table> = { [Name in keyof Table]: Handler<Table[Name]> }
/** One call as the router needs it. */
export type Routed = {
  name: string
  endpoint: AnyEndpoint
  schema: { input?: z.ZodType }
  handler: Handler<AnyEndpoint>
}

/** Mounts every call: guard, validation, answer, conditional reply. */
export function serve(app: Hono<Env>, shop: Shop, calls: Routed[]) {
  spoolOf(shop)
  for (const { endpoint, schema, handler } of fixedFirst(calls)) {
    app.on(endpoint.method, endpoint.path.replace(/\{(\w+)\}/g, ':$1'), async (c) => {
      const body: { form?: Form } = {}
      try {
        admit(c, endpoint)
        c.set('hasSecret', endpoint.hasSecret === true)
        const isClosed = endpoint.beforeOpening !== undefined && !(await shop.isOpen())
        if (isClosed && isStranger(c)) return await beforeOpening(c, shop, endpoint)
        if ('admit' in handler) await handler.admit({ shop, c, params: c.req.param() })
        const given = await readInput(c, shop, endpoint, body)
        const input = (schema.input ? checked(schema.input, seenIn(given)) : given) as never
        const language = languageAsked(c, endpoint)
        const answer = await answerOf(handler)({ input, shop, c, language })
        // What staff see of a closed shop is theirs alone.
        return await reply(c, shop, isClosed ? { ...endpoint, keep: 'never' } : endpoint, answer)
      } catch (error) {
        return problem(c, error)
      } finally {
        await body.form?.close()
      }
    })
  }
}

/** What is read names its language in the address, what is sent its page's in a header; what is none of the shop's is English. */
function languageAsked(c: Call, { method, path }: AnyEndpoint): Language {
  if (!isTranslated(path)) return 'en'
  if (method !== 'GET') return languageOfCall(c)
  return languages.find((one) => one === c.req.query('language')) ?? 'en'
}

/** What a stranger gets of a shop that is not open yet. */
function beforeOpening(c: Call, shop: Shop, endpoint: AnyEndpoint): Promise<Response> {
  if (endpoint.beforeOpening === 'refusal') throw new ShopError('opening-soon')
  return reply(c, shop, { ...endpoint, keep: 'never' }, [])
}

const answerOf = <E>(handler: Handler<E>): Answer<E> =>
  'answer' in handler ? handler.answer : handler

/** Calls with a fixed path before those that would swallow it as a parameter. */
function fixedFirst(calls: Routed[]): Routed[] {
  const parameters = ({ endpoint }: Routed) => endpoint.path.split('{').length
  return calls.toSorted((one, other) => parameters(one) - parameters(other))
}

async function readInput(
  c: Call,
  shop: Shop,
  endpoint: AnyEndpoint,
  body: { form?: Form },
): Promise<unknown> {
  const params = c.req.param()
  if (endpoint.method === 'GET' || endpoint.method === 'DELETE') {
    return { ...joined(c.req.queries()), ...params }
  }
  const type = c.req.header('content-type') ?? ''
  if (endpoint.takesFiles && isMultipart(c)) {
    const who = endpoint.guard.startsWith('staff:') ? 'known' : 'stranger'
    body.form = await readForm(c.req.raw, { spool: spoolOf(shop), who })
    c.set('files', body.form.files)
    return { ...body.form.fields, ...params }
  }
  if (!type.startsWith('application/json')) return params
  const json: unknown = await c.req.json().catch(() => {
    throw new ShopError('not-json')
  })
  if (typeof json !== 'object' || json === null || Array.isArray(json)) {
    throw new ShopError('no-json-object')
  }
  return { ...json, ...params }
}

/** A repeated key means the same as its values joined by commas. */
const joined = (queries: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(queries).map(([name, values]) => [name, values.join(',')]))

/** What the schema makes of the input; throws the first refusal with every field's own. */
export function checked<Schema extends z.ZodType>(schema: Schema, input: unknown): z.infer<Schema> {
  const parsed = schema.safeParse(input, inOwnWords)
  if (parsed.success) return parsed.data
  const { fields, faults } = readIssues(parsed.error.issues, input)
  throw wrongFields(fields, faults)
}

/** The files of a multipart form by their field; none for any other body. */
export const filesOf = (c: Call) => c.get('files') ?? {}

export const isForm = (c: Call) => c.get('files') !== undefined

/** A row's number from a path; anything else is nothing that we have. */
export function idOf(text: string): number {
  if (!/^\d{1,15}$/.test(text)) throw new ShopError('not-found')
  return Number(text)
}

async function reply(
  c: Call,
  shop: Shop,
  endpoint: AnyEndpoint,
  answer: unknown,
): Promise<Response> {
  if (answer instanceof Response) return answer
  if (answer === undefined) return c.body(null, 204)
  const body = JSON.stringify(answer)
  c.header('Content-Type', 'application/json')
  if (endpoint.method !== 'GET') {
    return c.body(body, endpoint.status ?? 200, { 'Cache-Control': 'no-store' })
  }
  if (endpoint.keep === 'never') {
    c.header('Cache-Control', 'no-store')
    return send(c, body)
  }
  const isShared = endpoint.guard === 'anyone'
  const isPublic = isShared && !isPersonal(c.req.header('cookie'))
  c.set('isShared', isShared)
  c.header('Cache-Control', isPublic ? 'public, no-cache' : 'private, no-cache')
  c.header('Vary', 'Cookie, Accept-Encoding')
  return conditional(c, body, shop.db.version().changedAt)
}

/** Answers 304 when the visitor's copy is still right: If-None-Match first, as RFC 9110 §13.2.2 says. */
async function conditional(c: Call, body: string, changedAt: number): Promise<Response> {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const changed = Math.floor(changedAt / 1000) * 1000
  c.header('ETag', etag)
  c.header('Last-Modified', new Date(changed).toUTCString())
  const isSame = isUnchanged(
    { etag, lastModified: changed > 0 ? new Date(changed).toUTCString() : undefined },
    { noneMatch: c.req.header('if-none-match'), modifiedSince: c.req.header('if-modified-since') },
  )
  if (isSame) return c.body(null, 304)
  return c.get('isShared') ? c.body(body) : send(c, body)
}

/** What is one visitor's own, in an encoding that they read. */
async function send(c: Call, body: string): Promise<Response> {
  const sent = await encodeAnswer(body, c.req.header('accept-encoding') ?? '')
  if (sent.encoding) c.header('Content-Encoding', sent.encoding)
  c.header('Vary', 'Cookie, Accept-Encoding')
  return c.body(sent.body)
}
