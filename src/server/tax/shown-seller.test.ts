import { expect, it } from 'vitest'
import { ShownShop } from '#contract/settings/types.ts'
import { SellerBlock } from '#contract/tax/types.ts'
import { saveWords } from '#test/factories.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { newShopper, signedIn } from '#test/shopper.ts'
import { registerShop } from '#test/tax-shop.ts'
import { listedField } from '../settings/translate-profile.ts'
import { textsOfSeller } from './translate-seller.ts'

onNewShops('who sells, for the foot of every page', (testShop) => {
  const seller = async () =>
    must(await newShopper(testShop()).get('/api/shop')).as(ShownShop).seller

  it('is nobody before the owner has said it; then name, address, GSTIN and officer', async () => {
    expect(await seller()).toBeNull()
    await registerShop(testShop())
    expect(await seller()).toEqual({
      legalName: 'Pallu Sarees Pvt Ltd',
      address: '12 Mada Street, Chennai 600004',
      gstin: '33ZZZFP0000Z1ZC',
      officer: ['S. Asha', 'Grievance officer', '+91 44 2499 0001', 'asha@pallu.example'],
    })
  })

  it('names no GSTIN of a seller without one, and no officer before there is one', async () => {
    const nobody = { name: '', designation: '', phone: '1', email: '', hours: '' }
    const unregistered = { registration: 'unregistered', grievanceOfficer: nobody } as const
    await registerShop(testShop(), unregistered)
    expect(await seller()).toMatchObject({ gstin: null, officer: [] })
  })

  it('reads in a language as far as somebody has said it, and the rest is marked', async () => {
    const nodalPerson = {
      name: 'V. Ravi',
      designation: 'Director',
      phone: '',
      email: '',
      hours: '',
    }
    await registerShop(testShop(), { nodalPerson })
    const { shop } = testShop()
    const profile = must(await newShopper(testShop()).get('/api/shop')).as(ShownShop)
    const listed = (english: string, words: string) =>
      ({ thing: 'profile', field: listedField(english), english, words }) as const
    await saveWords(shop, 'ta', [
      listed('Grievance officer', 'குறைதீர்ப்பு அலுவலர்'),
      { thing: 'profile', field: 'hours', english: profile.hours, words: 'திங்கள்-சனி' },
    ])
    const said = must(await newShopper(testShop()).get('/api/seller?language=ta')).as(SellerBlock)
    expect(said).toMatchObject({
      hours: 'திங்கள்-சனி',
      grievanceOfficer: {
        ...{ name: 'S. Asha', designation: 'குறைதீர்ப்பு அலுவலர்', hours: 'Mon-Fri 10-17' },
        inEnglish: ['hours'],
      },
      nodalPerson: { designation: 'Director', inEnglish: ['designation'] },
    })
    const foot = must(await newShopper(testShop()).get('/api/shop?language=ta')).as(ShownShop)
    expect(foot.seller?.officer[1]).toBe('குறைதீர்ப்பு அலுவலர்')
    const english = must(await newShopper(testShop()).get('/api/seller')).as(SellerBlock)
    expect([english.hours, english.grievanceOfficer.designation]).toEqual([
      ...[profile.hours, 'Grievance officer'],
    ])
  })

  it('is offered to whoever translates, what will be said later too, each text once', async () => {
    const named = { name: 'V. Ravi', phone: '', email: '' }
    const later = { ...named, designation: 'Director', hours: '10-17' }
    await registerShop(testShop())
    await registerShop(testShop(), { nodalPerson: { ...later, designation: 'Grievance officer' } })
    await registerShop(testShop(), { nodalPerson: later })
    const { shop } = testShop()
    const tomorrow = { from_day: '2999-01-01' }
    await shop.db.write((tx) =>
      tx.updateTable('tax_settings').set(tomorrow).where('value', 'like', '%Director%').execute(),
    )
    expect(await textsOfSeller(shop.db, shop.now())).toEqual([
      ...['Grievance officer', 'Mon-Fri 10-17', 'Director', '10-17'],
    ])
    const owner = await signedIn(testShop(), 'owner')
    const desk = must(
      await owner.get('/api/admin/translations/texts?language=ta&thing=profile&q=director'),
    )
    expect(desk.text).toContain('"english":"Director"')
  })
})
