import { expect, it } from 'vitest'
import { journalPath, storyStateAt } from './story.ts'

it('a story is a draft without a moment, scheduled before it and published from it on', () => {
  expect(storyStateAt(null, 1000)).toBe('draft')
  expect([999, 1000].map((now) => storyStateAt(1000, now))).toEqual(['scheduled', 'published'])
})

it('the first page of the journal has the short address', () => {
  expect([journalPath(1), journalPath(2)]).toEqual(['/stories', '/stories/page/2'])
})
