import { expect, it } from 'vitest'
import { ShownShop } from '#contract/settings/types.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { newShopper } from '#test/shopper.ts'
import { registerShop } from '#test/tax-shop.ts'

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
})
