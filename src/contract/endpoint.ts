import type { Permission } from '#domain/permissions.ts'

/** Who may make a call: anyone, a signed-in customer, or staff whose role carries the permission. */
export type Guard = 'anyone' | 'customer' | `staff:${Permission}`

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** One call: `Input` holds path parameters and query (GET, DELETE) or body (POST, PUT). */
export type Endpoint<Input, Answer> = {
  method: Method
  /** Path parameters stand in braces: `/api/products/{slug}`. */
  path: string
  guard: Guard
  /** True when the body may be a multipart form with pictures. */
  takesFiles?: boolean
  /** True where the handler itself reads a form with files, as it comes. */
  readsForm?: true
  /** 'never' for answers that are one visitor's own or change with the clock. */
  keep?: 'never'
  /** True for what turns two-step sign-in on, and so cannot wait for it. */
  isSetUp?: true
  /** True for what is somebody's own at work, or follows from their role: no token opens it. */
  isInPerson?: true
  /** True where a secret stands in the answer: the shop keeps it nowhere in clear. */
  hasSecret?: true
  /** What success is called when it is not 200. */
  status?: 201
  /** What strangers get until the shop opens: a list without anything in it, or a refusal; as ever when left out. */
  beforeOpening?: 'nothing' | 'refusal'
  /** Never set: carries the two types to the client and the server. */
  types?: (input: Input) => Answer
}

/** The input of a call that is told nothing. */
export type Nothing = Record<never, never>

/** Whichever call it is. */
export type AnyEndpoint = Endpoint<never, unknown>

export type InputOf<E> = E extends Endpoint<infer Input, infer _Answer> ? Input : never
export type AnswerOf<E> = E extends Endpoint<infer _Input, infer Answer> ? Answer : never

const call =
  (method: Method) =>
  <Input, Answer>(path: string, guard: Guard): Endpoint<Input, Answer> => ({ method, path, guard })

export const get = call('GET')
export const post = call('POST')
export const put = call('PUT')
export const del = call('DELETE')

/** The same call, whose answer nobody may keep. */
export const unkept = <E extends object>(endpoint: E): E & { keep: 'never' } => ({
  ...endpoint,
  keep: 'never',
})

/** The same call, open to staff who have no two-step sign-in yet where it is required. */
export const settingUp = <E extends object>(endpoint: E): E & { isSetUp: true } => ({
  ...endpoint,
  isSetUp: true,
})

/** The same call of staff, for whoever has signed in themselves: no token opens it. */
export const inPerson = <E extends object>(endpoint: E): E & { isInPerson: true } => ({
  ...endpoint,
  isInPerson: true,
})

/** The same call, in whose answer a secret stands. */
export const withSecret = <E extends object>(endpoint: E): E & { hasSecret: true } => ({
  ...endpoint,
  hasSecret: true,
})

/** The same call, which answers 201 because it made something. */
export const creating = <E extends object>(endpoint: E): E & { status: 201 } => ({
  ...endpoint,
  status: 201,
})

/** The same list, in which strangers find nothing until the shop opens. */
export const shelved = <E extends object>(endpoint: E): E & { beforeOpening: 'nothing' } => ({
  ...endpoint,
  beforeOpening: 'nothing',
})

/** The same call, which is refused to strangers until the shop opens. */
export const onceOpen = <E extends object>(endpoint: E): E & { beforeOpening: 'refusal' } => ({
  ...endpoint,
  beforeOpening: 'refusal',
})

/** The address of a call: path parameters filled in, the rest of a GET or DELETE input as query. */
export function addressOf<E extends AnyEndpoint>(
  endpoint: E,
  input: InputOf<E> | Record<string, unknown>,
) {
  const rest = new Map<string, unknown>(Object.entries(input ?? {}))
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = rest.get(name)
    rest.delete(name)
    return encodeURIComponent(String(value))
  })
  const query: string[] = []
  for (const [name, value] of rest) {
    if (value === undefined || value === null || value === '') continue
    const text = Array.isArray(value) ? value.join(',') : String(value)
    query.push(`${name}=${encodeURIComponent(text)}`)
  }
  return { path, query: query.join('&'), rest: Object.fromEntries(rest) }
}

/** The same call, whose body may also be a multipart form with pictures. */
export const withFiles = <E extends AnyEndpoint>(endpoint: E): E => ({
  ...endpoint,
  takesFiles: true,
})

/** The same call, whose handler itself reads a form with files. */
export const readingForm = <E extends AnyEndpoint>(endpoint: E): E => ({
  ...endpoint,
  readsForm: true,
})
