import { expect, it } from 'vitest'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { signedIn } from '#test/shopper.ts'

onBothEngines('what the shop says of itself', (testShop) => {
  it('leads to https alone, whatever page or program saves it', async () => {
    const owner = await signedIn(testShop(), 'owner')
    const profile = must(await owner.get('/api/admin/shop')).body
    const save = (change: object) => owner.put('/api/shop', { ...profile, ...change })
    const link = (url: string) => save({ social: [{ name: 'Instagram', url }] })
    for (const url of [
      'javascript:alert(1)',
      'data:text/html,x',
      'http://pallu.example',
      '//x',
      '',
    ]) {
      const { status, body } = await link(url)
      expect([url, status, Object.keys(Object(body['errors']))]).toEqual([
        url,
        400,
        ['social.0.url'],
      ])
    }
    must(await link('https://social.example/pallu'))
  })

  it('names no address or number that nobody can write to', async () => {
    const owner = await signedIn(testShop(), 'owner')
    const profile = must(await owner.get('/api/admin/shop')).body
    for (const [field, text] of Object.entries({ email: 'nobody', whatsapp: '../12345678' })) {
      const { status, body } = await owner.put('/api/shop', { ...profile, [field]: text })
      expect([status, Object.keys(Object(body['errors']))]).toEqual([400, [field]])
    }
    must(await owner.put('/api/shop', { ...profile, email: '', whatsapp: '' }))
  })

  it('is kept without the spaces around it, in its lists too, and a name of spaces is none', async () => {
    const owner = await signedIn(testShop(), 'owner')
    const profile = must(await owner.get('/api/admin/shop')).body
    const story = { picture: '', alt: ' Loom ', title: ' Weaving ', text: ' By hand ' }
    const questions = [{ group: ' Orders ', items: [{ question: ' When? ', answer: ' Soon ' }] }]
    const typed = {
      name: ' Pallu ',
      address: ' 12 Mada Street\n Chennai ',
      craft: [story],
      questions,
    }
    const saved = must(await owner.put('/api/shop', { ...profile, ...typed })).body
    const told = must(await owner.get('/api/admin/shop')).body
    for (const one of [saved, told])
      expect(one).toMatchObject({
        ...{ name: 'Pallu', address: '12 Mada Street\n Chennai' },
        craft: [{ alt: 'Loom', title: 'Weaving', text: 'By hand' }],
        questions: [{ group: 'Orders', items: [{ question: 'When?', answer: 'Soon' }] }],
      })
    const { status, body } = await owner.put('/api/shop', { ...told, name: '  ' })
    expect([status, body['errors']]).toEqual([400, { name: 'Name is required' }])
  })
})
