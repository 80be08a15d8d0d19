import { describe, expect, it } from 'vitest'
import {
  allSections,
  type HomeSection,
  homeSections,
  sectionsOn,
  turnsOf,
} from './home-sections.ts'

const section = (wishes: Partial<HomeSection> & Pick<HomeSection, 'name'>): HomeSection => ({
  ...{ isShown: true, title: '', from: null, until: null },
  ...wishes,
})
const names = (sections: readonly { name: string }[]) => sections.map(({ name }) => name)

describe('the owner orders the sections of the home page', () => {
  it('the specification’s are the default order, all of them shown', () => {
    expect(names(sectionsOn('2026-11-27'))).toEqual([...homeSections])
  })

  it('as they were placed, each once; one that is new stands behind the one that it usually follows', () => {
    const placed = [section({ name: 'newsletter' }), section({ name: 'trending' })]
    const all = names(allSections([...placed, section({ name: 'newsletter', isShown: false })]))
    expect(all).toEqual([
      ...['newArrivals', 'premium', 'newsletter', 'trending', 'weaves', 'craft', 'testimonials'],
    ])
    expect(all.toSorted()).toEqual([...homeSections].toSorted())
  })

  it('one that is switched off, has not begun or is over is not shown; its first and last day are', () => {
    const placed = [
      section({ name: 'premium', from: '2026-12-01', until: '2026-12-24' }),
      section({ name: 'craft', isShown: false }),
    ]
    const isThere = (day: string, name: string) => names(sectionsOn(day, placed)).includes(name)
    expect(isThere('2026-12-01', 'craft')).toBe(false)
    const days = ['2026-11-30', '2026-12-01', '2026-12-24', '2026-12-25']
    expect(days.map((day) => isThere(day, 'premium'))).toEqual([false, true, true, false])
  })

  it('what is kept of the page is old at midnight in India of the days on which one begins or is over', () => {
    const placed = [
      section({ name: 'premium', from: '2026-12-01', until: '2026-12-24' }),
      section({ name: 'craft', from: '2026-12-25' }),
    ]
    const begins = Date.parse('2026-12-01T00:00:00+05:30')
    const over = Date.parse('2026-12-25T00:00:00+05:30')
    expect(turnsOf(placed, begins - 1)).toEqual([begins, over])
    expect(turnsOf(placed, begins)).toEqual([over])
    expect(turnsOf(placed, over)).toEqual([])
  })
})
