import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { Settings } from '#contract/settings.ts'
import { type Heard, hear } from './hear.ts'
import { ownersPassword } from './shop-process.ts'

/** The owner at the workshop of a shop under trial. */
export type Owner = {
  /** Saves the settings as they are. */
  saveSettings(): Promise<Heard>
  /** Puts a new saree with a photograph of its own into the shop. */
  addSaree(): Promise<Heard>
  cookie: string
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
  return {
    cookie,
    saveSettings: () =>
      hear(`${url}/api/settings`, {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json', Cookie: cookie },
        body: JSON.stringify(settings),
      }),
    addSaree: () =>
      hear(`${url}/api/admin/products`, {
        method: 'POST',
        headers: { Cookie: cookie },
        body: sareeForm(),
      }),
  }
}

function sareeForm(): FormData {
  const slug = `trial-${randomUUID()}`
  const form = new FormData()
  const words = { name: `Trial ${slug}`, slug, price: '2000', stock: '3', categoryId: '1' }
  const cloth = { fabric: 'Silk', color: 'Maroon', occasion: 'Wedding' }
  for (const [name, value] of Object.entries({ ...words, ...cloth })) form.append(name, value)
  // What stands behind the end of a JPEG makes each one another upload, and is dropped by the shop.
  const bytes = Buffer.concat([photograph, Buffer.from(slug)])
  form.append('images', new File([bytes], 'saree.jpg', { type: 'image/jpeg' }))
  return form
}
