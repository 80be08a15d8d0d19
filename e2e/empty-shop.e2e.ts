import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import type { ShopStory, ShownShop } from '#contract/settings/types.ts'
import { pictureFile, signIn } from './admin.ts'
import { journeys } from './journeys.ts'
import type { OpenShop } from './open-shop.ts'
import { overhang } from './overhang.ts'
import { alive, arrives, type Visit, widths } from './visitor.ts'

const { shop, at } = journeys(undefined, { SHOP_DEMO: '0' })

const screens = [
  ...['/', '/products', '/products?filter=featured', '/products?q=silk', '/about-us'],
  ...['/shipping-returns', '/contact', '/faqs', '/terms', '/privacy-policy', '/cart', '/checkout'],
  ...['/wishlist', '/track-order', '/login', '/register', '/no-such-page', '/ta', '/hi/about-us'],
]
const withPieces = ['/product/first-saree', '/products/cotton', '/products?fabrics=Cotton']

/** Stands at each of them and goes on from one to the other; the journeys' end says whether a browser complained. */
async function visitAll(paths: string[], options?: Visit) {
  const page = await shop.visit(options)
  for (const path of paths) {
    await page.goto(path)
    await alive(page)
    expect([path, await overhang(page)]).toEqual([path, 0])
  }
  for (const name of ['About Us', 'FAQs']) {
    await page.goto('/')
    await alive(page)
    await page.locator('footer').getByRole('link', { name, exact: true }).click()
    await arrives(page, (url) => url.pathname !== '/')
    await page.goBack()
    await arrives(page, (url) => url.pathname === '/')
  }
}

async function owner(from: OpenShop): Promise<Page> {
  const page = await from.visit()
  await signIn(page, from, { username: 'admin', password: 'a-good-long-password' })
  return page
}

const headers = () => ({ Origin: shop.address })
const put = async (page: Page, path: string, data: object) => {
  const answer = await page.request.put(path, { data, headers: headers() })
  expect(answer.ok(), await answer.text()).toBe(true)
}

/** Writes the lists of the profile with at most so many entries each. */
async function cutLists(page: Page, most: number) {
  const profile = (await (await page.request.get('/api/shop')).json()) as ShownShop
  const story = (await (await page.request.get('/api/shop/story')).json()) as ShopStory
  const whole = { ...profile, ...story }
  const cut = Object.fromEntries(
    Object.entries(whole).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.slice(0, most) : value,
    ]),
  )
  await put(page, '/api/shop', cut)
}

describe('a shop with the words it starts with', () => {
  it('shows every screen to its staff before it opens, and says that it is not open', async () => {
    const page = await owner(shop)
    for (const path of screens) {
      await page.goto(path)
      // Whoever is signed in is led on from here.
      if (path === '/login' || path === '/register') continue
      await alive(page)
    }
    await page.goto('/')
    await page.getByText('Your shop is not open yet. Only you and your staff can see it.').waitFor()
  })

  it('and to everybody afterwards', async () => {
    await put(await owner(shop), '/api/admin/opening', { isOpen: true })
    await visitAll(screens)
    const page = await at('/about-us')
    await page.getByRole('heading', { name: 'Chosen one by one' }).waitFor()
    await page.getByText('Chooses every saree').waitFor()
  })
})

describe('a shop whose lists are all empty', () => {
  it.each([widths.phone, widths.desktop])('wakes on every screen %i px wide', async (width) => {
    await cutLists(await owner(shop), 0)
    await visitAll(screens, { width })
  })

  it('offers no chat without a number, and names the ways to pay that are switched on', async () => {
    const page = await at('/')
    expect(await page.getByRole('link', { name: /WhatsApp/ }).count()).toBe(0)
    const footer = page.locator('footer')
    await footer.getByText('Cash on delivery', { exact: true }).waitFor()
    expect(await footer.getByRole('img').count()).toBe(0)
  })
})

describe('a shop with one of each', () => {
  it('wakes on every screen', async () => {
    const page = await owner(shop)
    const made = async (path: string, multipart: Record<string, string | object>) => {
      const answer = await page.request.post(path, {
        multipart: multipart as never,
        headers: headers(),
      })
      expect(answer.ok(), await answer.text()).toBe(true)
      return answer.json()
    }
    const category = await made('/api/admin/categories', { name: 'Cotton', slug: 'cotton' })
    await made('/api/admin/products', {
      ...{ name: 'First Saree', slug: 'first-saree', price: '2500', stock: '3', fabric: 'Cotton' },
      ...{ color: 'Red', occasion: 'Office', categoryId: String(category.id) },
      ...{ isFeatured: 'true', isNewArrival: 'true', isTrending: 'true' },
      images: await pictureFile('first.jpg', 'maroon'),
    })
    await made('/api/admin/testimonials', {
      ...{ customerName: 'Meena', location: 'Chennai', rating: '5', comment: 'Lovely.' },
    })
    const one = { picture: '', alt: '', title: 'Only', text: 'One.' }
    const question = { question: 'One?', answer: 'Yes.' }
    const profile = (await (await page.request.get('/api/shop')).json()) as ShownShop
    await put(page, '/api/shop', {
      ...profile,
      whatsapp: '919840012345',
      social: [{ name: 'Instagram', url: 'https://instagram.com/x' }],
      ...{ craft: [one], journey: [one], team: [{ name: 'Meena', role: 'Owner' }] },
      ...{ shippingQuestions: [question], questions: [{ group: 'One', items: [question] }] },
    })
    await visitAll([...screens, ...withPieces])
    await visitAll([...screens, ...withPieces], { width: widths.phone })
    const visitor = await at('/product/first-saree')
    await visitor.getByRole('link', { name: 'Inquire on WhatsApp' }).waitFor()
    expect(await visitor.getByRole('link', { name: 'Chat on WhatsApp' }).count()).toBe(1)
  })
})
