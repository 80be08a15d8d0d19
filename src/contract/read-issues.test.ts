import { expect, it } from 'vitest'
import { z } from 'zod'
import { inOwnWords, readIssues } from './read-issues.ts'

/** What is said of a field `a` that such a schema refuses. */
function told(schema: z.ZodType, input: unknown, field = 'a') {
  const { error } = z.object({ a: schema }).safeParse(input, inOwnWords)
  const { fields, faults } = readIssues(error?.issues ?? [], input)
  return [faults[field], fields[field]]
}
const fault = (schema: z.ZodType, value: unknown) => told(schema, { a: value })[0]

it.each<[z.ZodType, unknown, object]>([
  [z.string(), undefined, { code: 'required' }],
  [z.string(), null, { code: 'required' }],
  [z.string(), 7, { code: 'text' }],
  [z.number(), ' ', { code: 'required' }],
  [z.number(), 'x', { code: 'number' }],
  [z.int(), 1.5, { code: 'whole' }],
  [z.array(z.string()), 'x', { code: 'list' }],
  [z.boolean(), 'x', { code: 'choose' }],
  [z.number().multipleOf(0.5), 1.3, { code: 'decimals' }],
  [z.email(), 'x', { code: 'email' }],
  [z.url(), 'x', { code: 'link' }],
  [z.iso.date(), 'x', { code: 'date' }],
  [z.iso.datetime(), 'x', { code: 'date' }],
  [z.uuid(), 'x', { code: 'invalid' }],
  [z.date(), 'x', { code: 'date' }],
  [z.strictObject({}), { b: 1 }, { code: 'invalid' }],
  [z.enum(['x', 'y']), 'z', { code: 'choose' }],
])('a field that is of another kind is told by what it should be: %#', (schema, value, code) => {
  expect(fault(schema, value)).toEqual(code)
})

it.each<[z.ZodType, unknown, object]>([
  [z.number().min(1), 0, { code: 'too_small', limit: 1 }],
  [z.number().max(5), 9, { code: 'too_big', limit: 5 }],
  [z.int().gt(0), 0, { code: 'too_small', limit: 1 }],
  [z.int().lt(5), 5, { code: 'too_big', limit: 4 }],
  [z.string().min(1), '', { code: 'required' }],
  [z.string().min(3), '  ', { code: 'required' }],
  [z.string().min(3), 'ab', { code: 'too_short', limit: 3 }],
  [z.string().max(1), 'ab', { code: 'too_long', limit: 1 }],
  [z.string().max(2), '   ', { code: 'too_long', limit: 2 }],
  [z.array(z.string()).min(1), [], { code: 'too_few', limit: 1 }],
  [z.array(z.string()).max(1), ['x', 'y'], { code: 'too_many', limit: 1 }],
])('a bound is told with the next that is allowed: %#', (schema, value, code) => {
  expect(fault(schema, value)).toEqual(code)
})

it.each<[z.ZodType, unknown, object]>([
  [z.union([z.literal('x'), z.number()]), ' ', { code: 'required' }],
  [z.union([z.number().min(3), z.literal('x')]), 'y', { code: 'number' }],
  [z.union([z.int(), z.literal('x')]), 1.5, { code: 'whole' }],
  [z.union([z.literal('x'), z.string().min(3)]), 'ab', { code: 'too_short', limit: 3 }],
  [z.discriminatedUnion('k', [z.object({ k: z.literal('x') })]), { k: 'y' }, { code: 'choose' }],
])('of several shapes the one that says most: %#', (schema, value, code) => {
  const { error } = z.object({ a: schema }).safeParse({ a: value }, inOwnWords)
  const { faults } = readIssues(error?.issues ?? [], { a: value })
  expect(Object.values(faults)).toEqual([code])
})

it('a rule of the contract says what it says, and names its fault or none', () => {
  const params = { fault: { code: 'link' } }
  const named = z.string().refine(() => false, { message: 'Please say why', params })
  expect(told(named, { a: 'x' })).toEqual([{ code: 'link' }, 'Please say why'])
  const plain = z.string().refine(() => false)
  expect(fault(plain, 'x')).toEqual({ code: 'invalid' })
})

it('each field once, by its whole path, and by what was sent under it and nowhere else', () => {
  const schema = z.array(z.object({ n: z.number().min(3).multipleOf(2) }))
  const input = { a: [{ n: 4 }, { n: 1 }] }
  expect(told(schema, input, 'a.1.n')).toEqual([
    { code: 'too_small', limit: 3 },
    expect.stringContaining('at least 3'),
  ])
  const inherited = z.object({ toString: z.string() })
  expect(told(inherited, { a: {} }, 'a.toString')[0]).toEqual({ code: 'required' })
  const wanted = { code: 'invalid_type', expected: 'string', message: '' } as const
  const deep = { ...wanted, path: ['a', 'length'], input: undefined }
  for (const a of ['abc', null, 7]) {
    expect(readIssues([deep], { a }).faults).toEqual({ 'a.length': { code: 'required' } })
  }
})

it('a union that tells nothing of its shapes is not what was asked for', () => {
  const issue = { code: 'invalid_union' as const, errors: [[]], path: ['a'], message: '' }
  const { fields, faults } = readIssues([issue], { a: 'x' })
  expect(faults).toEqual({ a: { code: 'invalid' } })
  expect(fields['a']).not.toBe('')
})

it('a number beyond all bounds is refused by the bound of its field', () => {
  const schema = z.object({ n: z.int().min(-5).max(100) })
  for (const [n, fault] of [
    [1e99, { code: 'too_big', limit: 100 }],
    [-1e99, { code: 'too_small', limit: -5 }],
  ] as const) {
    const { error } = schema.safeParse({ n }, inOwnWords)
    expect(readIssues(error?.issues ?? [], { n }).faults).toMatchObject({ n: fault })
  }
})
