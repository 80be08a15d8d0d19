import type { Transporter } from 'nodemailer'
import { GiveUp } from '../jobs/jobs.ts'
import { count } from '../metrics/counted.ts'
import type { Post } from './message.ts'

/** Sends by the server of an smtp:// or smtps:// address; waits for nobody longer than 30 seconds. */
export function openSmtp(url: string): Post {
  let transport: Transporter | undefined
  return {
    async send({ to, ...message }) {
      try {
        transport ??= await openTransport(url)
        await transport.sendMail({ ...message, to: { name: '', address: to } })
        return 'sent'
      } catch (error) {
        count({ error: 'mail' })
        throw isFinal(error) ? new GiveUp(reasonOf(error)) : new Error(reasonOf(error))
      }
    },
    close: () => transport?.close(),
  }
}

/**
 * A server of this machine, or a neighbour in its network of containers: any other gets name, password and email over
 * TLS alone, unless SMTP_URL itself says `requireTLS=false`.
 */
const isNear = (url: string) => /^(?:127\.[\d.]+|\[::1\]|[\w-]+)$/.test(new URL(url).hostname)

/** Loaded with the first email, so that the shop opens without it. */
async function openTransport(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  return createTransport({
    url,
    requireTLS: !isNear(url),
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    // An email is made of its own words: nothing in it may name a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

/** The server has refused this email for good, rather than us or for now. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error) || !('responseCode' in error)) return false
  const isAboutEmail = error.code === 'EENVELOPE' || error.code === 'EMESSAGE'
  return isAboutEmail && Number(error.responseCode) >= 500
}

/** What the server said, without the person's address in it. */
function reasonOf(error: unknown): string {
  const words = error instanceof Error ? error.message : String(error)
  return words.replace(/(?<![^\s<>@])[^\s<>@]+@[^\s<>@]+/g, '…@…').slice(0, 200)
}
