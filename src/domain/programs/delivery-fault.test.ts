import { expect, it } from 'vitest'
import { deliveryFault } from './delivery-fault.ts'

it.each([
  ['', null],
  ['connect ECONNREFUSED 127.0.0.1:9', 'refused'],
  ['getaddrinfo ENOTFOUND books.example', 'no-such-name'],
  ['The name leads nowhere.', 'no-such-name'],
  ['The operation was aborted due to timeout', 'late'],
  ['connect ETIMEDOUT 203.0.113.9:443', 'late'],
  ['socket hang up', 'broken-off'],
  ['read ECONNRESET', 'broken-off'],
  ['connect EHOSTUNREACH 203.0.113.9:443', 'no-way'],
  ['unable to verify the first certificate', 'certificate'],
  ['write EPROTO 00:error:0A00010B:SSL routines:wrong version number', 'certificate'],
  ['The address is a private one.', 'private'],
  ['It is switched off.', 'switched-off'],
  ['Its secret cannot be read any more.', 'no-secret'],
  ['Parse Error: Expected HTTP/', 'other'],
])('%j is told as %s', (raw, fault) => {
  expect(deliveryFault(raw)).toBe(fault)
})
