import { describe, expect, it } from 'vitest'
import { type ShopState, setupOf, setupSteps } from './setup.ts'
import { starterName } from './shop-profile.ts'

const fresh: ShopState = {
  name: starterName,
  heroPicture: '',
  whatsapp: '',
  isSellerNamed: false,
  waysToPay: 0,
  categories: 0,
  products: 0,
  pagesSaved: [],
}
const ready: ShopState = {
  name: 'Meena Sarees',
  heroPicture: '/uploads/a.jpg',
  whatsapp: '919840012345',
  isSellerNamed: true,
  waysToPay: 1,
  categories: 1,
  products: 1,
  pagesSaved: ['shipping-returns', 'terms', 'privacy-policy'],
}
const undone = (shop: ShopState) =>
  setupOf(shop)
    .filter(({ isDone }) => !isDone)
    .map(({ step }) => step)

describe('setting up a shop', () => {
  it('begins with everything to do, in order', () => expect(undone(fresh)).toEqual(setupSteps))
  it('ends with nothing left', () => expect(undone(ready)).toEqual([]))

  it.each([
    ['name', { name: ' ' }],
    ['name', { name: starterName }],
    ['look', { heroPicture: '' }],
    ['whatsapp', { whatsapp: '919000000000' }],
    ['whatsapp', { whatsapp: '98' }],
    ['payments', { waysToPay: 0 }],
    ['seller', { isSellerNamed: false }],
    ['delivery', { pagesSaved: ['terms', 'privacy-policy'] }],
    ['category', { categories: 0 }],
    ['product', { products: 0 }],
    ['policies', { pagesSaved: ['shipping-returns', 'terms'] }],
    ['policies', { pagesSaved: ['shipping-returns', 'privacy-policy'] }],
  ])('asks for the %s where %j', (step, lacking) => {
    expect(undone({ ...ready, ...lacking })).toEqual([step])
  })
})
