import { describe, expect, it } from 'vitest'
import { ticketNumber } from './ticket.ts'

describe('the number of a message', () => {
  it('has six digits', () => expect(ticketNumber(123)).toBe('T-000123'))
  it('grows when they are used up', () => expect(ticketNumber(1_234_567)).toBe('T-1234567'))
})
