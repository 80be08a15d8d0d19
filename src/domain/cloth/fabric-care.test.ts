import { expect, it } from 'vitest'
import { careOf } from './fabric-care.ts'

const saree = (fabric: string, care = '') => ({
  ...{ fabric, color: 'Red', occasion: 'Daily' },
  facts: { care },
})
const byFabric = [{ fabric: 'Cotton', text: 'Wash by hand.' }]

it('care: dry clean only, where nobody has said anything else', () => {
  for (const fabric of ['Silk', 'Silk Cotton', 'Tissue Linen', 'Crepe Silk', '']) {
    expect(careOf(saree(fabric), [])).toEqual({ kind: 'dry-clean' })
  }
})

it('no “Dry clean only” on cottons and linens unless the owner says so', () => {
  for (const fabric of ['Cotton', 'Chettinad cotton', 'Linen', 'Khadi']) {
    expect(careOf(saree(fabric), [])).toEqual({ kind: 'kept' })
  }
  const own = [{ fabric: ' COTTON', text: 'Dry clean only.' }]
  expect(careOf(saree('Cotton'), own)).toEqual({ kind: 'fabric', told: own[0] })
})

it('the piece speaks before its fabric, and a fabric for nothing but itself', () => {
  expect(careOf(saree('Cotton', 'Air it.'), byFabric)).toEqual({ kind: 'piece', text: 'Air it.' })
  expect(careOf(saree('Silk Cotton'), byFabric)).toEqual({ kind: 'dry-clean' })
})

it('a piece with the specification’s words says its sentence, in every language', () => {
  for (const text of ['Dry clean only', 'dry clean only.']) {
    expect(careOf(saree('Cotton', text), byFabric)).toEqual({ kind: 'dry-clean' })
  }
})
