import { describe, expect, it } from 'vitest'
import { refusedCall } from './api.ts'
import { inLanguage } from './refused-fields.ts'
import { hi } from './words/hi.ts'
import { ta } from './words/ta.ts'
import { learn } from './words/words.ts'

learn('ta', ta)
learn('hi', hi)

const problem = {
  message: 'Full name is required',
  errors: {
    'address.fullName': 'Full name is required',
    'lines.2.quantity': 'Quantity in row 3 must be at most 1,000',
    totalHash: 'Total is required',
    slug: 'This slug is taken.',
  },
  faults: {
    'address.fullName': { code: 'required' as const },
    'lines.2.quantity': { code: 'too_big' as const, limit: 1000 },
    totalHash: { code: 'required' as const },
  },
}

describe('what the shop says of a field', () => {
  it('is said in the language of the reader, with the name of the field', () => {
    const { reason, fields } = inLanguage(problem, 'ta')
    expect(fields['address.fullName']).toBe(ta.faults.says.required('முழுப் பெயர்', ''))
    expect(fields['lines.2.quantity']).toContain('1,000')
    expect(fields['lines.2.quantity']).toContain('எண்ணிக்கை')
    expect(fields['lines.2.quantity']).toContain('3')
    expect(reason).toBe(fields['address.fullName'])
  })

  it('stays as it is in English, and where a language has no name for the field', () => {
    expect(inLanguage(problem, 'en')).toEqual({ reason: problem.message, fields: problem.errors })
    expect(inLanguage(problem, 'hi').fields).toMatchObject({
      totalHash: 'Total is required',
      slug: 'This slug is taken.',
    })
  })

  it('does not take a name of every object for a field', () => {
    const errors = { constructor: 'No.', toString: 'No.' }
    expect(inLanguage({ errors, faults: {} }, 'ta').fields).toEqual(errors)
    expect(inLanguage({}, 'ta')).toEqual({ reason: undefined, fields: {} })
  })

  const told = (status: number, problem: object) =>
    refusedCall({ status, statusText: 'No' }, JSON.stringify(problem), 'ta')

  it('is said by the code of a refusal, of the whole call and beside a field', async () => {
    const taken = { code: 'username-taken', params: {} }
    const message = 'This username is already taken'
    const error = await told(409, {
      ...{ message, code: 'conflict', refusal: taken.code, params: {} },
      ...{ errors: { username: message }, faults: { username: taken } },
    })
    const { refusals } = await import('./words/refusals/ta.ts')
    expect(error.fields).toEqual({ username: refusals['username-taken'] })
    expect([error.reason, error.code]).toEqual([refusals['username-taken'], 'conflict'])
  })

  it('says with its figures why something cannot be had', async () => {
    const pieces = [{ name: 'Kanchi', left: 2 }]
    const error = await told(409, {
      ...{ message: 'Only 2 left of Kanchi.', refusal: 'pieces-missing', params: { pieces } },
    })
    expect(error.reason).toBe('Kanchi: 2 மட்டுமே மீதம்.')
  })

  it('names the piece as its page does, and in English where it has no such name', async () => {
    const names = { ta: 'காஞ்சி', hi: 'कांची' }
    const heldUntil = Date.UTC(2026, 0, 15, 13, 10)
    const [left, sold, held] = [
      ...[
        { name: 'Kanchi', names, left: 1 },
        { name: 'Uppada', names: { hi: 'उप्पाडा' }, left: 0 },
      ],
      { name: 'Kanchi', names, heldUntil },
    ]
    const error = await told(409, {
      ...{ message: 'Only 1 left of Kanchi. Uppada is sold out.', refusal: 'pieces-missing' },
      ...{ params: { pieces: [left, sold] }, errors: { 'lines.1': 'Only 1 left of Kanchi.' } },
      faults: { 'lines.1': { code: 'piece-missing', params: { piece: left } } },
    })
    expect(error.reason).toBe('காஞ்சி: 1 மட்டுமே மீதம். Uppada: விற்றுத் தீர்ந்தது.')
    expect(error.fields).toEqual({ 'lines.1': 'காஞ்சி: 1 மட்டுமே மீதம்.' })
    const waits = await told(409, { refusal: 'piece-missing', params: { piece: held } })
    expect(waits.reason).toMatch(/^காஞ்சி: /)
  })

  it('stays in English where a newer server says more than this page knows', async () => {
    for (const refusal of ['of-tomorrow', 'constructor', undefined]) {
      const error = await told(409, { message: 'Prices changed.', refusal, params: {} })
      expect([error.reason, error.fields]).toEqual(['Prices changed.', {}])
    }
    expect((await told(502, {})).reason).toBe('No')
  })
})
