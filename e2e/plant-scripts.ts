import type { Page } from 'playwright-core'
import { signIn } from './admin.ts'
import { buy, readyToSell } from './buying.ts'
import type { OpenShop } from './open-shop.ts'

export type Planted = {
  /** Signed in as the owner. */
  staff: Page
  /** Somebody with a cart, an order and a wishlist. */
  guest: Page
  /** Where the texts are shown to everybody, to the guest, to staff. */
  shown: { open: string[]; own: string[]; staff: string[] }
  /** How many texts were taken; the others were refused with a sentence. */
  taken: number
}

let plantings = 0

/** Writes the texts into every field that takes text, by the calls themselves, and answers where they are shown. */
export async function plantScripts(shop: OpenShop, texts: string[]): Promise<Planted> {
  plantings += 1
  const staff = await shop.visit()
  await signIn(staff, shop, { username: 'admin', password: 'a-good-long-password' })
  const guest = await shop.visit()
  const asStaff = pen(staff, shop)
  const asGuest = pen(guest, shop)
  const catalogue = await plantCatalogue(asStaff, texts)
  await plantProfile(asStaff, texts)
  await plantMessages(asGuest, texts)
  readyToSell(shop)
  const wishlist = await plantWishlist(asGuest, shop, texts)
  const order = await plantOrder(shop, guest, asStaff, asGuest, texts)
  return {
    ...{ staff, guest, taken: asStaff.taken() + asGuest.taken() },
    shown: {
      open: ['/', '/products', '/about-us', '/contact', '/faqs', '/shipping-returns', ...catalogue],
      own: ['/cart', '/checkout', '/wishlist', wishlist, ...order.own],
      staff: [...admin, ...order.staff],
    },
  }
}

const admin = [
  ...[
    '/admin/products',
    '/admin/categories',
    '/admin/testimonials',
    '/admin/pages',
    '/admin/stock',
  ],
  ...['/admin/settings/shop', '/admin/orders', '/admin/returns', '/admin/reviews?state=all'],
  ...['/admin/customers', '/admin/messages', '/admin/mail', '/admin/audit', '/admin'],
]

type Pen = {
  write: (method: 'post' | 'put', path: string, body: object) => Promise<Record<string, unknown>>
  taken: () => number
}

/** Writes as somebody, each time from another network; a refusal counts as not taken. */
function pen(page: Page, shop: OpenShop): Pen {
  let taken = 0
  return {
    async write(method, path, data) {
      const network = `10.${crypto.getRandomValues(new Uint8Array(3)).join('.')}`
      const headers = { Origin: shop.address, 'X-Forwarded-For': network }
      const answer = await page.request[method](path, { data, headers, maxRetries: 2 })
      if (answer.status() >= 500) throw new Error(`${path}: ${await answer.text()}`)
      if (answer.ok()) taken += 1
      return answer.headers()['content-type']?.includes('json') ? await answer.json() : {}
    },
    taken: () => taken,
  }
}

/** As many of the texts, whole, as a field holds. */
function packed(texts: string[], most: number): string {
  let whole = ''
  for (const text of texts) if (whole.length + text.length < most) whole += `${text} `
  return whole
}

async function plantCatalogue({ write }: Pen, texts: string[]): Promise<string[]> {
  const shown: string[] = []
  const [first = ''] = texts
  const slug = `planted-${plantings}`
  const kind = await write('post', '/api/admin/categories', {
    ...{ name: first.slice(0, 80), slug, description: packed(texts, 1000) },
  })
  shown.push(`/products/${slug}`)
  for (const [n, text] of texts.entries()) {
    const short = text.slice(0, 60)
    const told = { name: text.slice(0, 160), description: text, slug: `${slug}-${n}`, stock: 3 }
    const place = { price: 2000, categoryId: kind['id'] ?? 1, isFeatured: true, isNewArrival: true }
    const cloth = { fabric: short, color: short, occasion: short }
    const facts = { border: text, pallu: text, zari: text, care: text, weight: text }
    await write('post', '/api/admin/products', {
      ...told,
      ...place,
      ...cloth,
      facts,
      isTrending: true,
    })
    await write('post', '/api/admin/testimonials', {
      ...{ customerName: text.slice(0, 80), location: text.slice(0, 80), rating: 5, comment: text },
    })
    shown.push(`/product/${slug}-${n}`)
  }
  await write('post', '/api/admin/pages', {
    ...{ title: first.slice(0, 160), slug: `${slug}-page`, content: texts.join('<p>next</p>') },
  })
  return [...shown, `/${slug}-page`]
}

