import { expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const withGateway = (url: string) =>
  readConfig({
    ...{ RAZORPAY_KEY_ID: 'rzp_test_key', RAZORPAY_KEY_SECRET: 'a' },
    ...{ RAZORPAY_WEBHOOK_SECRET: 'b', RAZORPAY_URL: url },
  }).razorpay?.url

it.each([
  'https://api.razorpay.com',
  'http://127.0.0.1:4000',
  'http://localhost:4000',
  'http://localhost/x',
  'http://[::1]:4000',
])('the gateway is asked at %s', (url) => {
  expect(withGateway(url)).toBe(url)
})

it.each([
  'http://api.razorpay.com',
  'http://localhost.example',
  'http://192.0.2.1',
  'http://gateway',
])('its key is not sent unencrypted to %s', (url) => {
  expect(() => withGateway(url)).toThrow(new ConfigError('RAZORPAY_URL must be an https address'))
})
