import type { App } from '#server/app/app.ts'

export type Reply = {
  status: number
  body: Record<string, unknown>
  headers: Headers
  text: string
}

/** A visitor with a cookie jar, at one network address: what a browser sends, without a browser. */
export type Browser = {
  cookies: Map<string, string>
  get(path: string, headers?: Record<string, string>): Promise<Reply>
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>
  send(path: string, init: RequestInit): Promise<Reply>
}

export function openBrowser(app: App, address = '203.0.113.1'): Browser {
  const cookies = new Map<string, string>()
  const send = async (path: string, init: RequestInit): Promise<Reply> => {
    const headers = new Headers(init.headers)
    const jar = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    if (jar && !headers.has('cookie')) headers.set('cookie', jar)
    const env = { incoming: { socket: { remoteAddress: address } } }
    const response = await app.request(path, { ...init, headers }, env)
    for (const line of response.headers.getSetCookie()) keep(cookies, line)
    const text = await response.text()
    return { status: response.status, body: parsed(text), headers: response.headers, text }
  }
  return {
    cookies,
    send,
    get: (path, headers = {}) => send(path, { headers }),
    post: (path, body = {}, headers = {}) =>
      send(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify(body),
      }),
  }
}

function keep(cookies: Map<string, string>, line: string) {
  const [pair = '', ...attributes] = line.split('; ')
  const [name = '', value = ''] = pair.split('=')
  if (value === '' || attributes.includes('Max-Age=0')) cookies.delete(name)
  else cookies.set(name, value)
}

function parsed(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
