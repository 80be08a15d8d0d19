import { expect, it } from 'vitest'
import { readyToSell } from './buying.ts'
import { journeys } from './journeys.ts'
import { alive, widths } from './visitor.ts'

const saree = '/product/arakku-kanjivaram-with-mango-buttas'

const { at } = journeys(readyToSell)

it('two taps on Add to Cart on a slow line lay one saree into the cart', async () => {
  const page = await at(saree, { width: widths.phone })
  await alive(page)
  const line = Promise.withResolvers<void>()
  let asked = 0
  await page.route('**/api/cart/lines', async (route) => {
    asked += 1
    await line.promise
    await route.continue()
  })
  const button = page.locator('main form').getByRole('button', { name: 'Add to Cart' }).first()
  await button.dblclick()
  line.resolve()
  await page.getByText('Added to cart').first().waitFor()
  expect(asked).toBe(1)
  const cart = await (await page.request.get('/api/cart')).json()
  expect(cart.lines.map(({ quantity }: { quantity: number }) => quantity)).toEqual([1])
})

it('two taps on the next page of the list on a slow line turn one page', async () => {
  const page = await at('/products', { width: widths.phone })
  await alive(page)
  const line = Promise.withResolvers<void>()
  await page.route('**/api/search?*', async (route) => {
    await line.promise
    await route.continue()
  })
  await page.locator('main a[rel=next]').first().dblclick()
  line.resolve()
  await expect.poll(() => new URL(page.url()).searchParams.get('page')).toBe('2')
  await page.locator('main a[rel=prev]').first().waitFor()
  expect(new URL(page.url()).searchParams.get('page')).toBe('2')
})
