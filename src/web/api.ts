import { type AnswerOf, type AnyEndpoint, addressOf, type InputOf } from '#contract/endpoint.ts'
import { isTranslated, type Language, languageOf } from '#domain/language.ts'
import type { Problem } from './refused-fields.ts'

/** A refused call: `message` is `{status}: {body}` (spec §8); `reason` is the sentence to show. */
export class ApiError extends Error {
  readonly status: number
  readonly reason: string
  /** Like `unauthenticated` (domain/errors.ts); '' when the answer was none of the shop's. */
  readonly code: string
  /** What was refused, by the closed list in domain/refusals/; '' likewise. */
  readonly refusal: string
  readonly fields: Record<string, string>
  /** With the code `outdated`: what somebody else has saved meanwhile. */
  readonly current: object | null

  /** `said` holds what its reader is told, in the reader's language. */
  constructor(status: number, statusText: string, body: string, said: Said) {
    super(`${status}: ${body || statusText}`)
    const { problem, reason = statusText, fields } = said
    this.status = status
    this.code = problem.code ?? ''
    this.refusal = problem.refusal ?? ''
    this.reason = reason
    this.fields = fields
    this.current = problem.current ?? null
  }
}

type Told = { reason: string | undefined; fields: Record<string, string> }
type Said = { problem: Problem } & Told

/** What a refused call throws, once there are words for it in the language of the page. */
export async function refusedCall(
  { status, statusText }: Pick<Response, 'status' | 'statusText'>,
  body: string,
  language = languageOfReader(),
): Promise<ApiError> {
  const problem = readProblem(body)
  return new ApiError(status, statusText, body, { problem, ...(await saidTo(language, problem)) })
}

/** What is wrong, in the language of a reader; in English where the words of another cannot be fetched. */
export const saidTo = (language: Language, problem: Problem): Promise<Told> =>
  saidIn(language, problem).catch(() => inEnglish(problem))

/** How other languages are said is fetched with the first refusal: most visits meet none. */
async function saidIn(language: Language, problem: Problem): Promise<Told> {
  if (language === 'en') return inEnglish(problem)
  return (await import('./refused-fields.ts')).sayInLanguage(problem, language)
}

const inEnglish = ({ message, errors = {} }: Problem): Told => ({ reason: message, fields: errors })

function readProblem(body: string): Problem {
  try {
    return JSON.parse(body) as Problem // Every refusal of /api has this shape (security.md reply rules).
  } catch {
    return {}
  }
}

/** Asks the shop; on the server it knows in which language, in a browser the address of the page does. */
export type Fetch = ((path: string, init?: RequestInit) => Promise<Response>) & {
  language?: Language
}

/** What the page of a browser speaks. */
export const languageOfPage = (): Language =>
  typeof location === 'undefined' ? 'en' : languageOf(location.pathname)

/** What is said to its reader: in the admin area a language of their own, which the server has written on the page. */
export const languageOfReader = (): Language =>
  typeof document === 'undefined'
    ? 'en'
    : ((document.documentElement.dataset['reader'] as Language | undefined) ?? languageOfPage())

/** The address that is asked, in the language of the page where the shop has written what it tells; the rest goes along. */
export function asking<E extends AnyEndpoint>(send: Fetch, endpoint: E, input: InputOf<E>) {
  const language = send.language ?? languageOfPage()
  const isSaid = language !== 'en' && endpoint.method === 'GET' && isTranslated(endpoint.path)
  const { path, query, rest } = addressOf(endpoint, isSaid ? { ...Object(input), language } : input)
  const isRead = endpoint.method === 'GET' || endpoint.method === 'DELETE'
  return { address: isRead && query ? `${path}?${query}` : path, isRead, rest }
}

/** 128 random bits; randomUUID is there on https and localhost alone. */
export const newKey = (): string =>
  crypto.randomUUID?.() ??
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

/**
 * Makes one call of the contract; throws ApiError on any answer that is not OK. Every write carries a key,
 * by which the server knows a second try: pass the same one in `init.headers` when trying again.
 */
export async function callWith<E extends AnyEndpoint>(
  send: Fetch,
  endpoint: E,
  input: InputOf<E>,
  init: RequestInit = {},
): Promise<AnswerOf<E>> {
  const { address, isRead, rest } = asking(send, endpoint, input)
  const response = await send(address, {
    method: endpoint.method,
    credentials: 'same-origin',
    ...(!isRead && { body: JSON.stringify(rest) }),
    ...init,
    headers: headersOf(endpoint, init.headers, send.language),
  })
  const text = await response.text()
  if (!response.ok) throw await refusedCall(response, text, send.language)
  return JSON.parse(text || 'null')
}

function headersOf(
  { method }: AnyEndpoint,
  given: HeadersInit | undefined,
  language = languageOfPage(),
): Headers {
  const headers = new Headers(given)
  // What is written to somebody later is written as the page spoke from which they asked.
  if (method !== 'GET' && language !== 'en') headers.set('Content-Language', language)
  if (method === 'POST' || method === 'PUT') headers.set('Content-Type', 'application/json')
  if (method !== 'GET' && !headers.has('Idempotency-Key')) headers.set('Idempotency-Key', newKey())
  return headers
}

/** The same from the browser. */
export const call = <E extends AnyEndpoint>(endpoint: E, input: InputOf<E>, init?: RequestInit) =>
  callWith(fetch, endpoint, input, init)
