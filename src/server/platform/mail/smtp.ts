import type { Transporter } from 'nodemailer'
import { GiveUp } from '../jobs/jobs.ts'
import { count } from '../metrics/counted.ts'
import { type Post, ServerAway, Unclear } from './message.ts'

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
        throw faultOf(error)
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

function faultOf(error: unknown): Error {
  const reason = reasonOf(error)
  if (isFinal(error)) return new GiveUp(reason)
  // What the server answered is about this email, or about the shop: it has not taken it.
  if (hasAnswered(error)) return isAboutEmail(error) ? new Error(reason) : new ServerAway(reason)
  return isBeforeDoor(error) ? new ServerAway(reason) : new Unclear(reason)
}

const hasAnswered = (error: unknown) =>
  error instanceof Error && 'responseCode' in error && Number(error.responseCode) > 0

const isAboutEmail = (error: unknown) =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'EENVELOPE' || error.code === 'EMESSAGE')

/** The shop never came as far as to hand anything over. */
function isBeforeDoor(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return (
    ['EDNS', 'ETLS', 'EAUTH', 'ECONNREFUSED'].includes(code) ||
    /ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|Greeting never received|Connection timeout/.test(
      error.message,
    )
  )
}

/** The server has refused this email for good, rather than us or for now. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseCode' in error)) return false
  return isAboutEmail(error) && Number(error.responseCode) >= 500
}

/** What the server said, without the person's address in it. */
function reasonOf(error: unknown): string {
  const words = error instanceof Error ? error.message : String(error)
  return words.replace(/(?<![^\s<>@])[^\s<>@]+@[^\s<>@]+/g, '…@…').slice(0, 200)
}
