import path from 'node:path'
import { expect, it } from 'vitest'
import { literalsIn, literalWords } from './literal-words.ts'

const web = path.resolve(import.meta.dirname, '../src/web')

it('no screen says words of its own: all of them stand in words/, where each language has them', () => {
  const addresses = [
    'admin/pages/link-row.tsx: https://',
    'admin/products/shopper-preview.tsx: /product/',
    'orders/order-documents.tsx: (PDF)',
  ]
  expect(literalWords(web).toSorted()).toEqual(addresses)
})

it('finds what would be English for everybody', () => {
  const screen = `
    const done = () => toast({ tone: 'positive', title: 'It is saved' })
    export const Screen = ({ open, name }) => (
      <form aria-label={words.form} className="page px-4">
        <button type="submit" aria-label="Close">Save the saree</button>
        {open ? 'Nothing yet' : words.none} {\`of \${name}\`} {words.sum(3)}
      </form>
    )`
  expect(literalsIn('screen.tsx', screen).toSorted()).toEqual([
    ...['Close', 'It is saved', 'Nothing yet', 'Save the saree', 'of '],
  ])
})
