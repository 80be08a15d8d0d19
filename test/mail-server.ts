import type net from 'node:net'
import { SMTPServer } from 'smtp-server'
import { freePort } from './free-port.ts'

/** An email as it arrived, whether or not the sender was told. */
export type Received = { from: string; to: string[]; words: string; messageId: string }

/**
 * How the server behaves: it takes letters; refuses for now (451) or for good (550); falls silent after the letter or
 * already at the door; cuts the line in the middle of the email, or after the last word of it without a reply.
 */
export type Mood = 'takes' | '451' | '550' | 'silent' | 'deaf' | 'cuts' | 'drops'

export type MailServer = {
  url: string
  /** Everything that arrived whole. */
  emails: Received[]
  state: { mood: Mood; tries: number }
  /** Called with every email that arrived whole, before its sender hears of it. */
  onEmail: (email: Received) => void
  /** Cuts the lines that senders keep open. */
  hangUp(): void
  /** Cuts all lines and stops listening. */
  close(): Promise<void>
  /** Listens again at the same port, where it does not. */
  open(): Promise<void>
}

const nothing = () => undefined

/** A mail server on the loopback whose mood may change at any time. */
export async function startMailServer(): Promise<MailServer> {
  const port = await freePort()
  let isOpen = false
  const mail: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    emails: [],
    state: { mood: 'takes', tries: 0 },
    onEmail: nothing,
    hangUp: nothing,
    close: async () => undefined,
    open: async () => {
      if (isOpen) return
      isOpen = true
      const { hangUp, close } = await listen(port, mail)
      mail.hangUp = hangUp
      mail.close = async () => {
        isOpen = false
        await close()
      }
    },
  }
  await mail.open()
  return mail
}

async function listen(
  port: number,
  mail: MailServer,
): Promise<Pick<MailServer, 'hangUp' | 'close'>> {
  const lines = new Set<net.Socket>()
  const hangUp = () => {
    for (const line of lines) line.destroy()
  }
  const server = moodyServer(mail, hangUp)
  server.on('error', nothing)
  server.server.on('connection', (line: net.Socket) => {
    lines.add(line)
    line.once('close', () => lines.delete(line))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const close = () => {
    hangUp()
    return new Promise<void>((resolve) => server.close(() => resolve()))
  }
  return { hangUp, close }
}

function moodyServer(mail: MailServer, hangUp: () => void): SMTPServer {
  const { state, emails } = mail
  return new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 1,
    onConnect: (_session, done) => (state.mood === 'deaf' ? undefined : done()),
    onRcptTo(_address, _session, done) {
      state.tries += 1
      done(state.mood === '550' ? refusal(550) : null)
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => {
        chunks.push(chunk)
        if (state.mood === 'cuts') hangUp()
      })
      stream.on('end', () => {
        if (state.mood === '451') return done(refusal(451))
        if (state.mood === 'cuts') return
        const email = emailOf(session.envelope, Buffer.concat(chunks).toString())
        emails.push(email)
        mail.onEmail(email)
        if (state.mood === 'drops') hangUp()
        else if (state.mood !== 'silent') done()
      })
    },
  })
}

/** With an address in it, as servers say it: that must not reach a log. */
const refusal = (code: number) =>
  Object.assign(new Error('<lakshmi@example.in> not now'), { responseCode: code })

type Envelope = { mailFrom: false | { address: string }; rcptTo: { address: string }[] }

const emailOf = ({ mailFrom, rcptTo }: Envelope, words: string): Received => ({
  from: mailFrom ? mailFrom.address : '',
  to: rcptTo.map((to) => to.address),
  words,
  messageId: /^Message-ID: (.+)\r$/im.exec(words)?.[1] ?? '',
})
