import { describe, expect, it } from 'vitest'
import { sellerParts } from '#domain/compliance/sentences/of-shop.ts'
import { type ShopState, setupOf, setupSteps } from './setup.ts'
import { starterName } from './shop-profile.ts'

const fresh: ShopState = {
  name: starterName,
  isLogoChosen: false,
  heroPicture: '',
  whatsapp: '',
  sellerMissing: sellerParts,
  registration: 'unsaid',
  waysToPay: 0,
  isPayingChosen: false,
  isDeliveryChosen: false,
  isUpiWithoutId: false,
  mail: { hasServer: false, hasAddress: false, test: 'none', hasLeft: false },
  categories: 0,
  products: 0,
  pagesSaved: [],
  hasWelcomeCode: true,
  isOrderTried: false,
}
const ready: ShopState = {
  name: 'Meena Sarees',
  isLogoChosen: true,
  heroPicture: '/uploads/a.jpg',
  whatsapp: '919840012345',
  sellerMissing: [],
  registration: 'said',
  waysToPay: 1,
  isPayingChosen: true,
  isUpiWithoutId: false,
  mail: { hasServer: true, hasAddress: true, test: 'sent', hasLeft: true },
  categories: 1,
  products: 1,
  isDeliveryChosen: true,
  pagesSaved: ['shipping-returns', 'terms', 'privacy-policy'],
  hasWelcomeCode: false,
  isOrderTried: true,
}
const undone = (shop: ShopState) => setupOf(shop).filter(({ isDone }) => !isDone)
const mail = (of: Partial<ShopState['mail']>) => ({
  mail: { ...ready.mail, hasLeft: false, ...of },
})

describe('setting up a shop', () => {
  it('begins with everything to do, in order', () =>
    expect(undone(fresh).map(({ step }) => step)).toEqual(setupSteps))
  it('ends with nothing left', () => expect(undone(ready)).toEqual([]))

  it.each([
    ['name', { name: ' ' }, ['name']],
    ['name', { name: starterName }, ['name']],
    ['logo', { isLogoChosen: false }, ['logo']],
    ['look', { heroPicture: '' }, ['hero-picture']],
    ['whatsapp', { whatsapp: '919000000000' }, ['whatsapp']],
    ['whatsapp', { whatsapp: '98' }, ['whatsapp']],
    ['payments', { waysToPay: 0 }, ['way-to-pay']],
    ['payments', { isPayingChosen: false }, ['pay-unchosen']],
    ['payments', { waysToPay: 0, isPayingChosen: false }, ['way-to-pay']],
    ['payments', { isUpiWithoutId: true }, ['upi-id']],
    ['seller', { sellerMissing: ['officer-name'] as const }, ['officer-name']],
    ['tax', { registration: 'unsaid' as const }, ['registration']],
    ['tax', { registration: 'wrong-gstin' as const }, ['gstin']],
    ['delivery', { isDeliveryChosen: false }, ['delivery-unchosen']],
    ['mail', mail({ hasServer: false, hasLeft: true }), ['mail-server']],
    ['mail', mail({ hasServer: false, hasAddress: false }), ['mail-server', 'own-address']],
    ['mail', mail({ hasAddress: false, hasLeft: true }), ['own-address']],
    ['mail', mail({ test: 'none' }), ['mail-unsent']],
    ['mail', mail({ test: 'kept' }), ['mail-unsent']],
    ['mail', mail({ test: 'waiting' }), ['mail-waiting']],
    ['mail', mail({ test: 'failed', hasLeft: true }), ['mail-failed']],
    ['category', { categories: 0 }, ['category']],
    ['product', { products: 0 }, ['product']],
    ['policies', { pagesSaved: ['terms', 'privacy-policy'] }, ['page-shipping-returns']],
    ['policies', { pagesSaved: ['shipping-returns', 'terms'] }, ['page-privacy-policy']],
    ['policies', { pagesSaved: ['shipping-returns', 'privacy-policy'] }, ['page-terms']],
    ['offers', { hasWelcomeCode: true }, ['welcome-code']],
    ['trial', { isOrderTried: false }, ['trial']],
  ])('asks for the %s where %j', (step, lacking, lacks) => {
    expect(undone({ ...ready, ...lacking })).toEqual([{ step, isDone: false, lacks }])
  })

  it('takes any email that left for proof, before a test was sent', () =>
    expect(undone({ ...ready, ...mail({ test: 'none', hasLeft: true }) })).toEqual([]))
})
