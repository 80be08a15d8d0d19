import { describe, expect, it } from 'vitest'
import {
  archivedOf,
  draftOf,
  published,
  refusePublishing,
  restoredOf,
  stateOf,
} from './publishing.ts'

const now = 1_000
const wanted = { name: 'Saree', price_paise: 250_000 }

describe('a product is a draft, published or archived', () => {
  it('a draft that was put away comes back as a draft, what was in the shop comes back into it', () => {
    const draft = draftOf(now, now + 5)
    const away = archivedOf(draft, now)
    expect([stateOf(draft), stateOf(away)]).toEqual(['draft', 'archived'])
    expect(away.publish_at).toBeNull()
    expect(restoredOf(away, 250_000, now)).toEqual(draftOf(now))
    const gone = archivedOf(published, now)
    expect(stateOf(gone)).toBe('archived')
    expect(restoredOf(gone, 250_000, now)).toEqual(published)
  })

  it('without a price it comes back as a draft', () => {
    expect(stateOf(restoredOf(archivedOf(published, now), 0, now))).toBe('draft')
  })
})

describe('price 0 cannot be published', () => {
  const free = { ...wanted, price_paise: 0 }
  const refusal = { code: 'price-to-publish', params: { name: 'Saree' } }

  it('neither now nor at a later moment', () => {
    expect(refusePublishing({ ...free, ...published }, null, now)).toEqual(refusal)
    const waiting = { ...free, ...draftOf(now, now + 1) }
    expect(refusePublishing(waiting, { ...free, ...draftOf(now) }, now)).toEqual(refusal)
    expect(refusePublishing({ ...wanted, ...published }, null, now)).toBeNull()
  })

  it('a draft needs none', () => {
    expect(refusePublishing({ ...free, ...draftOf(now) }, null, now)).toBeNull()
  })

  it('a price that goes to 0 in the shop is refused, one that was 0 already is left alone', () => {
    const inShop = { ...free, ...published }
    expect(refusePublishing(inShop, { ...inShop, price_paise: 1 }, now)).toEqual(refusal)
    expect(refusePublishing(inShop, inShop, now)).toBeNull()
  })
})

describe('a moment of publishing', () => {
  it('lies in the future', () => {
    const at = (moment: number) =>
      refusePublishing({ ...wanted, ...draftOf(now, moment) }, null, now)
    expect([at(now), at(now + 1)]).toEqual(['publish-at-passed', null])
  })

  it('that stands already is not looked at again', () => {
    const waits = { ...wanted, ...draftOf(now, now - 1) }
    expect(refusePublishing(waits, waits, now)).toBeNull()
  })
})
