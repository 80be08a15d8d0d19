import { expect, it } from 'vitest'
import type { Story } from '#contract/stories/types.ts'
import { storyFacts } from './story-facts.ts'

const story: Story = {
  ...{ id: 1, title: 'The last loom', slug: 'the-last-loom', summary: 'Of Rukmini.' },
  ...{ content: '<p>She begins at five.</p>', products: [] },
  picture: { src: '/uploads/loom.jpg', alt: 'A loom', width: 900, height: 1200, preview: '' },
  publishedAt: '2026-01-15T04:30:00.000Z',
  changedAt: '2026-01-20T04:30:00.000Z',
}
const around = {
  ...{ address: 'https://pallu.example/ta/stories/the-last-loom' },
  ...{ publicUrl: 'https://pallu.example', shopName: 'Pallu', language: 'ta' },
}

it('search engines are told what a story is, of when, and in which language', () => {
  expect(storyFacts(story, around)).toMatchObject({
    ...{ '@type': 'Article', headline: 'The last loom', description: 'Of Rukmini.' },
    ...{ datePublished: story.publishedAt, dateModified: story.changedAt, inLanguage: 'ta' },
    ...{ mainEntityOfPage: around.address, author: { name: 'Pallu' } },
    image: expect.stringMatching(/^https:\/\/pallu\.example\//),
  })
})

it('one that was written before its moment has not changed since, and one without words is English', () => {
  const early = { ...story, changedAt: '2026-01-01T00:00:00.000Z', inEnglish: ['content'] }
  expect(storyFacts({ ...early, picture: null }, around)).toMatchObject({
    ...{ dateModified: story.publishedAt, inLanguage: 'en' },
  })
  expect(storyFacts({ ...early, picture: null, summary: '' }, around)).not.toHaveProperty('image')
})
