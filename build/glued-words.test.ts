import path from 'node:path'
import { expect, it } from 'vitest'
import { gluedIn, gluedWords } from './glued-words.ts'

const room = (name: string) => path.resolve(import.meta.dirname, '../src', name)

it('no screen and no email glues a sentence from pieces: whole sentences follow each other, a label has its sum', () => {
  const whole = [
    // biome-ignore-start lint/suspicious/noTemplateCurlyInString: as they stand in the files.
    'cart/order-summary.tsx: `${words.small.pieces(pieces)}, ${words.summary.subtotal} ${rupees(cart.subtotal)}`',
    'checkout/payment/payment-choices.tsx: `${text} ${words.confirm}`',
    'checkout/payment/payment-choices.tsx: `${text} ${words.mayAskAdvance}`',
    'privacy/requests/emails/data-request-code.ts: `${lasts} ${words.secret}`',
    // biome-ignore-end lint/suspicious/noTemplateCurlyInString: as they stand in the files.
  ]
  expect([...gluedWords(room('web')), ...gluedWords(room('server'))].toSorted()).toEqual(whole)
})

it('sees what would keep the order of English in every language', () => {
  const screen = `
    const title = \`\${words.order} \${number}\`
    const said = words.from + name
    const many = \`\${count} \${listWords.small.pieces(count)}\`
    const label = \`\${words.order}: \${number}, \${words.total} ₹5\`
    const sum = before + after`
  expect(gluedIn('screen.tsx', screen)).toEqual([
    // biome-ignore-start lint/suspicious/noTemplateCurlyInString: as they stand in the file.
    '`${words.order} ${number}`',
    'words.from + name',
    '`${count} ${listWords.small.pieces(count)}`',
    // biome-ignore-end lint/suspicious/noTemplateCurlyInString: as they stand in the file.
  ])
})
