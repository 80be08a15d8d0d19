import type { z } from 'zod'
import type { App } from '#server/app/app.ts'

/** What a browser would see of one call. */
export type Reply = {
  status: number
  headers: Headers
  text: string
  /** The body, where it is JSON. */
  body: Record<string, unknown>
  /** The body as the schema reads it. */
  as<Schema extends z.ZodType>(schema: Schema): z.infer<Schema>
}

type Headings = Record<string, string>

/** A visitor with a cookie jar: what a browser sends, without a browser. A body that is no text and no form goes as JSON. */
export type Browser = {
  cookies: Map<string, string>
  get(path: string, headers?: Headings): Promise<Reply>
  post(path: string, body?: unknown, headers?: Headings): Promise<Reply>
  put(path: string, body?: unknown, headers?: Headings): Promise<Reply>
  del(path: string): Promise<Reply>
  send(path: string, init: RequestInit): Promise<Reply>
}

/** At one network address, or at none that the shop is told of; `always` goes with every call. */
export function openBrowser(
  app: App,
  address: string | null = '203.0.113.1',
  always: Headings = {},
): Browser {
  const cookies = new Map<string, string>()
  const send = async (path: string, init: RequestInit): Promise<Reply> => {
    const headers = new Headers({ ...always, ...Object.fromEntries(new Headers(init.headers)) })
    const jar = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    if (jar && !headers.has('cookie')) headers.set('cookie', jar)
    const env = address ? { incoming: { socket: { remoteAddress: address } } } : undefined
    const response = await app.request(path, { ...init, headers }, env)
    for (const line of response.headers.getSetCookie()) keep(cookies, line)
    return asReply(response.status, response.headers, await textOf(response))
  }
  const carry =
    (method: string) =>
    (path: string, body: unknown = {}, headers: Headings = {}) =>
      body instanceof FormData
        ? send(path, { method, headers, body })
        : send(path, {
            method,
            headers: { 'content-type': 'application/json', ...headers },
            body: typeof body === 'string' ? body : JSON.stringify(body),
          })
  return {
    cookies,
    send,
    get: (path, headers = {}) => send(path, { headers }),
    post: carry('POST'),
    put: carry('PUT'),
    del: (path) => send(path, { method: 'DELETE' }),
  }
}

/** The whole answer; of a line that has no end its beginning, and then it hangs up. */
async function textOf(response: Response): Promise<string> {
  const isEndless = response.headers.get('content-type')?.startsWith('text/event-stream')
  if (!isEndless || !response.body) return response.text()
  const reader = response.body.getReader()
  const { value } = await reader.read()
  await reader.cancel()
  return new TextDecoder().decode(value)
}

function keep(cookies: Map<string, string>, line: string) {
  const [pair = '', ...attributes] = line.split('; ')
  const at = pair.indexOf('=')
  const [name, value] = [pair.slice(0, at), pair.slice(at + 1)]
  if (value === '' || attributes.includes('Max-Age=0')) cookies.delete(name)
  else cookies.set(name, value)
}

function asReply(status: number, headers: Headers, text: string): Reply {
  const isJson = headers.get('content-type')?.includes('json') === true && text !== ''
  const body = isJson ? JSON.parse(text) : {}
  return { status, headers, text, body, as: (schema) => schema.parse(body) }
}
