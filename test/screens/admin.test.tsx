import type { ReactNode } from 'react'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { StockItem } from '#contract/catalog/admin-types.ts'
import type { Category, Page, Testimonial } from '#contract/content/types.ts'
import { openForBusiness } from '#test/an-order.ts'
import { createTestShop, type TestShop } from '#test/create-test-shop.ts'
import { drawFor } from '#test/draw.tsx'
import { saveCategory, saveProduct } from '#test/factories.ts'
import { must } from '#test/must.ts'
import { orderIn } from '#test/order-ways.ts'
import { fill, order } from '#test/ordering.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper, type Shopper, signedIn } from '#test/shopper.ts'
import { RoleContext } from '#web/admin/allowed.ts'
import { CategoriesTab } from '#web/admin/categories/categories-tab.tsx'
import { CategoryDialog } from '#web/admin/categories/category-dialog.tsx'
import { CouponsTab } from '#web/admin/coupons/coupons-tab.tsx'
import { WorkFrame } from '#web/admin/frame/work-frame.tsx'
import { OutcomesTab } from '#web/admin/outcomes/outcomes-tab.tsx'
import { PageDialog } from '#web/admin/pages/page-dialog.tsx'
import { PagesTab } from '#web/admin/pages/pages-tab.tsx'
import { PictureFields } from '#web/admin/products/pictures/picture-fields.tsx'
import { ProductDialog } from '#web/admin/products/product-dialog.tsx'
import { ProductsTab } from '#web/admin/products/products-tab.tsx'
import { SalesTab } from '#web/admin/sales/sales-tab.tsx'
import { DisplayOptions } from '#web/admin/settings/display-options.tsx'
import { PerformancePanel } from '#web/admin/settings/performance-panel.tsx'
import { SettingsTab } from '#web/admin/settings/settings-tab.tsx'
import { ShopPanel } from '#web/admin/settings/shop-panel.tsx'
import { TestimonialDialog } from '#web/admin/testimonials/testimonial-dialog.tsx'
import { TestimonialsTab } from '#web/admin/testimonials/testimonials-tab.tsx'
import { TodayScreen } from '#web/admin/today/today-screen.tsx'

// What the owner reads in the admin area (spec §2, word for word), with what the shop itself answers.

let testShop: TestShop
let owner: Shopper
let categories: Category[]
let item: StockItem

beforeAll(async () => {
  testShop = await createTestShop()
  await openForBusiness(testShop)
  owner = await signedIn(testShop, 'owner')
  const { shop } = testShop
  const category_id = await saveCategory(shop, { name: 'Kanjivaram', slug: 'kanjivaram' })
  await saveCategory(shop, { name: 'Linen', slug: 'linen', description: 'Cool and plain' })
  const saree = { name: 'Arakku', slug: 'arakku', price_paise: 4_250_000, is_featured: 1, stock: 2 }
  await saveProduct(shop, { ...saree, category_id })
  await saveProduct(shop, { name: 'Unsorted', category_id: 0 })
  const form = new FormData()
  const said = { customerName: 'Asha', location: 'Madurai', rating: '4', comment: 'So soft.' }
  for (const [name, value] of Object.entries(said)) form.set(name, value)
  must(await owner.post('/api/admin/testimonials', form))
  const content = `<p>${'Woven by hand. '.repeat(20)}</p>`
  must(await owner.post('/api/admin/pages', { title: 'Our looms', slug: 'our-looms', content }))
  categories = must(await owner.get('/api/categories')).body as unknown as Category[]
  const { items } = must(await owner.get('/api/admin/stock')).body as { items: StockItem[] }
  item = items.find(({ name }) => name === 'Arakku') ?? item
})
afterAll(() => testShop.close())

const drawn = async (part: ReactNode, path = '/admin', shop = testShop, reader = owner) =>
  drawFor(shop, reader, <RoleContext value="owner">{part}</RoleContext>, { path })
const close = () => undefined

