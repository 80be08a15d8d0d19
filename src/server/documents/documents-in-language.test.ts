import { beforeAll, describe, expect, it } from 'vitest'
import { type Language, languages } from '#domain/language.ts'
import { type AnOrder, anOrder, openForBusiness } from '#test/an-order.ts'
import { saveWords } from '#test/factories.ts'
import { lettersOf, shareOf } from '#test/letters.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { readPdf } from '#test/read-pdf.ts'
import { shareFigures } from '#test/share-figures.ts'
import { registerShop } from '#test/tax-shop.ts'
import type { Terms } from './parties.ts'
import { documentWords } from './words/document-words.ts'

const [, ...others] = languages

describe.each(others)('what documents say in %s', (language) => {
  it('is of its own script', () => {
    const { titles, ...labels } = documentWords[language]
    const all = [...Object.values(titles), ...Object.values(labels)]
    expect(all.filter((words) => words.trim() === '')).toEqual([])
    expect(shareOf(lettersOf(all.join(' ').replaceAll(/\{\w+\}/g, ''), language))).toBe(1)
  })
})

/** What a buyer and the shop have written themselves, kept as they are. */
const dataOfOrder = [
  ...['12 Mada Street', 'Mylapore, Chennai', 'Meena Raman', '12 North Mada Street', 'Chennai'],
  ...[
    'Tamil Nadu',
    'Kanjivaram in arakku',
    'Silk, Maroon, Wedding',
    'A thread was drawn',
    ' Jan ',
    'T-000',
  ],
  // The sum in words and how its tax comes about are for the officer, who reads English.
  ...['Rupees Six Thousand Fifty Only', 'Rupees One Hundred Only', 'Rupees Six Thousand Only'],
  ...['CGST', 'SGST', 'GSTIN', 'taxable ₹', 'At 5 %'],
  // How the shop is registered.
  ...['SPECIMEN', 'Pallu Sarees Pvt Ltd', 'Pallu', 'R. Meenakshi', 'hello@pallu.example'],
  ...['33ZZZFP0000Z1ZC', 'RV-2526-', 'RF-2526-', 'PAL-2026-'],
]

/** What a paper says, how many English labels stand beside another, and what is left without these and what buyer and shop have written. */
function readIn(pdf: Buffer) {
  const text = readPdf(pdf).join(' ').replaceAll(/\s+/g, ' ')
  const { titles, of, stamps, ...labels } = documentWords.en
  const parts = Object.values({ ...labels, ...titles })
  const beside = parts.filter((english) => text.includes(`${english} · `)).length
  // The longest first: 'Order' is a part of others.
  const known = [...parts, ...dataOfOrder].toSorted((a, b) => b.length - a.length)
  return { text, beside, rest: known.reduce((left, part) => left.replaceAll(part, ' '), text) }
}

