import type { Config } from '../config.ts'
import { count } from '../metrics/counted.ts'
import type { Shop } from '../shop.ts'
import { GatewayAway, type TextMessage, type TextMessages, TextRefused } from './text.ts'
import type { TextConfig } from './text-config.ts'

type Gateway = NonNullable<TextConfig['gateway']>

const patienceMs = 10_000
/** Before anything was said: the message cannot have been taken. */
const unheard = new Set([
  ...['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'],
  'UND_ERR_CONNECT_TIMEOUT',
])

/** Who carries the text messages of this shop: the gateway that is set, else they are kept; null where it sends none. */
export function textMessagesOf({ config }: Pick<Shop, 'config'>): TextMessages | null {
  const texts: Config['texts'] = config.texts
  if (!texts) return null
  return texts.gateway ? openGateway(texts.gateway) : { send: async () => 'kept' }
}

/** Any gateway that takes `POST {to, text, channel, template?}` with a bearer token, or what translates for it. */
const openGateway = (gateway: Gateway): TextMessages => ({
  async send({ key, ...message }) {
    const status = await ask(gateway, key, message)
    if (status >= 200 && status < 300) return 'sent'
    if (status === 429 || status === 503) throw new GatewayAway(`The gateway answered ${status}.`)
    if (status < 500) throw new TextRefused(`The gateway answered ${status}.`)
    count({ error: 'texts' })
    throw new Error(`The gateway answered ${status}.`)
  },
})

async function ask(gateway: Gateway, key: string, message: Omit<TextMessage, 'key'>) {
  try {
    const response = await fetch(gateway.url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Bearer ${gateway.token}`,
        'Idempotency-Key': key,
      },
      body: JSON.stringify(message),
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    })
    // Its status is all that counts.
    await response.body?.cancel()
    return response.status
  } catch (error) {
    count({ error: 'texts' })
    const reason = codeOf(error)
    if (unheard.has(reason)) throw new GatewayAway(`The gateway cannot be reached (${reason}).`)
    throw new Error(`The gateway gave no answer (${reason}).`)
  }
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { cause } = error
  if (cause instanceof Error && 'code' in cause) return String(cause.code)
  return error.name
}
