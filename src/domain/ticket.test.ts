import { describe, expect, it } from 'vitest'
import { ticketNumber, ticketSubject } from './ticket.ts'

describe('the number of a message', () => {
  it('has six digits', () => expect(ticketNumber(123)).toBe('T-000123'))
  it('grows when they are used up', () => expect(ticketNumber(1_234_567)).toBe('T-1234567'))
})

describe('how a message begins', () => {
  it('is its first line', () =>
    expect(ticketSubject('  About the\tpallu \nIs it red?')).toBe('About the pallu'))
  it('is cut between words, or inside a word without end', () => {
    expect(ticketSubject(`${'silk '.repeat(30)}`)).toBe(`${'silk '.repeat(15)}silk…`)
    expect(ticketSubject('x'.repeat(200))).toBe(`${'x'.repeat(80)}…`)
    expect(ticketSubject(`${'x'.repeat(79)}🥻 more`)).toMatch(/^x{79}\ufffd…$/)
  })
})
