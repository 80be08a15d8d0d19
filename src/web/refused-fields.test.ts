import { describe, expect, it } from 'vitest'
import { ApiError } from './api.ts'
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

  it('keeps the sentence of a refusal that is about no field', () => {
    const error = new ApiError(409, 'Conflict', '{"message":"Prices changed."}', 'ta')
    expect([error.reason, error.fields]).toEqual(['Prices changed.', {}])
  })
})
