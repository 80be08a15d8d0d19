import { expect, it } from 'vitest'
import { SharedWishlist, Wishlist } from '#contract/wishlist/types.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper } from '#test/shopper.ts'

// What whoever keeps a list, and relatives whom she has sent it, are told of it, whole.

onNewShops('a wishlist', (testShop) => {
  const own = async (who: ReturnType<typeof newShopper>) =>
    must(await who.get('/api/wishlist')).as(Wishlist)

  it('has nothing before anything was put on it', async () => {
    const nothing = { pieces: [], comments: [], title: '', share: null }
    expect(await own(newShopper(testShop()))).toStrictEqual(nothing)
  })

  it('that nobody has shared has pieces without votes, and no way to it', async () => {
    const meena = newShopper(testShop())
    const red = await addPiece(testShop().shop, { name: 'Red' })
    must(await meena.put(`/api/wishlist/pieces/${red}`))
    const product = expect.objectContaining({ id: red, name: 'Red' })
    expect(await own(meena)).toStrictEqual({
      ...{ title: '', comments: [], share: null },
      pieces: [{ product, hearts: 0, nots: 0, voters: [] }],
    })
  })

  it('that is shared says what each relative thinks, of which piece, and who she is where she likes it', async () => {
    const meena = newShopper(testShop())
    const [red, blue] = [
      await addPiece(testShop().shop, { name: 'Red' }),
      await addPiece(testShop().shop, { name: 'Blue' }),
    ]
    for (const id of [red, blue]) must(await meena.put(`/api/wishlist/pieces/${id}`))
    const shared = must(await meena.post('/api/wishlist/share', { title: 'For the wedding' }))
    const path = shared.as(Wishlist).share?.path ?? ''
    expect(path).toMatch(/^\/wishlist\/[\w-]{22}$/)
    const api = `/api/wishlists/${path.split('/').at(-1)}`
    const [amma, akka, athai] = [1, 2, 3].map(() => newShopper(testShop()))
    const vote = async (who: typeof amma, productId: number, word: string, name: string) => {
      testShop().clock.now += 1000
      must((await who?.put(`${api}/votes`, { productId, vote: word, name })) ?? shared)
    }
    await vote(amma, red, 'heart', 'Amma')
    await vote(akka, red, 'heart', 'Akka')
    await vote(athai, red, 'not', 'Athai')
    await vote(akka, blue, 'not', 'Akka')
    const said = { name: 'Akka', comment: 'Too bright' }
    must((await akka?.post(`${api}/comments`, { ...said, productId: blue })) ?? shared)
    testShop().clock.now += 1000
    must((await amma?.post(`${api}/comments`, { ...said, name: 'Amma' })) ?? shared)
    const comments = [
      { ...said, id: expect.any(Number), productId: blue, createdAt: '2026-01-15T06:30:04.000Z' },
      {
        ...{ ...said, name: 'Amma', id: expect.any(Number), productId: null },
        createdAt: '2026-01-15T06:30:05.000Z',
      },
    ]
    const list = await own(meena)
    const ofRed = { product: expect.objectContaining({ id: red }), hearts: 2, nots: 1 }
    const ofBlue = { product: expect.objectContaining({ id: blue }), hearts: 0, nots: 1 }
    expect({ ...list, pieces: byId(list.pieces) }).toStrictEqual({
      ...{ title: 'For the wedding', share: { path, isClosed: false } },
      comments,
      pieces: [
        { ...ofRed, voters: ['Amma', 'Akka'] },
        { ...ofBlue, voters: [] },
      ],
    })
    const seen = async (who: typeof amma) => {
      const answer = must((await who?.get(api)) ?? shared).as(SharedWishlist)
      return { ...answer, pieces: byId(answer.pieces) }
    }
    const asSeen = (isOwner: boolean, ofMine: (string | null)[]) => ({
      ...{ title: 'For the wedding', isOwner, comments: list.comments },
      pieces: [
        { ...ofRed, mine: ofMine[0] },
        { ...ofBlue, mine: ofMine[1] },
      ],
    })
    expect(await seen(amma)).toStrictEqual(asSeen(false, ['heart', null]))
    expect(await seen(akka)).toStrictEqual(asSeen(false, ['heart', 'not']))
    expect(await seen(athai)).toStrictEqual(asSeen(false, ['not', null]))
    expect(await seen(meena)).toStrictEqual(asSeen(true, [null, null]))
    expect(must(await meena.del('/api/wishlist/share')).as(Wishlist).share).toEqual({
      ...{ path, isClosed: true },
    })
  })
})

const byId = <Piece extends { product: { id: number } }>(pieces: Piece[]) =>
  pieces.toSorted((one, other) => one.product.id - other.product.id)
