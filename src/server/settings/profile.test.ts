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

  it('has a logo, or its name in the logo’s place, which a page from before leaves as it is', async () => {
    const owner = await signedIn(testShop(), 'owner')
    const { logo: _, ...profile } = must(await owner.get('/api/admin/shop')).body
    const logo = { src: `/uploads/${'a'.repeat(32)}.webp`, width: 600, height: 200 }
    const save = (change: object) =>
      owner.put('/api/shop', { ...profile, version: undefined, ...change })
    const told = async () => must(await owner.get('/api/shop')).body['logo']
    expect(await told()).toBeUndefined()
    must(await save({ logo }))
    expect(await told()).toEqual(logo)
    must(await save({}))
    expect(await told()).toEqual(logo)
    for (const src of ['https://x.example/a.webp', '//x/a.webp', '/uploads/../a.webp', '']) {
      const { status, body } = await save({ logo: { ...logo, src } })
      expect([src, status, Object.keys(Object(body['errors']))]).toEqual([src, 400, ['logo.src']])
    }
    must(await save({ logo: null }))
    expect(await told()).toBeNull()
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
