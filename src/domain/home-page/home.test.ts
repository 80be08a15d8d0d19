import { describe, expect, it } from 'vitest'
import { carouselButtons, initialsOf, sectionOf } from './home.ts'

describe('default section size 4 (applied by cutting the list)', () => {
  it('cuts', () => {
    expect(sectionOf([1, 2, 3, 4, 5])).toEqual([1, 2, 3, 4])
    expect(sectionOf([1, 2, 3, 4, 5], 3)).toEqual([1, 2, 3])
    expect(sectionOf([1], 12)).toEqual([1])
  })
})

describe('carousel buttons', () => {
  const start = { scrollLeft: 0, clientWidth: 400, scrollWidth: 1000, items: 4 }

  it('the left shows only when scrolled right', () => {
    expect(carouselButtons(start)).toEqual({ left: false, right: true })
    expect(carouselButtons({ ...start, scrollLeft: 10 }).left).toBe(true)
  })

  it('the right shows only when more content remains', () => {
    expect(carouselButtons({ ...start, scrollLeft: 600 })).toEqual({ left: true, right: false })
    expect(carouselButtons({ ...start, scrollLeft: 599.4 }).right).toBe(false)
  })

  it('and there are more than 2 items', () => {
    expect(carouselButtons({ ...start, items: 2 }).right).toBe(false)
    expect(carouselButtons({ ...start, items: 3 }).right).toBe(true)
  })
})

describe('when there is no avatar, an avatar made of initials is generated', () => {
  it.each([
    ['Lakshmi Narayanan', 'LN'],
    ['  meera  devi   iyer ', 'MI'],
    ['priya', 'P'],
    ['மீனா', 'ம'],
    ['', ''],
  ])('%s is %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials)
  })
})
