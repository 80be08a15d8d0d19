import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { Settings } from '#contract/settings/types.ts'
import { type Heard, hear } from './hear.ts'
import { ownersPassword } from './shop-process.ts'

/** A saree that the owner has photographed; all are sold out, so that no trial sells them. */
export type NewSaree = { slug: string; photograph: Buffer }

/** The owner at the admin area of a shop under trial. */
export type Owner = {
  /** Saves the settings: as they are, or with so many pieces in each of the home page's rows. */
  saveSettings(count?: number): Promise<Heard>
  /** Puts a new saree with a photograph of its own into the shop. */
  addSaree(saree?: NewSaree): Promise<Heard>
  cookie: string
  /** Still signed in, at the same shop under another address. */
  at(url: string): Owner
}

const photograph = fs.readFileSync(
  path.join(import.meta.dirname, '../demo/pictures/chettinad-indigo-border.jpg'),
)

export async function signInOwner(url: string): Promise<Owner> {
  const reply = await fetch(`${url}/api/users/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
    body: JSON.stringify({ username: 'admin', password: ownersPassword, rememberMe: true }),
  })
  if (!reply.ok) throw new Error(`The owner cannot sign in: ${await reply.text()}`)
  const cookie = reply.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  const settings = Settings.parse(await (await fetch(`${url}/api/settings`)).json())
  return ownerAt(url, cookie, settings)
}

function ownerAt(url: string, cookie: string, settings: Settings): Owner {
  const rows = (count: number) => ({
    newArrivalsCount: count,
    premiumProductsCount: count,
    trendingProductsCount: count,
  })
  return {
    cookie,
    at: (other) => ownerAt(other, cookie, settings),
    saveSettings: (count) =>
      hear(`${url}/api/settings`, {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json', Cookie: cookie },
        body: JSON.stringify({ ...settings, ...(count !== undefined && rows(count)) }),
      }),
    addSaree: (saree = someSaree()) =>
      hear(`${url}/api/admin/products`, {
        method: 'POST',
        headers: { Cookie: cookie },
        body: formOf(saree),
      }),
  }
}

function someSaree(): NewSaree {
  const slug = `trial-${randomUUID()}`
  // What stands behind the end of a JPEG makes each one another upload, and is dropped by the shop.
  return { slug, photograph: Buffer.concat([photograph, Buffer.from(slug)]) }
}

function formOf({ slug, photograph: bytes }: NewSaree): FormData {
  const form = new FormData()
  const words = { name: `Trial ${slug}`, slug, price: '2000', stock: '0', categoryId: '1' }
  const cloth = { fabric: 'Silk', color: 'Maroon', occasion: 'Wedding' }
  for (const [name, value] of Object.entries({ ...words, ...cloth })) form.append(name, value)
  form.append('images', new File([new Uint8Array(bytes)], 'saree.jpg', { type: 'image/jpeg' }))
  return form
}
