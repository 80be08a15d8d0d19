import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { Product } from '#contract/catalog/types.ts'
import { StaffOrder } from '#contract/orders/admin-types.ts'
import { Order, PlacedOrder } from '#contract/orders/types.ts'
import { ReviewDoor, ReviewList, StaffReview, StaffReviewPage } from '#contract/reviews/types.ts'
import { SearchAnswer } from '#contract/search/types.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { order } from '#test/ordering.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper, type Shopper, signedIn } from '#test/shopper.ts'
import { bumpVersion } from '../platform/db/version.ts'

const kind = { rating: 4, title: 'Lovely', comment: 'It drapes well.', author: 'Meena R.' }

let mobiles = 9_840_000_000

onBothEngines('reviews', (testShop) => {
  /** An order of one buyer, as far as it went. */
  const bought = async (options: { as?: Shopper; mobile?: string; ids?: number[] } = {}) => {
    const { shop } = testShop()
    await shop.db.write((tx) => tx.deleteFrom('rate_limits').execute())
    const buyer = options.as ?? newShopper(testShop())
    mobiles += 1
    const ids = options.ids ?? [await addPiece(shop, { price: 6000, stock: 9 })]
    for (const productId of ids) must(await buyer.post('/api/cart/lines', { productId }))
    const mobile = options.mobile ?? String(mobiles)
    const { token } = (await order(buyer, { mobile })).as(PlacedOrder)
    const [lineId = 0] = (await buyer.get(`/api/orders/${token}`)).as(Order).lines.map((l) => l.id)
    const review = (changes: object = {}, line = lineId) =>
      buyer.put(`/api/orders/${token}/reviews/${line}`, { ...kind, ...changes })
    return { buyer, token, lineId, mobile, id: ids[0] ?? 0, review }
  }
  const delivered = async (options: Parameters<typeof bought>[0] = {}) => {
    const order = await bought(options)
    const manager = await signedIn(testShop(), 'manager')
    await arrive(manager, order.token)
    return { ...order, manager }
  }
  const arrive = async (manager: Shopper, token: string) => {
    const { id } = await testShop()
      .shop.db.read.selectFrom('orders')
      .select('id')
      .where('token', '=', token)
      .executeTakeFirstOrThrow()
    must(await manager.post(`/api/admin/orders/${id}/payments`))
    must(await manager.post(`/api/admin/orders/${id}/parcels`, { carrier: 'DTDC' }))
    const there = await manager.post(`/api/admin/orders/${id}/moves`, { to: 'delivered' })
    expect(there.as(StaffOrder).state).toBe('delivered')
  }
  const slugOf = async (id: number) => {
    const { slug } = await testShop()
      .shop.db.read.selectFrom('products')
      .select('slug')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return slug
  }
  const shown = async (id: number) => {
    const path = `/api/products/${await slugOf(id)}`
    const guest = newShopper(testShop())
    const list = (await guest.get(`${path}/reviews`)).as(ReviewList)
    const { rating, reviewCount } = (await guest.get(path)).as(Product)
    return { ...list, stars: [rating, reviewCount] }
  }
  const newest = async (manager: Shopper, query = '') => {
    const [first] = (await manager.get(`/api/admin/reviews${query}`)).as(StaffReviewPage).items
    if (!first) throw new Error('There is no review.')
    return first
  }
  const decide = (manager: Shopper, review: StaffReview, to: string, more: object = {}) =>
    manager.post(`/api/admin/reviews/${review.id}/verdict`, { from: review.state, to, ...more })

  describe('by buyers of a delivered order', () => {
    it('written by a guest, approved, shown, and counted in the one aggregate', async () => {
      const { review, manager, id, token, lineId } = await delivered()
      const written = (await review()).as(Order)
      expect(written.reviews).toEqual([
        { ...kind, lineId, state: 'pending', photos: [], refusal: null, words: '' },
      ])
      expect(await shown(id)).toMatchObject({ items: [], total: 0, stars: [0, 0] })
      const waiting = await newest(manager)
      expect(waiting).toMatchObject({ ...kind, state: 'pending', product: { id }, isDemo: false })
      expect(waiting.order?.number).toBe(written.number)
      const approved = (await decide(manager, waiting, 'approved')).as(StaffReview)
      expect(approved.state).toBe('approved')
      expect(await shown(id)).toMatchObject({
        items: [{ ...kind, isDemo: false, reply: '' }],
        total: 1,
        rating: 4,
        spread: [0, 1, 0, 0, 0],
        stars: [4, 1],
      })
      const seen = (await newShopper(testShop()).get(`/api/orders/${token}`)).as(Order)
      expect([seen.reviews[0]?.state, seen.reviewableLines]).toEqual(['approved', []])
    })

    it('not before it is delivered, not a line of somebody else, not without the link', async () => {
      const early = await bought()
      expect((await early.review()).status).toBe(409)
      expect((await early.buyer.get(`/api/orders/${early.token}`)).as(Order)).toMatchObject({
        reviewableLines: [],
      })
      const { review, buyer, lineId } = await delivered()
      expect((await review({}, early.lineId)).status).toBe(404)
      expect((await review({}, 999_999)).status).toBe(404)
      const guess = `/api/orders/${'A'.repeat(22)}/reviews/${lineId}`
      expect((await buyer.put(guess, kind)).status).toBe(404)
      const { count } = await testShop()
        .shop.db.read.selectFrom('reviews')
        .select((eb) => eb.fn.countAll().as('count'))
        .where('order_line_id', 'in', [lineId, early.lineId])
        .executeTakeFirstOrThrow()
      expect(Number(count)).toBe(0)
    })

    it('one a buyer and piece, however often it was bought, and whoever presses at once', async () => {
      const { review, id, mobile, buyer, lineId } = await delivered()
      const answers = await Promise.all([review(), review({ rating: 2 }), review({ rating: 3 })])
      expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200])
      const again = await delivered({ mobile, ids: [id], as: newShopper(testShop()) })
      const refused = await again.review()
      expect([refused.status, refused.body['message']]).toEqual([
        409,
        'You have reviewed this saree already.',
      ])
      const { reviewableLines, reviews } = (await again.buyer.get(`/api/orders/${again.token}`)).as(
        Order,
      )
      expect([reviewableLines, reviews]).toEqual([[], []])
      const rows = await testShop()
        .shop.db.read.selectFrom('reviews')
        .select(['order_line_id'])
        .where('product_id', '=', id)
        .execute()
      expect(rows).toEqual([{ order_line_id: lineId }])
      expect(buyer.userId).toBeNull()
    })

    it('two orders of one buyer that review at the same moment: one of them wins', async () => {
      const first = await delivered()
      const second = await delivered({ mobile: first.mobile, ids: [first.id] })
      const answers = await Promise.all([first.review(), second.review()])
      expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409])
    })

    it('may be changed until it is decided', async () => {
      const { review, manager, id } = await delivered()
      must(await review())
      const changed = (await review({ rating: 5, title: '' })).as(Order)
      expect(changed.reviews).toMatchObject([{ rating: 5, title: '', state: 'pending' }])
      must(await decide(manager, await newest(manager), 'approved'))
      expect((await review({ rating: 1 })).status).toBe(409)
      expect((await shown(id)).stars).toEqual([5, 1])
    })

    it('the same key twice is one review', async () => {
      const { buyer, token, lineId } = await delivered()
      const key = { 'idempotency-key': randomUUID() }
      const send = () => buyer.put(`/api/orders/${token}/reviews/${lineId}`, kind, key)
      expect((await send()).status).toBe(200)
      const again = await send()
      expect([again.status, again.headers.get('idempotency-replayed')]).toEqual([200, 'true'])
    })

    it('the door of a signed-in buyer leads to the line, and nobody else through it', async () => {
      const customer = await signedIn(testShop())
      const { id, token, lineId, review } = await delivered({ as: customer })
      const door = async (shopper: Shopper) =>
        (await shopper.get(`/api/products/${await slugOf(id)}/review`)).as(ReviewDoor).path
      expect(await door(customer)).toBe(`/order/${token}/review/${lineId}`)
      expect(await door(await signedIn(testShop()))).toBeNull()
      expect(await door(newShopper(testShop()))).toBeNull()
      must(await review())
      const again = await delivered({ as: customer, ids: [id] })
      expect(again.token).not.toBe(token)
      expect(await door(customer)).toBe(`/order/${token}/review/${lineId}`)
    })

    it('20 an hour from one network', async () => {
      const { review } = await delivered()
      for (let at = 0; at < 20; at += 1) expect((await review()).status).toBe(200)
      const refused = await review()
      expect(refused.status).toBe(429)
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
      testShop().clock.now += 3_600_000
      expect((await review()).status).toBe(200)
    })
  })

  describe('what is written', () => {
    it('stars, a name, and limits to everything', async () => {
      const { review } = await delivered()
      for (const wrong of [
        { rating: 0 },
        { rating: 6 },
        { rating: 4.5 },
        { rating: '4 or so' },
        { rating: null },
        { author: ' \n ' },
        { author: 'x'.repeat(61) },
        { title: 'x'.repeat(81) },
        { comment: 'x'.repeat(2001) },
        { comment: { html: '<b>' } },
        { keptPhotos: ['/uploads/x.jpg'.repeat(20)] },
      ]) {
        expect([wrong, (await review(wrong)).status]).toEqual([wrong, 400])
      }
      expect((await review({ comment: 'x'.repeat(200_000) })).status).toBe(413)
      expect((await review({ comment: '', title: '' })).status).toBe(200)
    })

    it('asks for stars by a sentence of its own in every language', async () => {
      const { review } = await delivered()
      for (const rating of [0, '', 6]) {
        expect((await review({ rating })).body).toMatchObject({
          errors: { rating: 'Please choose one to five stars' },
          faults: { rating: { code: 'stars' } },
        })
      }
    })

    it('scripts and spells are text', async () => {
      const { review, manager, id } = await delivered()
      const title = '</script><img src=x onerror=alert(1)>'
      const comment = `"><svg onload=alert(1)>{{7*7}}' or 1=1 --\u2028\u202Eevil`
      must(await review({ title, comment }))
      must(await decide(manager, await newest(manager), 'approved'))
      const [first] = (await shown(id)).items
      expect(first).toMatchObject({ title, comment: comment.replace('\u202E', '') })
    })

    it('photos are made anew, at most five, and only its own stay', async () => {
      const { token, lineId, manager, id } = await delivered()
      const { app, shop } = testShop()
      const jpeg = (red: number) =>
        sharp({
          create: { width: 40, height: 30, channels: 3, background: { r: red, g: 9, b: 9 } },
        })
          .jpeg()
          .toBuffer()
      const send = async (files: Buffer[], more: Record<string, string> = {}) => {
        const form = new FormData()
        const fields = { ...kind, rating: '4', hasPhotoConsent: 'true', ...more }
        for (const [name, value] of Object.entries(fields)) form.set(name, value)
        for (const bytes of files) form.append('photos', new File([new Uint8Array(bytes)], 'a.jpg'))
        const headers = { 'sec-fetch-site': 'same-origin' }
        return app.request(`/api/orders/${token}/reviews/${lineId}`, {
          ...{ method: 'PUT', body: form, headers },
        })
      }
      const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')
      expect((await send([svg])).status).toBe(415)
      expect((await send([Buffer.from('MZ\u0090\u0000')])).status).toBe(415)
      const six = await Promise.all([20, 60, 100, 140, 180, 220].map(jpeg))
      const consents = async () => {
        const shown = must(await newShopper(testShop()).get(`/api/orders/${token}`)).as(Order)
        const all = await shop.db.read.selectFrom('consents').selectAll().execute()
        return all.filter(({ proof }) => proof.includes(shown.number))
      }
      for (const hasPhotoConsent of ['', 'false', 'maybe']) {
        const unasked = await send(six.slice(0, 1), { hasPhotoConsent })
        expect([unasked.status, (await unasked.json()).refusal]).toEqual([
          400,
          'photos-without-consent',
        ])
      }
      expect(await consents()).toEqual([])
      expect((await send(six)).status).toBe(400)
      const first = Order.parse(await (await send(six.slice(0, 2))).json()).reviews[0]
      expect(first?.photos).toMatchObject([
        { width: 40, height: 30 },
        { width: 40, height: 30 },
      ])
      expect(await consents()).toMatchObject([
        { purpose: 'review-photos', notice_version: 1, language: 'en', how: 'form' },
      ])
      const [kept = '', dropped = ''] = first?.photos.map(({ src }) => src) ?? []
      const foreign = '/uploads/00000000000000000000000000000000.jpg'
      const keptPhotos = JSON.stringify([kept, foreign])
      const next = Order.parse(await (await send([six[3] ?? svg], { keptPhotos })).json())
      const paths = next.reviews[0]?.photos.map(({ src }) => src) ?? []
      expect([paths.length, paths[0], paths.includes(dropped)]).toEqual([2, kept, false])
      const rows = await shop.db.read.selectFrom('reviews').select('photos').execute()
      expect(JSON.stringify(rows)).not.toContain(foreign)
      expect((await send(six.slice(0, 4))).status).toBe(400)
      must(await decide(manager, await newest(manager), 'approved'))
      const [public_] = (await shown(id)).items
      expect(public_?.photos[0]).toMatchObject({ src: kept, alt: 'Photo by Meena R.' })
      await shop.db.write((tx) => tx.deleteFrom('rate_limits').execute())
    })
  })

  describe('moderated in the admin area', () => {
    it('approved, taken down with a reason, shown again: the stars follow each step', async () => {
      const { review, manager, id, buyer, token } = await delivered()
      must(await review({ rating: 2 }))
      const pending = await newest(manager)
      expect((await decide(manager, pending, 'rejected')).status).toBe(400)
      const approved = (await decide(manager, pending, 'approved')).as(StaffReview)
      expect((await shown(id)).stars).toEqual([2, 1])
      const why = { reason: 'personal', words: 'It names your street.' }
      const down = (await decide(manager, approved, 'rejected', why)).as(StaffReview)
      expect(down).toMatchObject({ state: 'rejected', refusal: 'personal', words: why.words })
      expect(await shown(id)).toMatchObject({ items: [], stars: [0, 0] })
      const told = (await buyer.get(`/api/orders/${token}`)).as(Order).reviews
      expect(told).toMatchObject([{ state: 'rejected', refusal: 'personal', words: why.words }])
      const back = (await decide(manager, down, 'pending')).as(StaffReview)
      expect(back).toMatchObject({ refusal: null, words: '', decidedAt: null })
      must(await decide(manager, back, 'approved'))
      expect((await shown(id)).stars).toEqual([2, 1])
    })

    it('the list by popularity notices it at once', async () => {
      const placesOf = async (...ids: number[]) => {
        const popular = await newShopper(testShop()).get('/api/search?sort=popular')
        const listed = popular.as(SearchAnswer).items.map(({ id }) => id)
        return ids.map((id) => listed.indexOf(id))
      }
      const { review, manager, id } = await delivered()
      const newer = await addPiece(testShop().shop, { price: 6000, stock: 9 })
      const [before = 0, ofNewer = 0] = await placesOf(id, newer)
      expect(before).toBeGreaterThan(ofNewer)
      must(await review())
      must(await decide(manager, await newest(manager), 'approved'))
      const [after = 0, ofOther = 0] = await placesOf(id, newer)
      expect(after).toBeLessThan(ofOther)
    })

    it('of two who decide at once, one hears of the other, and the stars count once', async () => {
      const { review, manager, id } = await delivered()
      must(await review())
      const pending = await newest(manager)
      const answers = await Promise.all([
        decide(manager, pending, 'approved'),
        decide(manager, pending, 'approved'),
        decide(manager, pending, 'rejected', { reason: 'other' }),
      ])
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
      const { stars } = await shown(id)
      expect([
        [0, 0],
        [4, 1],
      ]).toContainEqual(stars)
    })

    it('one of the demo shop says so, to everybody and to staff', async () => {
      const { id, manager, review } = await delivered()
      must(await review())
      must(await decide(manager, await newest(manager), 'approved'))
      expect((await shown(id)).items).toMatchObject([{ isDemo: false }])
      const { shop } = testShop()
      await shop.db.write(async (tx) => {
        await tx.updateTable('reviews').set({ is_demo: 1 }).where('product_id', '=', id).execute()
        await bumpVersion(tx, shop.now())
      })
      expect((await shown(id)).items).toMatchObject([{ isDemo: true }])
      const all = must(await manager.get('/api/admin/reviews?state=approved')).as(StaffReviewPage)
      const one = all.items.find(({ product }) => product.id === id)
      expect(one).toMatchObject({ isDemo: true })
    })

    it('the shop answers under a review', async () => {
      const { review, manager, id } = await delivered()
      must(await review())
      const first = await newest(manager)
      must(await decide(manager, first, 'approved'))
      const reply = (words: string) =>
        manager.put(`/api/admin/reviews/${first.id}/reply`, { words })
      expect((await reply('x'.repeat(1001))).status).toBe(400)
      must(await reply('Thank you, Meena.'))
      expect((await shown(id)).items[0]?.reply).toBe('Thank you, Meena.')
      must(await reply(''))
      expect((await shown(id)).items[0]?.reply).toBe('')
    })

    it('found by state, stars, piece and words; those that wait come first', async () => {
      const { review, manager, id } = await delivered()
      must(await review({ rating: 1, author: 'Percy 100%' }))
      const page = async (query: string) =>
        (await manager.get(`/api/admin/reviews?${query}`)).as(StaffReviewPage)
      expect((await page(`product=${id}`)).items).toHaveLength(1)
      expect((await page(`product=${id}&rating=2`)).items).toHaveLength(0)
      expect((await page(`product=${id}&state=approved`)).items).toHaveLength(0)
      expect((await page(`q=${encodeURIComponent('percy 100%')}`)).items).toHaveLength(1)
      expect((await page(`q=${encodeURIComponent('percy_100')}`)).items).toHaveLength(0)
      const all = await page('')
      expect(all.items[0]?.state).toBe('pending')
      expect(all.counts['pending']).toBeGreaterThan(0)
      expect((await manager.get('/api/admin/reviews?state=odd')).status).toBe(400)
    })

    it('every decision is in the audit log; packers decide nothing', async () => {
      const { review, manager } = await delivered()
      must(await review())
      const first = await newest(manager)
      const packer = await signedIn(testShop(), 'packer')
      expect((await decide(packer, first, 'approved')).status).toBe(403)
      must(await decide(manager, first, 'approved'))
      const entry = await testShop()
        .shop.db.read.selectFrom('audit')
        .selectAll()
        .where('kind', '=', 'review')
        .where('subject_id', '=', first.id)
        .executeTakeFirstOrThrow()
      expect([entry.before, entry.after].map((side) => JSON.parse(side ?? '{}'))).toMatchObject([
        { status: 'pending' },
        { status: 'approved' },
      ])
    })
  })
})
