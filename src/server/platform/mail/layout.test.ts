import fc from 'fast-check'
import { expect, it } from 'vitest'
import { emptyProfile } from '../../settings/documents.ts'
import type { Block, Composed } from './email.ts'
import { escapeHtml, toHtml, toText } from './layout.ts'

const emailOf = (blocks: Block[], title = 'Thank you'): Composed => ({
  subject: title,
  preview: 'Your order is on its way.',
  title,
  blocks,
  reason: 'You get this email because you ordered.',
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
  const email = emailOf(every)
  const [html, text] = [toHtml(email, emptyProfile), toText(email, emptyProfile)]
  const words = [
    'https://pallu.example/product/red',
    '2 pieces',
    'thank you.',
    'See the order',
    'https://pallu.example/order/1',
    'Kanjivaram',
    'Red',
  ]
  for (const word of [...words, '₹8,999', '₹9,249', 'Dry clean only.', email.reason, 'Pallu']) {
    expect(html).toContain(word)
    expect(text).toContain(word)
  }
  expect(text).toContain('https://pallu.example/unsubscribe?a=1&b=2')
  expect(html).toContain('https://pallu.example/unsubscribe?a=1&amp;b=2')
})

it('says nothing where there is nothing to say', () => {
  const bare = emailOf([
    { kind: 'items', items: [{ name: 'Linen' }, { name: 'Cotton', amount: '₹900' }] },
    { kind: 'facts', rows: [{ label: 'Shipping', value: 'Free' }] },
  ])
  const { unsubscribe: _, ...email } = bare
  const profile = { ...emptyProfile, name: 'Pallu', address: '' }
  const html = toHtml(email, profile).replaceAll(/ style="[^"]*"/g, '')
  expect(html).toContain(
    '<tr><td colspan="2">Linen</td><td align="right"></td></tr>' +
      '<tr><td colspan="2">Cotton</td><td align="right">₹900</td></tr>',
  )
  expect(html).toContain('<tr><td>Shipping</td><td align="right">Free</td></tr>')
  expect(html).toContain('you ordered.<br>Pallu</td>')
  expect(toText(email, profile)).toBe(
    'THANK YOU\n\n* Linen\n* Cotton\n  ₹900\n\nShipping: Free\n\n' +
      '--\nYou get this email because you ordered.\nPallu\n',
  )
})

it('has the shop’s logo at its head, under the name that is read where pictures wait', () => {
  const logo = { src: `/uploads/${'a'.repeat(32)}.webp`, width: 1200, height: 400 }
  const profile = { ...emptyProfile, name: 'Meena & Co', logo }
  const html = toHtml(emailOf(every), profile, undefined, 'https://shop.example')
  expect(html).toContain(
    `<img src="https://shop.example/uploads/${'a'.repeat(32)}-640.jpg" width="168" height="56" alt="Meena &amp; Co"`,
  )
  expect(toHtml(emailOf(every), { ...profile, logo: null })).not.toContain('-640.jpg')
})

it('dresses what matters: a strong sum, and its cells', () => {
  const html = toHtml(emailOf(every), emptyProfile)
  expect(html).toMatch(/font-weight:600;color:#241A17">Total</)
  expect(html).toMatch(/<td align="right" style="padding:4px 0;[^"]*font-weight:600">₹9,249</)
  const plain = toHtml(
    emailOf([{ kind: 'facts', rows: [{ label: 'Fee', value: '₹50' }] }]),
    emptyProfile,
  )
  expect(plain).toMatch(/color:#241A17;;color:#6B5D55">Fee</)
  expect(html).toContain('<td width="72" style="padding:12px 0;border-bottom:1px solid #E7DDCF;')
  expect(html).toContain('<a href="https://pallu.example/product/red" style="color:#241A17;')
})

it('a word without an end breaks within its cell, a figure never', () => {
  const breaks = (name: string, value: string) => {
    const items: Block = { kind: 'items', items: [{ name, amount: '₹900' }] }
    const facts: Block = { kind: 'facts', rows: [{ label: 'From', value }] }
    return toHtml(emailOf([items, facts]), emptyProfile).split('word-break:break-word').length - 1
  }
  const [long, usual] = ['Meenakshisundaram'.repeat(4), 'Arakku Kanjivaram with Mango Buttas']
  expect([breaks(long, 'Meena'), breaks(usual, long), breaks(usual, '₹1,23,456.00')]).toEqual([
    ...[1, 1, 0],
  ])
})

it('takes every sign of HTML for itself', () => {
  expect(escapeHtml('A & B < C > D "E"')).toBe('A &amp; B &lt; C &gt; D &quot;E&quot;')
})

it('words are text, whatever they hold', () => {
  const nasty = fc.oneof(
    fc.string(),
    fc.constantFrom('<script>x</script>', '"><img src=x onerror=1>'),
  )
  const known = tagsOf(toHtml(emailOf(every.slice(0, 1)), emptyProfile))
  fc.assert(
    fc.property(nasty, nasty, (text, name) => {
      const one = emailOf([{ kind: 'text', text: text.replaceAll('\n', ' ') }], name)
      const tags = tagsOf(toHtml(one, { ...emptyProfile, name, address: text }))
      expect(tags.filter((tag) => tag !== 'br')).toEqual(known.filter((tag) => tag !== 'br'))
    }),
  )
})

it('holds no script, no form and nothing that is fetched but pictures', () => {
  const html = toHtml(emailOf(every), emptyProfile)
  expect(html).not.toMatch(/<(script|form|link|iframe|object|style)\b|\burl\(|@import/i)
})

const tagsOf = (html: string) => [...html.matchAll(/<\/?([a-z!][a-z0-9]*)/g)].map((tag) => tag[1])
