import { expect, it } from 'vitest'
import { differences } from './both-sides.tsx'

const labels = { title: 'Title', content: 'Content', tags: 'Tags' }

it('names the fields of a form that differ, with both sides', () => {
  const seen = { id: 1, title: 'Looms', content: 'old', version: 'a' }
  const now = { content: 'new', title: 'Looms', version: 'b' }
  expect(differences(seen, now, labels)).toEqual([{ label: 'Content', seen: 'old', now: 'new' }])
})

it('what was not answered has not changed', () => {
  expect(differences({ tags: ['a'] }, { version: 'b' }, labels)).toEqual([])
})
