import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Checkout } from '#contract/checkout/types.ts'
import { emptyFilter } from '#domain/listing/listing.ts'
import { openForBusiness } from '#test/an-order.ts'
import { createTestShop, type TestShop } from '#test/create-test-shop.ts'
import { drawFor } from '#test/draw.tsx'
import { saveCategory, saveProduct } from '#test/factories.ts'
import { must } from '#test/must.ts'
import { newShopper, type Shopper, signedIn } from '#test/shopper.ts'
import { CartPage } from '#web/cart/cart-page.tsx'
import { CheckoutForm } from '#web/checkout/checkout-form.tsx'
import { BelowHero } from '#web/home/below-hero.tsx'
import { Hero } from '#web/home/hero.tsx'
import { NewsletterForm } from '#web/home/newsletter-form.tsx'
import { ListingPage } from '#web/listing/listing-page.tsx'
import { ProductMissing } from '#web/product/product-missing.tsx'
import { ProductPage } from '#web/product/product-page.tsx'
import { MobileMenu } from '#web/shell/mobile-menu.tsx'
import { NothingHere } from '#web/shell/nothing-here.tsx'
import { UserMenu } from '#web/shell/user-menu.tsx'
import { act } from '#web/sign-in/deed.ts'
import { loginDeed } from '#web/sign-in/login-deed.ts'
import { LoginForm } from '#web/sign-in/login-form.tsx'
import LoginRoute from '#web/sign-in/login-route.tsx'
import { registerDeed } from '#web/sign-in/register-deed.ts'
import { RegisterForm } from '#web/sign-in/register-form.tsx'
import RegisterRoute from '#web/sign-in/register-route.tsx'
import { signIn } from '#web/words/en/sign-in.ts'

// What the specification has a shopper read (spec §2, §4 and §5, word for word), on the screens themselves.

let testShop: TestShop
let guest: Shopper
beforeAll(async () => {
  testShop = await createTestShop()
  await openForBusiness(testShop)
  guest = newShopper(testShop)
  const category_id = await saveCategory(testShop.shop, { name: 'Kanjivaram', slug: 'kanjivaram' })
  const price = { price_paise: 400_000, discount_paise: 500_000 }
  const marks = { is_featured: 1, is_new_arrival: 1, is_trending: 1 }
  await saveProduct(testShop.shop, {
    ...{ name: 'Arakku', slug: 'arakku', stock: 3, category_id, description: 'Heavy silk.' },
    ...{ ...price, ...marks },
  })
})
afterAll(() => testShop.close())

const drawn = (part: React.ReactNode, path = '/', reader = guest) =>
  drawFor(testShop, reader, part, { path })

async function says(part: React.ReactNode, sentences: readonly string[], path?: string) {
  const { text } = await drawn(part, path)
  for (const sentence of sentences) expect(text).toContain(sentence)
}

describe('lists', () => {
  it.each([
    ['All Products', {}],
    ['Featured Products', { list: 'featured' }],
    ['New Arrivals', { list: 'new-arrivals' }],
    ['Trending Products', { list: 'trending' }],
    ['Kanjivaram', { category: 'kanjivaram' }],
  ] as const)('%s: the way there, the filters, the sort, and each saree', async (title, wish) => {
    const list = <ListingPage filter={{ ...emptyFilter, ...wish }} />
    const { text } = await drawn(list, '/products')
    expect(text).toMatch(/^Home (Products )?/)
    for (const part of [
      ...[title, 'Sort by Latest', 'Price: Low to High', 'Price: High to Low', 'Arakku'],
      ...['₹4,000', '₹5,000', '1 saree', 'Min -5K', 'Min +5K', 'Max -5K', 'Max +5K', 'Filters'],
    ]) {
      expect(text).toContain(part)
    }
  })

  it('nothing found', async () => {
    const list = <ListingPage filter={{ ...emptyFilter, minPrice: 90_000 }} />
    await says(list, [
      'No products found',
      'Try adjusting your filters or check out our other categories.',
      ...['Just outside your price', 'These are the nearest to the price you chose.', 'Arakku'],
    ])
  })

  it('a shop without a saree says that they are coming, and leads on; not to where one stands', async () => {
    const bare = await createTestShop()
    try {
      await openForBusiness(bare)
      const list = <ListingPage filter={emptyFilter} />
      const { text, html } = await drawFor(bare, newShopper(bare), list, { path: '/products' })
      expect(text).toContain('Our sarees are coming soon')
      expect(text).not.toContain('adjusting your filters')
      expect(html).toMatch(/href="\/contact"/)
      const narrowed = <ListingPage filter={{ ...emptyFilter, text: 'silk' }} />
      const found = await drawFor(bare, newShopper(bare), narrowed, { path: '/products' })
      expect(found.text).toContain('No products found')
    } finally {
      await bare.close()
    }
  })

  it('in stock only: a choice with its count, and a chip that takes it away', async () => {
    const { html, text } = await drawn(
      <ListingPage filter={{ ...emptyFilter, inStock: true }} />,
      '/products',
    )
    expect(text).toContain('In stock only 1')
    expect(html).toMatch(/name="inStock"[^>]*checked=""/)
    expect(text).not.toContain('Just outside your price')
  })

  it('one promise everywhere: the same date on list, home and the saree’s page, later for what is made to order', async () => {
    const date = 'Arrives by Mon, 26 Jan'
    await says(<ListingPage filter={emptyFilter} />, [date], '/products')
    await says(<BelowHero />, [date])
    await says(<ProductPage slug="arakku" />, ['Expected delivery: Thu, 22 Jan to Mon, 26 Jan'])
    const making = { making_days: 6, stock: 1, name: 'Made for her', slug: 'made-for-her' }
    await saveProduct(testShop.shop, making)
    await says(<ListingPage filter={emptyFilter} />, ['Arrives by Tue, 3 Feb'], '/products')
    await says(<ProductPage slug="made-for-her" />, [
      ...['to Tue, 3 Feb', 'Made for you: it leaves 6 working days later than what lies ready.'],
    ])
  })

  it('arrives before a date: a choice, a chip that takes it away, and none that comes later', async () => {
    const { html, text } = await drawn(
      <ListingPage filter={{ ...emptyFilter, by: '2026-01-26' }} />,
      '/products',
    )
    expect(html).toMatch(/min="2026-01-15"[^>]*name="by" value="2026-01-26"/)
    expect(text).toContain('1 saree')
    expect(text).not.toContain('Made for her')
    expect(html).toMatch(/href="\/products"[^>]*>(<[^>]*>)*Arrives by Mon, 26 Jan/)
    const next = <ListingPage filter={{ ...emptyFilter, by: '2027-01-26' }} />
    await says(next, ['Arrives by 26 Jan 2027'], '/products')
    const none = <ListingPage filter={{ ...emptyFilter, by: '2026-01-25' }} />
    await says(none, ['No products found'], '/products')
  })
})

