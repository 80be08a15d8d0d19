import fs from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

const web = path.resolve(import.meta.dirname, '../src/web')

// Where :has() stands before a * or a tag, a browser styles every such element of a page anew whenever anything in it changes:
// 766 elements instead of 2 on the page of a saree, 60 to 90 ms of a slow phone with each touch.

/** The classes of Tailwind that end in *, and selectors of ours that end in a tag of which a page has many. */
const wide = /\b(?:group|peer)-has-\[?|:has\([^{}\n]+\)\s+(?!body\b)[a-z*][\w-]*\s*[,{]/g

function wideHas(text: string): string[] {
  return text.match(wide) ?? []
}

it('no style waits for :has() of something else but by a class of its own', () => {
  const files = fs.readdirSync(web, { recursive: true, encoding: 'utf8' })
  const found = files
    .filter((file) => /\.(?:css|tsx?)$/.test(file))
    .flatMap((file) => wideHas(fs.readFileSync(path.join(web, file), 'utf8')))
  expect(found).toEqual([])
})

it('finds one that does', () => {
  expect(wideHas('<p className="group-has-[:checked]:hidden">')).toEqual(['group-has-['])
  expect(wideHas('.stars label:has(:checked) svg {')).toEqual([':has(:checked) svg {'])
  expect(wideHas('.form:has([value="new"]:checked) * {')).toHaveLength(1)
  expect(wideHas('.form:has(:checked) .place, body:has(.bar) {')).toEqual([])
})
