import { todayEvents } from '#contract/today/admin-calls.ts'
import { ShopError } from '#domain/errors.ts'
import { askAgain } from '../accounts/sessions/session.ts'
import { admitPerson } from '../platform/http/guard.ts'
import { type Call, type Person, personIn } from '../platform/http/request.ts'
import type { Shop } from '../platform/shop.ts'
import type { Listener, Watch } from './watch-changes.ts'

/** How soon a browser comes back whose line has ended, in ms. */
const comeBackMs = 3000
/** And one for whom there is no line now, in seconds. */
const retryAfterSeconds = 30

/**
 * A line of server-sent events that ends with the session, with its right to listen, and when this process stops; the
 * browser then opens another one.
 */
export function tellChanges(shop: Shop, watch: Watch, c: Call): Response {
  const { sessionId, id: personId } = personIn(c)
  const whoIsThere = askAgain(c, shop)
  const letters = new TextEncoder()
  let listener: Listener | undefined
  const body = new ReadableStream<Uint8Array>({
    start(line) {
      const say = (words: string) => line.enqueue(letters.encode(words))
      const end = () => {
        if (!listener) return
        watch.leave(listener)
        listener = undefined
        line.close()
      }
      listener = {
        ...{ sessionId, personId },
        changed: () => say('event: changed\ndata: \n\n'),
        beat() {
          void whoIsThere().then((person) => {
            if (!isLet(person)) end()
            else if (listener) say(': beat\n\n')
          }, end)
        },
        end,
      }
      if (!watch.join(listener)) throw new ShopError('shop-busy', { retryAfterSeconds })
      say(`retry: ${comeBackMs}\nevent: open\ndata: \n\n`)
    },
    cancel() {
      if (listener) watch.leave(listener)
      listener = undefined
    },
  })
  return c.body(body, 200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-store, no-transform',
    'X-Accel-Buffering': 'no',
  })
}

function isLet(person: Person | null): boolean {
  try {
    admitPerson(person, todayEvents)
    return true
  } catch {
    return false
  }
}
