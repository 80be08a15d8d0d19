import { expect, it } from 'vitest'
import { lookInSearch, resultInSearch } from './look-in-search.ts'

const page = { title: 'About us', description: 'How we began.' }

it('what was written for search engines stands before what the page says', () => {
  const written = { seoTitle: 'Kanchipuram silk from the loom', seoDescription: '' }
  expect(lookInSearch(written, page)).toEqual({
    title: 'Kanchipuram silk from the loom',
    description: 'How we began.',
  })
  expect(lookInSearch(undefined, page)).toEqual(page)
})

it('a page in another language takes nothing that is still English', () => {
  const written = { seoTitle: 'Silk', seoDescription: 'நெசவு', inEnglish: ['seoTitle'] }
  expect(lookInSearch(written, page)).toEqual({ title: 'About us', description: 'நெசவு' })
})

it('a result is cut at a word where a search engine cuts it', () => {
  const long = { title: 'Weave '.repeat(15).trim(), description: 'silk '.repeat(60).trim() }
  const { title, description } = resultInSearch(long, 'Pallu')
  expect([...title].length).toBeLessThanOrEqual(60)
  expect([...description].length).toBeLessThanOrEqual(155)
  expect(title.endsWith('Weave…')).toBe(true)
  expect(resultInSearch(page, 'Pallu').title).toBe('About us | Pallu')
})
