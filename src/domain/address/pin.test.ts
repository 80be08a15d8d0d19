import { describe, expect, it } from 'vitest'
import { isPin, stateOfPin, states } from './pin.ts'

describe('PIN: 6 digits, not starting 0', () => {
  it.each([
    ['600001', true],
    ['012345', false],
    ['60000', false],
    ['6000011', false],
    ['60000a', false],
  ])('%s: %s', (pin, is) => {
    expect(isPin(pin)).toBe(is)
  })
})

describe('stateOfPin', () => {
  it.each([
    ['631501', 'Tamil Nadu'],
    ['605001', 'Puducherry'],
    ['609602', 'Puducherry'],
    ['533464', 'Puducherry'],
    ['533465', 'Andhra Pradesh'],
    ['673310', 'Puducherry'],
    ['673311', 'Kerala'],
    ['362520', 'Dadra and Nagar Haveli and Daman and Diu'],
    ['362510', 'Gujarat'],
    ['500001', 'Telangana'],
    ['520001', 'Andhra Pradesh'],
    ['560001', 'Karnataka'],
    ['682001', 'Kerala'],
    ['682555', 'Lakshadweep'],
    ['403001', 'Goa'],
    ['400001', 'Maharashtra'],
    ['110001', 'Delhi'],
    ['737101', 'Sikkim'],
    ['834001', 'Jharkhand'],
    ['800001', 'Bihar'],
    ['781001', 'Assam'],
  ])('%s lies in %s', (pin, state) => {
    expect(stateOfPin(pin)).toBe(state)
  })

  it('does not guess where no state is', () => {
    expect(stateOfPin('900001')).toBeNull()
    expect(stateOfPin('')).toBeNull()
    expect(states).toHaveLength(36)
  })
})
