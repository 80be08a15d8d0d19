import { describe, expect, it } from 'vitest'
import { firstTerms, type ToldTerms, toldTerms } from '#domain/delivery/delivery-terms.ts'
import {
  type Figures,
  figuresIn,
  fillFields,
  fillHtml,
  fillText,
  isOnlyFigures,
  unknownIn,
} from './figures.ts'
import { type FigureWords, figuresOf } from './figures-of.ts'
import { fixedFigures, silentIn } from './fixed-figures.ts'

const words: FigureWords = {
  freeDelivery: { above: (limit) => `Free above ${limit}!`, always: 'Free!' },
  cost: {
    above: (limit, fee) => `Free above ${limit}, else ${fee}.`,
    always: 'It is free.',
    never: (fee) => `It is ${fee}.`,
  },
  brief: { above: (limit, fee) => `${limit} / ${fee}`, always: 'free' },
}
const told = (change: Partial<ToldTerms> = {}): ToldTerms => ({
  ...toldTerms(firstTerms),
  ...change,
})
const now = (change: Partial<ToldTerms> = {}, shopHours = 'Mon-Sat, 9AM-6PM') =>
  figuresOf({ terms: told(change), holdHours: 24, shopHours }, words)
const never = now({ freeAbove: null }, '')

describe('what holds now', () => {
  it('are the numbers of the specification until the owner says others', () => {
    expect(now()).toEqual({
      ...{
        'free delivery': 'Free above ₹5,000!',
        'delivery cost': 'Free above ₹5,000, else ₹250.',
      },
      ...{ 'delivery cost in brief': '₹5,000 / ₹250', 'free above': '₹5,000' },
      ...{ 'delivery fee': '₹250', 'days in India': '5-7', 'days abroad': '10-15' },
      ...{ 'return days': '7', 'damage hours': '48', 'hold hours': '24' },
      'shop hours': 'Mon-Sat, 9AM-6PM',
    } satisfies Figures)
  })

  it.each([{ freeAbove: 0 }, { fee: 0 }, { fee: 0, freeAbove: null }])(
    'names no amount where delivery is always free: %o',
    (change) => {
      const cost = { 'free delivery': 'Free!', 'delivery cost': 'It is free.' }
      const amounts = { 'free above': null, 'delivery fee': null }
      expect(now(change)).toMatchObject({ ...cost, ...amounts, 'delivery cost in brief': 'free' })
    },
  )

  it('promises nothing free where it never is, and says a fee to the paisa', () => {
    expect(now({ freeAbove: null, fee: 99.5 })).toMatchObject({
      ...{ 'free delivery': null, 'free above': null, 'delivery cost': 'It is ₹99.50.' },
      ...{ 'delivery fee': '₹99.50', 'delivery cost in brief': '₹99.50' },
    })
  })

  it('counts the days that the shop needs to pack', () => {
    const calendar = { ...firstTerms.calendar, handlingDays: 2 }
    expect(now({ calendar })).toMatchObject({ 'days in India': '7-9', 'days abroad': '12-17' })
  })
})

describe('a text with names in braces', () => {
  it.each([
    ['Free above {free above}, else {delivery fee}', 'Free above ₹5,000, else ₹250'],
    ['{Free Above}-க்கு மேல், { free  above }ವರೆಗೆ', '₹5,000-க்கு மேல், ₹5,000ವರೆಗೆ'],
    ['No names', 'No names'],
    ['{free lunch} {} { {free above', '{free lunch} {} { {free above'],
    ['Two lines\n{days in India} days', 'Two lines\n5-7 days'],
  ])('%s', (text, says) => {
    expect(fillText(text, now())).toBe(says)
  })

  it('leaves out the sentence whose figure has nothing to say, and the line where none is left', () => {
    const text =
      'Write to us. Free above {free above}! By phone {shop hours}.\nfree: {free above}\nBye'
    expect(fillText(text, never)).toBe('Write to us.\nBye')
    expect(fillText('{free delivery}', never)).toBe('')
    expect(silentIn(text, never)).toEqual(['free above', 'shop hours'])
  })

  it('names those that it has, and those that nobody knows', () => {
    const text = '{free above} {Free&nbsp;above} {delivery fees} {x}'
    expect(figuresIn(text)).toEqual(['free above'])
    expect(unknownIn(text)).toEqual(['{delivery fees}', '{x}'])
  })

  it('needs no words of its own where it is made of them alone', () => {
    expect(['{free delivery}', '{delivery cost} · {shop hours}!'].map(isOnlyFigures)).toEqual([
      true,
      true,
    ])
    expect(['', '!', 'Yes: {free above}', '{nobody}'].map(isOnlyFigures)).toEqual(
      new Array(4).fill(false),
    )
  })
})

describe('HTML with names in braces', () => {
  it('is filled as text, whatever a figure says', () => {
    const figures = { ...now(), 'shop hours': '<b onclick="x">9 & 5</b>' }
    expect(fillHtml('<p><img alt="{shop hours}">{shop&nbsp;hours}</p>', figures)).toBe(
      '<p><img alt="&lt;b onclick=&quot;x&quot;&gt;9 &amp; 5&lt;/b&gt;">&lt;b onclick=&quot;x&quot;&gt;9 &amp; 5&lt;/b&gt;</p>',
    )
  })

  it('loses the sentence, paragraph or item that has nothing to say; a table keeps its cells', () => {
    const html =
      '<h2>Free</h2>\n<p>Only <strong>{free above}</strong>. More.</p>\n<ul><li>{free above}</li><li>Kept</li></ul>' +
      '<p>Email. Phone {shop hours}.</p><table><tr><td>{free above}</td><td>{delivery fee}</td></tr></table>'
    expect(fillHtml(html, never)).toBe(
      '<h2>Free</h2>\n\n<ul><li>Kept</li></ul><p>Email.</p><table><tr><td></td><td>₹250</td></tr></table>',
    )
  })
})

it('a field without words in a language says its figures in English too', () => {
  const figures = { own: { ...now(), 'free delivery': 'இலவசம்' }, english: now() }
  const thing = { banner: '{free delivery}', text: '{free delivery}', inEnglish: ['text'] }
  expect(fillFields(thing, ['banner', 'text'], figures)).toEqual({
    ...{ banner: 'இலவசம்', text: 'Free above ₹5,000!', inEnglish: ['text'] },
  })
})

describe('figures that an English text says by itself', () => {
  const changed = now({ freeAbove: 7500, returnsDays: 10 })
  it.each([
    ['Free shipping on orders above ₹5,000', ['₹5,000 ₹7,500']],
    ['free on orders <strong>above ₹7,500</strong>', []],
    ['Cottons under ₹3,000', []],
    ['<td>4-6 business days</td> or 10–15 working days', ['4-6 5-7, 10-15']],
    ['within <strong>7 days of delivery</strong>, within 48 hours of delivery', ['7 10']],
    ['Free above {free above}', []],
  ])('%s', (text, differ) => {
    const found = fixedFigures(text, changed).map(({ written, says }) => `${written} ${says}`)
    expect(found).toEqual(differ)
  })
})
