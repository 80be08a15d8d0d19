import { expect, it } from 'vitest'
import { SharedWishlist, Wishlist } from '#contract/wishlist/types.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper, type Shopper, signedIn } from '#test/shopper.ts'
import { mergeCarts } from '../cart/merge-carts.ts'

onBothEngines('wishlist', (testShop) => {
  const listWith = async (owner: Shopper, pieces: number) => {
    const ids: number[] = []
    for (let n = 0; n < pieces; n++) ids.push(await addPiece(testShop().shop))
    for (const id of ids) must(await owner.put(`/api/wishlist/pieces/${id}`))
    const shared = await owner.post('/api/wishlist/share', { title: 'For the wedding' })
    const path = shared.as(Wishlist).share?.path ?? ''
    return { ids, path, api: `/api/wishlists/${path.split('/').at(-1)}` }
  }

  it('is kept for guests and never adds a piece twice', async () => {
    const guest = newShopper(testShop())
    expect((await guest.get('/api/wishlist')).as(Wishlist).pieces).toEqual([])
    const id = await addPiece(testShop().shop, { name: 'Wished for' })
    must(await guest.put(`/api/wishlist/pieces/${id}`))
    const twice = await guest.put(`/api/wishlist/pieces/${id}`)
    expect(twice.as(Wishlist).pieces.map((piece) => piece.product.name)).toEqual(['Wished for'])
    expect((await guest.del(`/api/wishlist/pieces/${id}`)).as(Wishlist).pieces).toEqual([])
    expect((await guest.put('/api/wishlist/pieces/999999')).status).toBe(404)
  })

  it('joins the customer’s at sign-in, votes included', async () => {
    const { shop } = testShop()
    const [guest, customer, owner] = [
      newShopper(testShop()),
      await signedIn(testShop()),
      newShopper(testShop()),
    ]
    const { ids, api } = await listWith(owner, 1)
    const vote = { productId: ids[0], vote: 'heart', name: 'Amma' }
    must(await guest.put(`${api}/votes`, vote))
    must(await customer.put(`${api}/votes`, { ...vote, vote: 'not' }))
    const [a, b] = [await addPiece(shop), await addPiece(shop)]
    must(await guest.put(`/api/wishlist/pieces/${a}`))
    must(await customer.put(`/api/wishlist/pieces/${a}`))
    must(await guest.put(`/api/wishlist/pieces/${b}`))
    const token = guest.cookies.get('cart') ?? null
    await shop.db.write((tx) => mergeCarts(tx, token, customer.userId ?? 0))
    const merged = (await customer.get('/api/wishlist')).as(Wishlist)
    expect(merged.pieces.map((piece) => piece.product.id).sort()).toEqual([a, b].sort())
    const tally = (await owner.get('/api/wishlist')).as(Wishlist).pieces[0]
    expect(tally).toMatchObject({ hearts: 0, nots: 1 })
  })

  it('relatives open it without an account, vote and comment with a name; the owner sees the tally', async () => {
    const owner = newShopper(testShop())
    const { ids, api } = await listWith(owner, 2)
    const [amma, akka] = [newShopper(testShop()), newShopper(testShop())]
    const seen = (await amma.get(api)).as(SharedWishlist)
    expect(seen).toMatchObject({ title: 'For the wedding', isOwner: false })
    expect((await owner.get(api)).as(SharedWishlist).isOwner).toBe(true)
    must(await amma.put(`${api}/votes`, { productId: ids[0], vote: 'heart', name: 'Amma' }))
    must(await akka.put(`${api}/votes`, { productId: ids[0], vote: 'not', name: 'Akka' }))
    const said = { productId: ids[0], name: 'Akka', comment: '<b>Too bright</b>' }
    expect((await akka.post(`${api}/comments`, said)).status).toBe(200)
    const own = (await owner.get('/api/wishlist')).as(Wishlist)
    const piece = own.pieces.find(({ product }) => product.id === ids[0])
    expect(piece).toMatchObject({ hearts: 1, nots: 1, voters: ['Amma'] })
    expect(own.comments).toMatchObject([{ name: 'Akka', comment: '<b>Too bright</b>' }])
    const id = own.comments[0]?.id
    // With a list of her own she may take comments off that one, and no other.
    must(await akka.put(`/api/wishlist/pieces/${ids[0]}`))
    expect((await akka.del(`/api/wishlist/comments/${id}`)).status).toBe(404)
    expect((await owner.get('/api/wishlist')).as(Wishlist).comments).toHaveLength(1)
    expect((await owner.del(`/api/wishlist/comments/${id}`)).as(Wishlist).comments).toEqual([])
  })

  it('counts one vote a visitor and piece; a vote can be taken back', async () => {
    const owner = newShopper(testShop())
    const { ids, api } = await listWith(owner, 1)
    const amma = newShopper(testShop())
    const vote = (word: string | null) =>
      amma.put(`${api}/votes`, { productId: ids[0], vote: word, name: 'Amma' })
    must(await vote('heart'))
    must(await vote('heart'))
    const last = (await vote('not')).as(SharedWishlist)
    expect(last.pieces[0]).toMatchObject({ hearts: 0, nots: 1, mine: 'not' })
    expect((await vote(null)).as(SharedWishlist).pieces[0]).toMatchObject({ nots: 0, mine: null })
  })

  it('the owner can close it, and open it again under the same link', async () => {
    const owner = newShopper(testShop())
    const { ids, api, path } = await listWith(owner, 1)
    const closed = (await owner.del('/api/wishlist/share')).as(Wishlist)
    expect(closed.share).toEqual({ path, isClosed: true })
    const relative = newShopper(testShop())
    expect((await relative.get(api)).status).toBe(404)
    const vote = { productId: ids[0], vote: 'heart', name: 'X' }
    expect((await relative.put(`${api}/votes`, vote)).status).toBe(404)
    must(await owner.post('/api/wishlist/share'))
    expect((await relative.get(api)).as(SharedWishlist).title).toBe('For the wedding')
  })

  it('no other token opens anything', async () => {
    const relative = newShopper(testShop())
    for (const token of ['null', 'x', '%20', 'A'.repeat(22), 'undefined']) {
      expect((await relative.get(`/api/wishlists/${token}`)).status).toBe(404)
    }
  })
})
