import { expect, it } from 'vitest'
import { formDataOf } from './form-data.ts'

it('leaves out what is empty or missing, and sends what was emptied on purpose', () => {
  const fields = { name: 'Silk', hsn: '', image: null, version: undefined, seoTitle: '' }
  expect([...formDataOf(fields)]).toEqual([['name', 'Silk']])
  expect([...formDataOf(fields, ['seoTitle', 'version'])]).toEqual([
    ['name', 'Silk'],
    ['seoTitle', ''],
  ])
})