describe('a saree', () => {
  it('says all of the detail page', () =>
    says(<ProductPage slug="arakku" />, [
      ...['Home › Products › Kanjivaram › Arakku', 'Now ₹4,000 Was ₹5,000 20% off'],
      ...['Quantity', 'Add to Cart', 'Shipping Information', 'Returns & Exchanges'],
      ...['Care Instructions', 'Product Details', 'Reviews', 'Related Products', 'Heavy silk.'],
    ]))

  it('that is not there', () =>
    says(<ProductMissing />, [
      'Product Not Found',
      "The product you're looking for doesn't exist or has been removed.",
      'Browse All Products',
    ]))
})

it('Enter in a field of the checkout places the order where scripts are off, wherever the parcel goes', async () => {
  const shopper = newShopper(testShop)
  const { id } = must(await shopper.get('/api/products/arakku')).body
  must(await shopper.post('/api/cart/lines', { productId: id, quantity: 1 }))
  const checkout = must(await shopper.get('/api/checkout')).as(Checkout)
  const form = <CheckoutForm orderKey="key" checkout={checkout} outcome={undefined} />
  const { html } = await drawn(form, '/checkout', shopper)
  // Before every other button of the form.
  expect(/<button type="submit"[^>]*>([^<]*)/.exec(html)?.[1]).toBe('Place order')
})

it('the checkout has no foot, and says itself where returns, the seller and complaints are read of', async () => {
  const shopper = newShopper(testShop)
  const { id } = must(await shopper.get('/api/products/arakku')).body
  must(await shopper.post('/api/cart/lines', { productId: id, quantity: 1 }))
  const checkout = must(await shopper.get('/api/checkout')).as(Checkout)
  const form = <CheckoutForm orderKey="key" checkout={checkout} outcome={undefined} />
  const { html } = await drawn(form, '/checkout', shopper)
  for (const path of ['/terms', '/shipping-returns', '/seller'])
    expect(html).toMatch(new RegExp(`<a[^>]*href="${path}"`))
})

describe('the cart', () => {
  it('that is empty', () =>
    says(<CartPage outcome={undefined} />, [
      'Your cart is empty',
      "Looks like you haven't added any sarees to your cart yet.",
      'Continue Shopping',
    ]))

  it('with a saree and a code, its table and its summary', async () => {
    const shopper = newShopper(testShop)
    const { id } = must(await shopper.get('/api/products/arakku')).body
    must(await shopper.post('/api/cart/lines', { productId: id, quantity: 2 }))
    const bare = await drawn(<CartPage outcome={undefined} />, '/cart', shopper)
    for (const part of [
      ...['Your Shopping Cart', 'Product Description Price Quantity Total', 'Arakku', '₹8,000'],
      ...['Order Summary', 'Subtotal', 'Shipping', 'Discount', 'Proceed to Checkout'],
    ]) {
      expect(bare.text).toContain(part)
    }
    expect(bare.text).not.toContain('Applied')
    const refusal = { status: 400, reason: 'No', fields: {} }
    const outcome = { intent: 'promo' as const, refusal, code: 'NOPE' }
    const refused = await drawn(<CartPage outcome={outcome} />, '/cart', shopper)
    expect(refused.html).toContain('value="NOPE"')
    must(await shopper.put('/api/cart/coupon', { code: 'welcome10' }))
    const { text } = await drawn(<CartPage outcome={undefined} />, '/cart', shopper)
    expect(text).toMatch(/Applied.*Subtotal ₹8,000.*Discount .*₹800/)
  })
})

