import type { ResolverOptions } from 'react-hook-form'
import { afterEach, expect, it, vi } from 'vitest'
import { learnOfStaff } from '../../../refused-fields.ts'
import { refusals } from '../../../words/ta/admin/refusals.ts'
import { fieldLabels } from '../../../words/ta/admin/said/field-labels.ts'
import { ta } from '../../../words/ta.ts'
import { learn } from '../../../words/words.ts'
import { categoryRules, productRules, testimonialRules } from './form-rules.ts'

learn('ta', ta)
learnOfStaff(refusals, fieldLabels)
afterEach(() => vi.unstubAllGlobals())

const options: ResolverOptions<never> = { fields: {}, shouldUseNativeValidation: false }
const reader = (language: string) =>
  vi.stubGlobal('document', { documentElement: { dataset: { reader: language } } })

const category = { name: '', slug: 'admin', description: '', imageAlt: '' }
const said = async (rules = categoryRules<typeof category>(null), values: object = category) => {
  const { errors } = await rules(values as typeof category, undefined, options as never)
  return Object.fromEntries(
    Object.entries(errors).map(([name, fault]) => [name, (fault as { message: string }).message]),
  )
}

it('a form of staff says what is wrong in English to whoever reads English', async () => {
  expect(await said()).toMatchObject({ name: 'Name is required' })
})

it.each([
  ['category', () => said()],
  ['product', () => said(productRules(null, (values) => values) as never, { slug: 'admin' })],
  ['testimonial', () => said(testimonialRules() as never, {})],
])('a form of a %s says nothing in English to whoever reads Tamil', async (_, ask) => {
  reader('ta')
  const all = Object.entries(await ask())
  expect(all.length).toBeGreaterThan(0)
  for (const [name, message] of all) expect(message, name).toMatch(/\p{Script=Tamil}/u)
})
