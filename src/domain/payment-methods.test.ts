import { expect, it } from 'vitest'
import {
  isOfStall,
  keyOf,
  linkMethods,
  paymentMethods,
  refundMethods,
  shopMethods,
  transferMethods,
  usualRefund,
} from './payment-methods.ts'

it('shoppers are offered the methods in one order', () => {
  expect(shopMethods).toEqual(['cod', 'upi', 'bank_transfer', 'razorpay'])
})

it('the card machine of a stall is a way to pay that no shopper is offered', () => {
  expect(paymentMethods.filter(isOfStall)).toEqual(['card'])
  expect(linkMethods).not.toContain('card')
  expect(refundMethods).not.toContain('card')
})

it('a link is sent for what is not paid at the door', () => {
  expect(linkMethods).toEqual(['upi', 'bank_transfer', 'razorpay'])
  expect(transferMethods).toEqual(['upi', 'bank_transfer'])
})

it('money goes back by the gateway, by a transfer, in cash, as store credit, or to its gift card', () => {
  expect(refundMethods).toEqual([
    'razorpay',
    'upi',
    'bank_transfer',
    'cash',
    'store_credit',
    'gift_card',
  ])
})

it('money goes back as it came, cash as cash, and by the gateway where that can send it', () => {
  const byHand = refundMethods.filter((method) => method !== 'razorpay')
  expect(usualRefund(refundMethods, 'upi')).toBe('razorpay')
  expect(usualRefund(byHand, 'bank_transfer')).toBe('bank_transfer')
  expect(usualRefund(byHand, 'cod')).toBe('cash')
  expect(usualRefund(byHand, 'razorpay')).toBe('upi')
  expect(usualRefund(byHand, undefined)).toBe('upi')
})

it('each is set up under its own key, two never under one', () => {
  expect(shopMethods.map(keyOf)).toEqual(['cod', 'upi', 'bankTransfer', 'razorpay'])
})
