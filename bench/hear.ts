import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'

/** What came back; status 0 where nothing did. */
export type Heard = { status: number; message: string; retryAfter: string | null; ms: number }

const Said = z.object({ message: z.string() })

/** Sends a request as a page of the shop would, and waits no longer than 30 seconds. */
export async function hear(address: string, init: RequestInit = {}): Promise<Heard> {
  const began = performance.now()
  try {
    const headers = new Headers(init.headers)
    headers.set('Sec-Fetch-Site', 'same-origin')
    const signal = AbortSignal.timeout(30_000)
    const reply = await fetch(address, { signal, ...init, headers })
    const said = Said.safeParse(parsed(await reply.text()))
    return {
      status: reply.status,
      message: said.success ? said.data.message : '',
      retryAfter: reply.headers.get('Retry-After'),
      ms: performance.now() - began,
    }
  } catch {
    return { status: 0, message: '', retryAfter: null, ms: performance.now() - began }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Asks again until it is so; answers how many milliseconds that took, at most `patienceMs`. */
export async function until(
  isSo: () => Promise<boolean> | boolean,
  patienceMs = 150_000,
): Promise<number> {
  const began = performance.now()
  while (performance.now() - began < patienceMs) {
    if (await isSo()) return performance.now() - began
    await pause(25)
  }
  throw new Error(`It was not so within ${patienceMs} ms.`)
}
