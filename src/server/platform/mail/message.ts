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

/** Where emails go: out by SMTP, or onto the shelf where the owner reads them at /admin. */
export type Post = {
  send(message: Message): Promise<'sent' | 'kept'>
  close(): void
}
