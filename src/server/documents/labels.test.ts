import { afterEach, describe, expect, it } from 'vitest'
import { languages } from '#domain/language.ts'
import { type AnOrder, anOrder } from '#test/an-order.ts'
import { documentOf } from '#test/document-row.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { readPdf } from '#test/read-pdf.ts'
import { registerShop } from '#test/tax-shop.ts'
import { printed } from './printed.ts'
import { documentById } from './queries.ts'
import { documentWords } from './words/document-words.ts'
import { digestOf, labelsBefore, labelsOfDocument } from './words/labels.ts'

const { ta } = documentWords
const [title, total] = [ta.titles.bill, ta.total]

onNewShops('a document is printed with the labels of the day when it was issued', (testShop) => {
  afterEach(() => {
    ta.total = total
    ta.titles.bill = title
  })

  async function issued(): Promise<{ id: number; order: AnOrder }> {
    const order = await anOrder(testShop())
    const { db } = testShop().shop
    await db.write((tx) =>
      tx.updateTable('orders').set({ language: 'ta' }).where('id', '=', order.id).execute(),
    )
    await order.deliver()
    const document = await db.read
      .selectFrom('documents')
      .select('id')
      .where('order_id', '=', order.id)
      .executeTakeFirstOrThrow()
    return { ...document, order }
  }
  async function print(id: number): Promise<Buffer> {
    const { shop } = testShop()
    const document = await documentById(shop.db.read, id)
    if (!document) throw new Error('no such document')
    return printed(shop, document)
  }
  const labels = () => testShop().shop.db.read.selectFrom('document_labels').selectAll().execute()

  it('the old one keeps its bytes when a label is mended, the next one has the new label', async () => {
    const old = await issued()
    const first = await print(old.id)
    ta.total = 'வரவு'
    ta.titles.bill = 'விற்பனை பில்'
    expect((await print(old.id)).equals(first)).toBe(true)
    const text = readPdf(await print((await issued()).id)).join(' ')
    expect(text).toContain('வரவு')
    expect(readPdf(first).join(' ')).not.toContain('வரவு')
    expect(await labels()).toHaveLength(2)
  })

  it('its note has the labels of the day of the note', async () => {
    const { order } = await issued()
    ta.total = 'வரவு'
    const reduced = [{ lineId: order.lineId, amount: 100 }]
    await order.staff('credit-notes', { reason: 'A thread was drawn', reduced })
    const [, note] = await testShop()
      .shop.db.read.selectFrom('documents')
      .select('id')
      .orderBy('id')
      .execute()
    expect(readPdf(await print(note?.id ?? 0)).join(' ')).toContain('வரவு')
  })

  it('documents of one language share one set, English ones another', async () => {
    await issued()
    await issued()
    await registerShop(testShop())
    await (await anOrder(testShop())).deliver()
    expect(await labels()).toHaveLength(2)
    for (const kept of await labels()) expect(digestOf(kept.labels)).toBe(kept.digest)
  })

  it('nobody changes a set or takes one away, and what is changed past the triggers is not printed', async () => {
    await issued()
    const { db } = testShop().shop
    const set = db.write((tx) => tx.updateTable('document_labels').set({ labels: '{}' }).execute())
    await expect(set).rejects.toThrow()
    await expect(db.write((tx) => tx.deleteFrom('document_labels').execute())).rejects.toThrow()
    const forged = { digest: 'x'.repeat(43), labels: '{}' }
    await db.write((tx) => tx.insertInto('document_labels').values(forged).execute())
    const document = documentOf({ terms: { labels: forged.digest } })
    await expect(labelsOfDocument(db.read, document)).rejects.toMatchObject({
      message: expect.stringContaining('no longer says'),
    })
  })
})

describe('documents of before labels were kept', () => {
  it.each(languages)('are printed in %s with the labels of that day', (language) => {
    const { english, local } = labelsBefore(language)
    expect(digestOf(JSON.stringify([english, local]))).toBe(before[language])
  })
})

// Never renewed: these documents are with their buyers.
const before: Record<string, string> = {
  en: 'H10KsWbdIrdJTMTAT_nezHOJTQEq6K14KE4w5AxvtTM',
  ta: '6Mn4EnWOR8G_vYVCgkIvExlJClY_OfXQHaJfUXnkmcM',
  te: 'kUcqi7L8PXkjB0_UopDPLeLEVYM0Y_4_ghw-kglxS8E',
  kn: 'E-4j0Yj5vmlQlHYVw99HNyio5ayPkh8ep_Z-g9VT6hk',
  ml: '1JQr3Y4CJvFxP8U8xqvkQjWs-Z1M_q-NedHEsuMeHt8',
  hi: 'hUe_C7PDZb8arjfbs-9z6Ix8poFifne_hiHNGDby1i8',
}