onBothEngines('documents of an order in Tamil', (testShop, engine) => {
  const note = shareFigures(`documents on ${engine}`)
  beforeAll(() => openForBusiness(testShop()))

  const english = 'Kanjivaram in arakku'
  const name = 'அரக்கு காஞ்சிபுரம்'
  const say = (id: number, words: string) =>
    saveWords(testShop().shop, 'ta', [{ thing: 'product', id, field: 'name', english, words }])

  async function ordered(language: Language): Promise<AnOrder> {
    const made = await anOrder(testShop())
    await say(made.productId, name)
    const { db } = testShop().shop
    await db.write((tx) =>
      tx.updateTable('orders').set({ language }).where('id', '=', made.id).execute(),
    )
    return made
  }

  const fetched = async ({ owner }: AnOrder, path: string) => {
    const cookie = [...owner.cookies].map((pair) => pair.join('=')).join('; ')
    const reply = await testShop().app.request(path, { headers: { cookie } })
    expect(reply.status).toBe(200)
    return Buffer.from(await reply.arrayBuffer())
  }
  const documentsOf = async ({ id }: AnOrder) => {
    const { read } = testShop().shop.db
    return read.selectFrom('documents').selectAll().where('order_id', '=', id).execute()
  }

  it('name what was sold in both, keep that for ever, and are read by an accountant', async () => {
    const made = await ordered('ta')
    await made.deliver()
    const path = `/api/orders/${made.token}/invoice`
    const first = await fetched(made, path)
    const text = readPdf(first).join(' ').replaceAll(/\s+/g, ' ')
    expect(first.toString('latin1')).toContain('/Lang (ta)')
    for (const part of ['Bill · ', 'Description', 'Total · ', english, 'Sold to · ']) {
      expect(text).toContain(part)
    }
    expect(lettersOf(text, 'ta').own).toBeGreaterThan(100)
    const [document] = await documentsOf(made)
    const kept: Terms = JSON.parse(document?.terms ?? '')
    expect(kept).toMatchObject({ language: 'ta', said: { [made.lineId]: name } })

    await say(made.productId, 'வேறு பெயர்')
    expect((await fetched(made, path)).equals(first)).toBe(true)
  })

  it('are read as a page that says all that the paper says, and can hold nothing that runs', async () => {
    const made = await ordered('ta')
    await made.deliver()
    const [{ number } = { number: '' }] = await documentsOf(made)
    const path = `/api/orders/${made.token}/documents/${number}`
    const paper = readPdf(await fetched(made, path)).join(' ')
    const reply = await testShop().app.request(`${path}/page`)
    const page = await reply.text()
    const policy = reply.headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[\w+/=]+'; .*sandbox$/)
    const text = page.replaceAll(/<style>.*<\/style>|<[^>]*>/g, ' ').replaceAll('&amp;', '&')
    const plain = paper.split(/\s+/).filter((word) => /^[\w₹,.:()-]{3,}$/.test(word))
    expect(plain.length).toBeGreaterThan(20)
    expect(plain.filter((word) => !text.includes(word))).toEqual([])
    expect(text).toContain(name)
    expect(page).toContain('<html lang="ta">')
    expect(page).toMatch(/<th scope="row">அரக்கு காஞ்சிபுரம்/)
    const other = await testShop().app.request(`${path.replace(made.token, 'other')}/page`)
    expect(other.status).toBe(404)
  })

  it('a credit note says what its invoice said', async () => {
    const made = await ordered('ta')
    await made.deliver()
    await say(made.productId, 'வேறு பெயர்')
    const reduced = [{ lineId: made.lineId, amount: 100 }]
    await made.staff('credit-notes', { reason: 'A thread was drawn', reduced })
    const note = (await documentsOf(made)).find(({ kind }) => kind === 'credit-note')
    expect(JSON.parse(note?.terms ?? '')).toMatchObject({
      ...{ language: 'ta', said: { [made.lineId]: name } },
    })
  })

  it('the slip in the parcel names a saree as its buyer and as the shop knows it', async () => {
    const [tamil, plain] = [await ordered('ta'), await ordered('en')]
    const slips = await fetched(tamil, `/api/admin/print/packing-slips?ids=${tamil.id},${plain.id}`)
    const [first = '', second = ''] = readPdf(slips)
    expect(first).toContain('Packing slip · ')
    expect(first).toContain(english)
    expect(lettersOf(first, 'ta').own).toBeGreaterThan(40)
    expect(second).toContain('Packing slip for order')
    expect(lettersOf(second, 'ta').own).toBe(0)
  })

  it.each(others)(
    'in %s nothing is English but what stands beside its translation',
    async (language) => {
      const made = await ordered(language)
      await made.deliver()
      await made.staff('credit-notes', {
        ...{ reason: 'A thread was drawn', reduced: [{ lineId: made.lineId, amount: 100 }] },
      })
      const pdfs = [
        `/api/orders/${made.token}/invoice`,
        `/api/orders/${made.token}/documents/${(await documentsOf(made)).at(-1)?.number}`,
        `/api/admin/print/packing-slips?ids=${made.id}`,
      ]
      for (const pdf of pdfs) {
        const { beside, rest } = readIn(await fetched(made, pdf))
        expect(beside).toBeGreaterThan(4)
        const share = shareOf(lettersOf(rest, language))
        note(language, pdf.replace(/\W[\w-]{22}\b/, '').replace(/\?.*/, ''), [share])
        expect(share, `${pdf}: ${rest}`).toBeGreaterThan(0.97)
      }
    },
  )

  it('a document of an order in English freezes no other language', async () => {
    const made = await ordered('en')
    await made.deliver()
    const [document] = await documentsOf(made)
    expect(document?.terms).not.toMatch(/language|said/)
  })
})

onBothEngines('vouchers of an advance', (testShop, engine) => {
  const note = shareFigures(`vouchers on ${engine}`)
  beforeAll(async () => {
    testShop().clock.now = Date.UTC(2026, 0, 15, 20, 0)
    await openForBusiness(testShop())
    await registerShop(testShop())
  })

  it.each(others)('in %s say all in it beside the English', async (language) => {
    const { id, token, staff } = await anOrder(testShop(), { method: 'upi' })
    const { db } = testShop().shop
    await db.write((tx) =>
      tx.updateTable('orders').set({ language }).where('id', '=', id).execute(),
    )
    await staff('payments')
    await staff('moves', { to: 'cancelled' })
    const reference = `80000000${String(id).padStart(4, '0')}`
    await staff('refunds', { amount: 6000, method: 'upi', reference })
    const vouchers = await db.read
      .selectFrom('documents')
      .select(['kind', 'number'])
      .where('order_id', '=', id)
      .orderBy('id')
      .execute()
    expect(vouchers.map(({ kind }) => kind)).toEqual(['receipt-voucher', 'refund-voucher'])
    for (const { kind, number } of vouchers) {
      const reply = await testShop().app.request(`/api/orders/${token}/documents/${number}`)
      const { text, rest } = readIn(Buffer.from(await reply.arrayBuffer()))
      expect(text).toContain(`${documentWords.en.titles[kind]} · `)
      const share = shareOf(lettersOf(rest, language))
      note(language, kind, [share])
      expect(share, rest).toBeGreaterThan(0.97)
    }
  })
})