describe('signing in and registering', () => {
  it('asks for what the specification asks for', async () => {
    const login = ['Username', 'Password', 'Remember me for 30 days', 'Sign In']
    await says(<LoginRoute />, login, '/login')
    const register = ['Username', 'Email', 'Password', 'Sign Up']
    await says(<RegisterRoute />, register, '/register')
  })

  it('says beside each field what is wrong with it', async () => {
    const form = new FormData()
    const typed = { username: 'ab', email: 'nowhere', password: '123', confirmPassword: '124' }
    for (const [name, value] of Object.entries(typed)) form.set(name, value)
    const send = () => Promise.reject(new Error('Nothing is sent.'))
    const given = await act(registerDeed(signIn.register), form, send)
    await says(<RegisterForm words={signIn.register} given={given} next={null} />, [
      ...['Username must be at least 3 characters', 'Please enter a valid email'],
      ...['Password must be at least 6 characters', "Passwords don't match"],
      'You must accept the terms and conditions',
    ])
    const empty = await act(loginDeed(signIn.login), new FormData(), send)
    const more = { given: empty, next: null, isSecondStep: false, onSecondStep: () => undefined }
    await says(<LoginForm words={signIn.login} {...more} />, [
      'Username is required',
      'Password is required',
    ])
  })

  it('says that it failed, and why', async () => {
    const refused = { status: 401, reason: 'Wrong name or password', fields: {}, typed: {} }
    const given = { isDone: false as const, refused: refused as never }
    const more = { next: null, isSecondStep: false, onSecondStep: () => undefined }
    const login = <LoginForm words={signIn.login} given={given} {...more} />
    await says(login, ['Login failed', 'Wrong name or password'])
    const register = <RegisterForm words={signIn.register} given={given} next={null} />
    await says(register, ['Registration failed', 'Wrong name or password'])
  })
})

describe('around the pages', () => {
  it('the menus of a visitor, of a customer and of staff', async () => {
    const visitor = { username: 'meena', isAdmin: true } as never // What the menus ask of it.
    const all = ['All Collections', 'New Arrivals', 'Trending']
    const menu = <MobileMenu name="Pallu" categories={[]} visitor={visitor} />
    await says(menu, [...all, 'Admin Dashboard', 'Sign Out'])
    await says(<UserMenu visitor={visitor} />, ['meena', 'Admin Dashboard', 'Sign Out'])
    const stranger = await drawn(<MobileMenu name="Pallu" categories={[]} visitor={null} />)
    expect(stranger.text).not.toMatch(/Admin Dashboard|Sign Out/)
  })

  it('an address that leads nowhere', () =>
    says(<NothingHere categories={[]} />, [
      '404 Page Not Found',
      'Did you forget to add the page to the router?',
    ]))

  it('the front of the shop', async () => {
    const { text } = await drawn(<BelowHero />)
    for (const part of ['New Arrivals', 'Shop By Fabric', 'Kanjivaram', 'Arakku'])
      expect(text).toContain(part)
    const profile = must(await guest.get('/api/shop')).body as never // The answer of the call.
    await says(<Hero profile={profile} featured={undefined as never} />, ['Shop Collection'])
    await says(<NewsletterForm />, ['Subscribe'])
  })

  it('home honours the owner’s order, titles and days of its sections', async () => {
    const owner = await signedIn(testShop, 'owner')
    const { body: settings } = must(await owner.get('/api/settings'))
    const usual = { isShown: true, title: '', from: null, until: null }
    const sections = [
      { ...usual, name: 'newsletter' },
      { ...usual, name: 'trending', title: 'What Salem buys' },
      { ...usual, name: 'weaves', isShown: false },
      { ...usual, name: 'premium', from: '2026-01-16' },
      { ...usual, name: 'newArrivals', until: '2026-01-15' },
    ]
    must(await owner.put('/api/settings', { ...settings, sections }))
    const { text } = await drawn(<BelowHero />)
    const places = ['Join our newsletter', 'What Salem buys', 'New Arrivals'].map((part) =>
      text.indexOf(part),
    )
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(places).not.toContain(-1)
    for (const part of ['Trending Now', 'Shop By Fabric', 'Premium Collection'])
      expect(text).not.toContain(part)
    must(await owner.put('/api/settings', { ...settings, version: undefined, sections: [] }))
  })
})

it('a customer reads their own name in the menu, and no way to the admin area', async () => {
  const shopper = await signedIn(testShop)
  const user = must(await shopper.get('/api/users/current')).body as never // The answer of the call.
  const { text } = await drawn(<UserMenu visitor={user} />, '/', shopper)
  expect(text).toMatch(/person-\d+.*Sign Out/)
  expect(text).not.toContain('Admin Dashboard')
})
