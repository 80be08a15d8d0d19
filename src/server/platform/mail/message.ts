/** An email as it leaves: one person to one person. */
export type Message = {
  messageId: string
  from: { name: string; address: string }
  to: string
  subject: string
  html: string
  text: string
  headers: Record<string, string>
  attachments: { filename: string; content: Buffer; contentType: string }[]
}

/** The mail server cannot be reached or does not let the shop in: no fault of this email. */
export class ServerAway extends Error {}

/** The line ended while the server was being given the email: nobody knows whether it took it. */
export class Unclear extends ServerAway {}

/** Where emails go: out by SMTP, or onto the shelf where the owner reads them at /admin. */
export type Post = {
  send(message: Message): Promise<'sent' | 'kept'>
  close(): void
}
