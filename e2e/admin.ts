import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { expect } from 'vitest'
import type { OpenShop } from './open-shop.ts'
import { alive, type Visit } from './visitor.ts'

/** Signs the owner in by the call itself and opens a place of the admin area. */
export async function atWork(shop: OpenShop, path = '/admin', options?: Visit): Promise<Page> {
  const page = await shop.visit(options)
  await signIn(page, shop, { username: 'admin', password: 'a-good-long-password' })
  await page.goto(path)
  await alive(page)
  return page
}

export async function signIn(
  page: Page,
  shop: OpenShop,
  who: { username: string; password: string },
) {
  const headers = { Origin: shop.address }
  const answer = await page.request.post('/api/users/login', { data: who, headers })
  expect(answer.status()).toBe(200)
}

/** Waits for a toast with exactly this title and, if given, this text. */
export async function toastSays(page: Page, title: string, text?: string) {
  const toast = page.getByRole('region', { name: 'Notifications' })
  await toast.getByText(title, { exact: true }).first().waitFor()
  if (text !== undefined) await toast.getByText(text, { exact: true }).last().waitFor()
}

/** Waits for what is said beside a field, whatever a toast says of it too. */
export const fieldSays = (within: Page | Locator, text: string) =>
  within.locator('[id$="-error"]', { hasText: text }).waitFor()

export const dialogOf = (page: Page, name: string) =>
  page.getByRole('dialog', { name, exact: true })

/** A picture file of one colour, as a browser would choose it. */
export async function pictureFile(name: string, colour: string) {
  const background = colour
  const buffer = await sharp({ create: { width: 300, height: 400, channels: 3, background } })
    .jpeg()
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

/** A photo as large and as heavy as a phone takes it. */
export async function largePhoto(name: string) {
  const size = { width: 3200, height: 2400, channels: 3 as const }
  const picture = await sharp({ create: { ...size, background: '#7a1f2b' } })
    .jpeg()
    .toBuffer()
  // As heavy as with the short film that some phones leave behind it: grain instead would take minutes to make small.
  return { name, buffer: Buffer.concat([picture, Buffer.alloc(6_000_000, 7)]) }
}

/** Files in a folder, for a browser to choose: heavy ones reach it as their paths at once, as their bytes in half a minute. */
export function inFolder(files: { name: string; buffer: Buffer }[]) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pallu-files-'))
  return files.map(({ name, buffer }) => {
    const file = path.join(folder, name)
    fs.writeFileSync(file, buffer)
    return file
  })
}