async function plantProfile({ write }: Pen, texts: string[]) {
  const [first = ''] = texts
  const shown = { picture: '', alt: first.slice(0, 200), title: first, text: packed(texts, 1000) }
  const asked = texts.map((text) => ({ question: text, answer: text }))
  await write('put', '/api/shop', {
    ...{ name: first.slice(0, 60), tagline: packed(texts, 160), heroTitle: first.slice(0, 120) },
    ...{ heroText: packed(texts, 240), heroWide: '', heroTall: '', heroAlt: first.slice(0, 200) },
    ...{ banner: packed(texts, 160), whatsapp: '919840012345', phone: '', email: '' },
    ...{
      address: packed(texts, 300),
      hours: first.slice(0, 80),
      social: [],
      cardLogos: [],
      upiId: '',
    },
    ...{
      craft: [shown],
      journey: [shown],
      team: texts.map((text) => ({ name: text, role: text })),
    },
    ...{ shippingQuestions: asked, questions: [{ group: first, items: asked }] },
  })
}

async function plantMessages({ write }: Pen, texts: string[]) {
  for (const [n, text] of texts.entries()) {
    const email = `stranger${plantings}-${n}@example.in`
    const words = { name: text.slice(0, 80), email, message: `${text} and more` }
    await write('post', '/api/contact', words)
  }
}

async function plantWishlist({ write }: Pen, shop: OpenShop, texts: string[]): Promise<string> {
  const [piece] = shop.look('select id from products where archived_at is null order by id desc')
  await write('put', `/api/wishlist/pieces/${piece?.['id']}`, {})
  const { share } = await write('post', '/api/wishlist/share', { title: packed(texts, 80) })
  const { path = '' } = (share ?? {}) as { path?: string } // As the contract says.
  for (const text of texts) {
    const comment = { name: text.slice(0, 40), comment: text }
    await write('post', `/api/wishlists/${path.split('/').at(-1)}/comments`, comment)
  }
  return path
}

async function plantOrder(
  shop: OpenShop,
  guest: Page,
  staff: Pen,
  buyer: Pen,
  texts: string[],
): Promise<{ own: string[]; staff: string[] }> {
  const { token, number } = await buy(guest, shop, 'cod', {
    ...{ note: packed(texts, 500), giftMessage: packed(texts, 300) },
  })
  const [order] = shop.look('select id from orders where number = ?', number)
  const [line] = shop.look('select id from order_lines where order_id = ?', Number(order?.['id']))
  const at = `/api/admin/orders/${order?.['id']}`
  const [first = ''] = texts
  const labelled = {
    fullName: first.slice(0, 80),
    line1: packed(texts, 120),
    line2: first,
    city: first,
  }
  const address = { ...labelled, mobile: '9840012345', state: 'Tamil Nadu', pin: '600004' }
  await staff.write('put', `${at}/address`, { address })
  for (const words of texts) await staff.write('post', `${at}/notes`, { words, isPublic: true })
  await staff.write('post', `${at}/parcels`, { carrier: first.slice(0, 60), trackingNumber: first })
  await staff.write('post', `${at}/moves`, { to: 'delivered' })
  const review = { rating: 5, title: first.slice(0, 80), comment: packed(texts, 2000) }
  await buyer.write('put', `/api/orders/${token}/reviews/${line?.['id']}`, {
    ...{ ...review, author: first.slice(0, 60) },
  })
  const [written] = shop.look('select id from reviews order by id desc limit 1')
  const verdict = { from: 'pending', to: 'approved', words: first }
  await staff.write('post', `/api/admin/reviews/${written?.['id']}/verdict`, verdict)
  await staff.write('put', `/api/admin/reviews/${written?.['id']}/reply`, {
    words: packed(texts, 1000),
  })
  const account = {
    ...{ accountNumber: '50100123456789', ifsc: 'HDFC0001234' },
    accountName: first.slice(0, 80),
  }
  const wish = { wish: 'return', reason: 'colour', words: packed(texts, 1000), ...account }
  const lines = [{ lineId: line?.['id'], quantity: 1 }]
  await buyer.write('post', `/api/orders/${token}/returns`, { ...wish, lines })
  return { own: [`/order/${token}`], staff: [`/admin/orders/${order?.['id']}`] }
}
