import { expect, it } from 'vitest'
import { linksIn } from './links-in.ts'

it('names where the links of a text lead, each once, as a browser goes there', () => {
  const html =
    '<p><a href="/festival" rel="noopener">Festival</a> and <a title="all" href="/products?fabrics=Silk&amp;inStock=true">silk</a>, ' +
    '<a href="/festival">again</a>, <a id="here">nowhere</a>, href="/words", <img src="/uploads/a.jpg"></p>'
  expect(linksIn(html)).toEqual(['/festival', '/products?fabrics=Silk&inStock=true'])
  expect(linksIn('')).toEqual([])
})

it('reads a long text of open tags once', () => {
  expect(linksIn('<a href='.repeat(25_000))).toEqual([])
  expect(linksIn('<a href="'.repeat(20_000))).toEqual([])
})
