import { describe, expect, it } from 'vitest'
import { pagesAround } from './pagination.tsx'

describe('the pages a listing links to', () => {
  it.each([
    [1, 3, [1, 2, 3]],
    [1, 20, [1, 2, null, 20]],
    [3, 20, [1, 2, 3, 4, null, 20]],
    [5, 20, [1, null, 4, 5, 6, null, 20]],
    [20, 20, [1, null, 19, 20]],
    [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  ])('on page %i of %i', (page, pages, shown) => expect(pagesAround(page, pages)).toEqual(shown))
})
