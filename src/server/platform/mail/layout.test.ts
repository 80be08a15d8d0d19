import fc from 'fast-check'
import { expect, it } from 'vitest'
import { emptyProfile } from '../../settings/documents.ts'
import { toHtml, toText } from './layout.ts'
import type { Block, Composed } from './letter.ts'

const letterOf = (blocks: Block[], title = 'Thank you'): Composed => ({
  subject: title,
  preview: 'Your order is on its way.',
  title,
  blocks,
  reason: 'You get this letter because you ordered.',
  unsubscribe: 'https://pallu.example/unsubscribe?a=1&b=2',
})

const every: Block[] = [
  { kind: 'text', text: 'Dear Lakshmi,\nthank you.' },
  { kind: 'button', label: 'See the order', address: 'https://pallu.example/order/1' },
  {
    kind: 'items',
    items: [
      {
        ...{ name: 'Kanjivaram', note: 'Red\n2 pieces', amount: '₹8,999', picture: '/p.jpg' },
        address: 'https://pallu.example/product/red',
      },
    ],
  },
  { kind: 'facts', rows: [{ label: 'Total', value: '₹9,249', isStrong: true }] },
  { kind: 'small', text: 'Dry clean only.' },
]

it('whatever the HTML says, the text twin says too', () => {
  const letter = letterOf(every)
  const [html, text] = [toHtml(letter, emptyProfile), toText(letter, emptyProfile)]
  const words = [
    'https://pallu.example/product/red',
    '2 pieces',
    'thank you.',
    'See the order',
    'https://pallu.example/order/1',
    'Kanjivaram',
    'Red',
  ]
  for (const word of [...words, '₹8,999', '₹9,249', 'Dry clean only.', letter.reason, 'Pallu']) {
    expect(html).toContain(word)
    expect(text).toContain(word)
  }
  expect(text).toContain('https://pallu.example/unsubscribe?a=1&b=2')
  expect(html).toContain('https://pallu.example/unsubscribe?a=1&amp;b=2')
})

it('words are text, whatever they hold', () => {
  const nasty = fc.oneof(
    fc.string(),
    fc.constantFrom('<script>x</script>', '"><img src=x onerror=1>'),
  )
  const known = tagsOf(toHtml(letterOf(every.slice(0, 1)), emptyProfile))
  fc.assert(
    fc.property(nasty, nasty, (text, name) => {
      const one = letterOf([{ kind: 'text', text: text.replaceAll('\n', ' ') }], name)
      const tags = tagsOf(toHtml(one, { ...emptyProfile, name, address: text }))
      expect(tags.filter((tag) => tag !== 'br')).toEqual(known.filter((tag) => tag !== 'br'))
    }),
  )
})

it('holds no script, no form and nothing that is fetched but pictures', () => {
  const html = toHtml(letterOf(every), emptyProfile)
  expect(html).not.toMatch(/<(script|form|link|iframe|object|style)\b|\burl\(|@import/i)
})

const tagsOf = (html: string) => [...html.matchAll(/<\/?([a-z!][a-z0-9]*)/g)].map((tag) => tag[1])