describe('around every tab', () => {
  it('says who is at work and names the five tabs', async () => {
    const frame = (
      <WorkFrame worker={{ username: 'meena', role: 'owner', language: 'en' }}>Work</WorkFrame>
    )
    const { text } = await drawn(frame, '/admin/products')
    expect(text).toContain('Logged in as meena (Owner) Your account View shop Sign Out')
    expect(text).toContain('Today Orders Products Customers Content Reports Settings More')
    expect(text).toContain('Products Categories Stock ledger Coupons Work')
    const first = await drawn(frame, '/admin')
    expect(first.text).toContain('Products Categories Testimonials Pages Settings Work')
  })

  it('Today says what waits, what sold and who came', async () => {
    await orderIn(testShop, 'confirmed')
    await orderIn(testShop, 'cancelled')
    const { text } = await drawn(<TodayScreen />)
    for (const part of [
      ...['Today', '2 things to do', 'Pack 1', 'Kanjivaram in arakku'],
      ...['Meena Raman, Chennai', 'leaves by', 'Packing slip Mark as packed'],
      ...['Refund 1', 'Refund ₹6,000', 'Running low 1', 'Arakku'],
      ...['4 products have no picture', 'Visits 0 last 14 days', 'Sales ₹6,000 last 14 days'],
    ]) {
      expect(text).toContain(part)
    }
    expect(text).not.toContain('Nothing is waiting for you.')
  })

  it('Sales says of which orders and visits orders per visit are made, and nothing where none was counted', async () => {
    const fresh = await createTestShop()
    try {
      const reader = await signedIn(fresh, 'owner')
      // India is five and a half hours ahead.
      const day = Math.floor((fresh.clock.now + 19_800_000) / 86_400_000)
      const date = new Date(day * 86_400_000).toISOString().slice(0, 10)
      const path = `/admin/sales?from=${date}&to=${date}`
      const sales = () => drawn(<SalesTab />, path, fresh, reader)
      expect((await sales()).text).toContain('Orders per visit – 0 online orders, 0 visits')
      const seen = { day, name: 'visit', bucket: 0, page: '/', count: 4 }
      await fresh.shop.db.write((tx) => tx.insertInto('vitals').values(seen).execute())
      expect((await sales()).text).toContain('Orders per visit 0% 0 online orders, 4 visits')
    } finally {
      await fresh.close()
    }
  })
})

