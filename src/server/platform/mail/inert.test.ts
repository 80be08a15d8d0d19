import fc from 'fast-check'
import { expect, it } from 'vitest'
import { PlacedOrder } from '#contract/orders/types.ts'
import { openBrowser } from '#test/browser.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { address, order } from '#test/ordering.ts'
import { password } from '#test/people.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper } from '#test/shopper.ts'
import { jobHandlers } from '../../app/job-handlers.ts'
import { performDue } from '../jobs/perform.ts'
import { inert } from './inert.ts'

/** What mail programs make links of: schemes, www, and names that look like those of machines or mailboxes. */
const alive = /https?:\/\/|www\.[\p{L}\p{N}]|[\p{L}\p{N}]\.[\p{L}]{2,}|[\p{L}\p{N}]@[\p{L}\p{N}]/iu

it('no address is left in a text, and every letter of it stays', () => {
  const bits = [
    'http://',
    'www.',
    'evil.example',
    '/win',
    'a@evil.example',
    '。',
    'evil．example',
    ' ',
  ]
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...bits, 'Lakshmi', 'அ')), (all) => {
      const text = all.join('')
      expect(inert(text)).not.toMatch(alive)
      expect(inert(text).replaceAll('\u200b', '')).toBe(text)
    }),
  )
  expect(inert('Lakshmi R. Iyer, 4/12')).toBe('Lakshmi R. Iyer, 4/\u200b12')
})

onBothEngines('emails that carry a stranger’s text', (testShop) => {
  const emails = async () => {
    const { shop } = testShop()
    await performDue(shop, jobHandlers)
    return shop.db.read.selectFrom('mails').select(['letter', 'subject', 'html', 'body']).execute()
  }

  it('whatever is typed as a name or a message, no link of it comes alive', async () => {
    const { app, shop } = testShop()
    const guest = newShopper(testShop())
    const id = await addPiece(shop, { price: 6000, stock: 5 })
    must(await guest.post('/api/cart/lines', { productId: id, quantity: 1 }))
    const fullName = 'You won: http://evil.example/win www.evil.example'
    const placed = await order(guest, { more: { address: { ...address, fullName } } })
    expect(placed.as(PlacedOrder).token).toHaveLength(22)
    const stranger = openBrowser(app, '203.0.113.60')
    const account = { username: 'www.evil.example', email: 'victim@example.in', password }
    expect((await stranger.post('/api/users/register', account)).status).toBe(201)
    const message = {
      name: 'evil.example',
      email: 'victim@example.in',
      message: 'Please look at https://evil.example/win at once',
    }
    expect((await stranger.post('/api/contact', message)).status).toBe(201)
    const all = await emails()
    const kinds = all.map(({ letter }) => letter)
    for (const kind of ['order-placed', 'confirm-email', 'message-received']) {
      expect(kinds).toContain(kind)
    }
    for (const { letter, subject, html, body } of all) {
      for (const part of [subject, html, body]) {
        expect([letter, part.includes('evil.example')]).toEqual([letter, false])
        expect([letter, part.includes('http://evil')]).toEqual([letter, false])
      }
    }
    const shown = all.find(({ letter }) => letter === 'order-placed')?.body.replaceAll('\u200b', '')
    expect(shown).toContain(fullName)
  })
})
