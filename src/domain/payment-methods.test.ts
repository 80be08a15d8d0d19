import { expect, it } from 'vitest'
import { linkMethods, paymentMethods, refundMethods, transferMethods } from './payment-methods.ts'

it('shoppers are offered the methods in one order', () => {
  expect(paymentMethods).toEqual(['cod', 'upi', 'bank_transfer', 'razorpay'])
})

it('a link is sent for what is not paid at the door', () => {
  expect(linkMethods).toEqual(['upi', 'bank_transfer', 'razorpay'])
  expect(transferMethods).toEqual(['upi', 'bank_transfer'])
})

it('money goes back by the gateway, by a transfer, or in cash', () => {
  expect(refundMethods).toEqual(['razorpay', 'upi', 'bank_transfer', 'cash'])
})