describe('each tab', () => {
  it.each([
    ['products', <ProductsTab key="" />],
    ['categories', <CategoriesTab key="" />],
    ['testimonials', <TestimonialsTab key="" />],
    ['pages', <PagesTab key="" />],
  ])('says that there are no %s yet', async (things, tab) => {
    const empty = await createTestShop()
    try {
      const { db } = empty.shop
      await db.write((tx) => tx.deleteFrom('pages').execute())
      const reader = await signedIn(empty, 'owner')
      const { text } = await drawn(tab, '/admin', empty, reader)
      const thing = { products: 'product', categories: 'category', pages: 'page' }[things]
      expect(text).toContain(
        `No ${things} found. Add your first ${thing ?? 'testimonial'} to get started.`,
      )
    } finally {
      await empty.close()
    }
  })

  it('Products: its columns, the filter, and each saree with its category or Unknown', async () => {
    const { text, html } = await drawn(<ProductsTab />)
    expect(text).toContain('All Categories Kanjivaram Linen')
    expect(text).toMatch(/Image Name Price \(₹\) Stock Category Featured .*Actions/)
    expect(text).toMatch(
      /No image Arakku (\S+) ₹42,500 · Low · \1 ₹42,500 Enter costs 2 .*?Kanjivaram Yes/,
    )
    expect(text).toMatch(/No image Unsorted (\S+) ₹5,000 · \1 ₹5,000 Enter costs 5 Unknown No/)
    for (const name of ['Edit Arakku', 'Delete Arakku']) expect(html).toContain(name)
  })

  it('Categories: its columns, and each with its slug and description', async () => {
    const { text, html } = await drawn(<CategoriesTab />)
    expect(text).toMatch(/Image Name Slug Description .*Actions/)
    expect(text).toMatch(/No image Linen linen Cool and plain/)
    expect(html).toContain('Edit Linen')
  })

  it('Testimonials: its columns, N ★, and the first letter where there is no avatar', async () => {
    const { text } = await drawn(<TestimonialsTab />)
    expect(text).toContain('Customer Rating Comment Location Actions')
    expect(text).toMatch(/A Asha 4 ★ So soft\. Madurai/)
  })

  it('Pages: its columns, and the first hundred characters of each', async () => {
    const { text } = await drawn(<PagesTab />)
    expect(text).toContain('Title Slug Content Preview Actions')
    expect(text).toContain(
      `Our looms our-looms ${'Woven by hand. '.repeat(20).slice(0, 100).trim()}`,
    )
    expect(text).not.toContain('Woven by hand. '.repeat(8).trim())
  })

  it('Outcomes: what became of each in words, and a code that has none as it is', async () => {
    for (const code of ['signed_in', 'unauthenticated', '418'] as const)
      testShop.shop.outcomes.note({ event: 'sign-in', code, ms: 3 })
    const { text } = await drawn(<OutcomesTab />, '/admin/outcomes')
    expect(text).toMatch(/Sign-in Signed in/)
    expect(text).toContain('Sign-in Refused: wrong name, password or code')
    expect(text).toContain('Sign-in 418')
    expect(text).not.toMatch(/signed_in|unauthenticated/)
  })

  it('Coupons: an offer by the title that shoppers read, with its code; a promo code by its code', async () => {
    const both = { kind: 'percent', percent: 10, title: 'Two for Pongal' }
    must(await owner.post('/api/admin/coupons', { ...both, code: 'PAIR', isAutomatic: true }))
    must(await owner.post('/api/admin/coupons', { ...both, code: 'TYPED', title: '' }))
    const { text } = await drawn(<CouponsTab />, '/admin/coupons')
    expect(text).toContain('Two for Pongal PAIR PAIR takes 10 % off every order.')
    expect(text).toContain('TYPED TYPED takes 10 % off every order.')
  })

  it('Settings: the two sub-tabs of the display, with what is saved', async () => {
    const tabs = await drawn(<SettingsTab />, '/admin/settings')
    expect(tabs.text).toContain('Display Options Performance')
    const { text, html } = await drawn(<DisplayOptions />, '/admin/settings')
    for (const part of [
      ...['New Arrivals', 'Premium Products', 'Trending Products'],
      ...['Grid Layout', 'Horizontal Carousel'],
      'Refresh Settings Reset to Server Values Save Settings',
    ]) {
      expect(text).toContain(part)
    }
    expect(html.match(/type="radio"[^>]*checked/g)).toHaveLength(3)
  })

  it('Settings: how fast the shop is, and what it says of itself', async () => {
    const performance = await drawn(<PerformancePanel />, '/admin/settings/performance')
    expect(performance.text).toContain('75% of visits were at least this fast')
    const shop = await drawn(<ShopPanel />, '/admin/settings/shop')
    expect(shop.html).toContain('value="Pallu"')
    expect(shop.html).toContain('12 Mada Street')
  })
})

