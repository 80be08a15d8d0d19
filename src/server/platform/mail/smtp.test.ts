import { afterAll, beforeAll, expect, it } from 'vitest'
import { type MailServer, startMailServer } from '#test/mail-server.ts'
import { openSmtp } from './smtp.ts'

let server: MailServer
beforeAll(async () => {
  server = await startMailServer()
})
afterAll(() => server.close())

const email = {
  ...{ from: { name: 'Pallu', address: 'shop@pallu.example' }, to: 'lakshmi@example.in' },
  ...{ subject: 'Hello', text: 'Hello', html: '', messageId: '<1@pallu.example>' },
  ...{ headers: {}, attachments: [] },
}

/** What becomes of an email to the same server, which offers no TLS, under another name. */
async function sentTo(host: string, query = '') {
  const smtp = openSmtp(`${server.url.replace('127.0.0.1', host)}${query}`)
  try {
    return await smtp.send(email)
  } catch (error) {
    return error instanceof Error ? error.message : error
  } finally {
    smtp.close()
  }
}

it('this machine and a neighbour of one name take emails unencrypted, any other over TLS or not at all', async () => {
  const before = server.emails.length
  expect(await sentTo('127.0.0.1')).toBe('sent')
  expect(await sentTo('localhost')).toBe('sent')
  // This machine again, by a name that might be anybody's.
  expect(await sentTo('0.0.0.0')).toMatch(/TLS/)
  expect(server.emails).toHaveLength(before + 2)
})

it('unless the address says so', async () => {
  expect(await sentTo('0.0.0.0', '?requireTLS=false')).toBe('sent')
})
