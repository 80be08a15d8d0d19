import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect } from 'vitest'
import server from '../bin/server.json' with { type: 'json' }
import type { OpenShop } from './open-shop.ts'

const command = path.resolve(import.meta.dirname, '../src/server/app/email-main.ts')

type Listed = { id: number; to: string; letter: string; state: string }

const owner = { username: 'admin', password: 'a-good-long-password' }

/** The link in the latest email to somebody, written anew as whoever runs the machine may (pallu letter). */
export async function linkInEmail(shop: OpenShop, to: string, kind: string): Promise<string> {
  const text = await latestEmail(shop, to, kind)
  const link = /https?:\S+#token=\S+/.exec(text)?.[0]
  if (!link) throw new Error(`No link in the letter:\n${text}`)
  return link
}

/** The code in it: writing it anew makes it the one that counts. */
export async function codeInEmail(shop: OpenShop, to: string, kind: string): Promise<string> {
  const text = await latestEmail(shop, to, kind)
  const code = /\b\d{3}-\d{3}\b/.exec(text)?.[0]
  if (!code) throw new Error(`No code in the letter:\n${text}`)
  return code
}

/** The code of the latest text message to a number, which writing it anew makes the one that counts (pallu letter text). */
export async function codeInText(shop: OpenShop, mobile: string): Promise<string> {
  const cookie = await signInAsOwner(shop)
  const find = async () => {
    const answer = await fetch(`${shop.address}/api/admin/text-messages`, { headers: { cookie } })
    const { items } = (await answer.json()) as { items: Pick<Listed, 'id' | 'to' | 'state'>[] }
    const [latest] = items.filter(({ to }) => to === `+91${mobile}`)
    return latest?.state === 'kept' ? latest : undefined
  }
  await expect.poll(find, { interval: 200 }).toBeDefined()
  const text = await letter(shop, 'text', String((await find())?.id))
  const code = /\b\d{6}\b/.exec(text)?.[0]
  if (!code) throw new Error(`No code in the message:\n${text}`)
  return code
}

async function latestEmail(shop: OpenShop, to: string, kind: string): Promise<string> {
  const cookie = await signInAsOwner(shop)
  const ask = async (path: string) => {
    const answer = await fetch(`${shop.address}${path}`, { headers: { cookie } })
    return answer.json()
  }
  const find = async () => {
    const { items } = (await ask('/api/admin/mails')) as { items: Listed[] }
    return items.find((mail) => mail.to === to && mail.letter === kind && mail.state === 'kept')
  }
  await expect.poll(find, { interval: 200 }).toBeDefined()
  return writtenAnew(shop, (await find())?.id ?? 0)
}

/** The words of a kept email, as whoever runs the machine may have them (pallu letter). */
export const writtenAnew = (shop: OpenShop, mailId: number) => letter(shop, String(mailId))

async function letter(shop: OpenShop, ...which: string[]): Promise<string> {
  const env = { ...server.env, DATA_DIR: shop.folder, PUBLIC_URL: shop.address }
  const { stdout } = await promisify(execFile)(process.execPath, [command, ...which], { env })
  return stdout
}

async function signInAsOwner(shop: OpenShop): Promise<string> {
  const answer = await fetch(`${shop.address}/api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(owner),
  })
  if (!answer.ok) throw new Error(await answer.text())
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ')
}