describe('the dialog of a product', () => {
  it('Add New Product: every field of the spec', async () => {
    const dialog = <ProductDialog item={null} categories={categories} onClose={close} />
    const { text } = await drawn(dialog)
    for (const part of [
      ...['Add New Product', 'Name', 'Slug', 'URL-friendly version of the name', 'Description'],
      ...['Price (₹)', 'Discount price (₹)', 'Stock', 'Fabric', 'Color', 'Occasion', 'Category'],
      ...['Featured Product display in featured collections', 'New Arrival', 'Trending'],
      ...['Upload Product Images', 'Cancel Create Product'],
    ]) {
      expect(text).toContain(part)
    }
    expect(text).not.toMatch(/Edit Product|Update Product|Add More Product Images/)
    expect(text).toMatch(/Category Kanjivaram Linen.*What shoppers will see Name of the product/)
  })

  it('Edit Product: what it has, and more pictures', async () => {
    const dialog = <ProductDialog item={item} categories={categories} onClose={close} />
    const { text } = await drawn(dialog)
    for (const part of ['Edit Product', 'Add More Product Images', 'Cancel Update Product'])
      expect(text).toContain(part)
    expect(text).toMatch(/What shoppers will see Arakku ₹42,500/)
    expect(text).not.toMatch(/Add New Product|Create Product|Upload Product Images/)
  })

  it('says which pictures were chosen and which it has, each with a remove button', async () => {
    const picture = { src: '/uploads/a.jpg', alt: '', width: 3, height: 4, preview: '' }
    const file = new File(['x'], 'pallu.jpg', { type: 'image/jpeg' })
    const chosen = { file, url: 'blob:x', fault: '', original: file }
    const files = (['ready', 'preparing', 'failed'] as const).map((state) => ({
      ...chosen,
      ...{ key: state, state },
    }))
    const acts = { onKept: close, onRemoveKept: close, onAddFiles: close, onFiles: close }
    const shown = { kept: [picture], files, sent: null, onAgain: close }
    const { text, html } = await drawn(<PictureFields isNew={false} {...shown} {...acts} />)
    expect(text).toContain('Current images (1)')
    expect(text).toContain('Selected files (3) pallu.jpg')
    expect(html).toContain('aria-label="Remove image 1"')
  })
})

describe('the other dialogs', () => {
  const testimonial = { id: 1, customerName: 'Asha', location: 'Madurai', rating: 4, comment: 'So' }
  const page = { id: 1, title: 'Our looms', slug: 'our-looms', content: '<p>By hand</p>' }
  const nameOfCategory = ['Name', 'Slug', 'URL-friendly version of the name', 'Category Image']

  it.each([
    ['a new category', <CategoryDialog key="" category={null} onClose={close} />, nameOfCategory],
    [
      'a new testimonial',
      <TestimonialDialog key="" testimonial={null} onClose={close} />,
      ['Customer Name', 'Location', 'Rating', 'Comment', 'Customer Avatar', 'Cancel'],
    ],
    [
      'a testimonial',
      <TestimonialDialog key="" testimonial={testimonial as Testimonial} onClose={close} />,
      ['Edit Testimonial', 'Customer Name', 'Cancel Update Testimonial'],
    ],
    [
      'a new page',
      <PageDialog key="" page={null} onClose={close} />,
      ['Add New Page', 'Title', 'Slug', 'URL-friendly version of the title', 'Create Page'],
    ],
    [
      'a page',
      <PageDialog key="" page={page as Page} onClose={close} />,
      ['Edit Page', 'Update Page'],
    ],
  ])('of %s asks for its fields', async (_what, dialog, parts) => {
    const { text } = await drawn(dialog)
    for (const part of parts) expect(text).toContain(part)
  })

  it('of a category that is there says that a new image takes the place of the old one', async () => {
    const linen = categories.find(({ name }) => name === 'Linen')
    const category = { ...linen, image: '/uploads/linen.jpg' } as Category // A category of the shop.
    const { text } = await drawn(<CategoryDialog category={category} onClose={close} />)
    expect(text).toContain('Edit Category')
    expect(text).toContain('Upload a new image to replace the existing one')
    const fresh = await drawn(<CategoryDialog category={null} onClose={close} />)
    expect(fresh.text).not.toContain('Upload a new image')
  })

  it('Sales tells shares of all that was sold, though only the twenty best sarees stand there', async () => {
    const fresh = await createTestShop()
    try {
      await openForBusiness(fresh)
      for (const count of [11, 10]) {
        const guest = newShopper(fresh)
        for (let at = 0; at < count; at += 1)
          await fill(guest, await addPiece(fresh.shop, { price: 1000 }))
        must(await order(guest), 201)
      }
      const reader = await signedIn(fresh, 'owner')
      const date = new Date(fresh.clock.now + 19_800_000).toISOString().slice(0, 10)
      const path = `/admin/sales?from=${date}&to=${date}`
      const { text } = await drawn(<SalesTab />, path, fresh, reader)
      const best = text.slice(text.indexOf('Best sellers'), text.indexOf('By category'))
      expect(best).toContain('₹1,000 4.8%')
      expect(best).not.toContain(' 5%')
    } finally {
      await fresh.close()
    }
  })
})
