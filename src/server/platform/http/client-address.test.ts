import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { ConfigError, readConfig } from '../config.ts'
import { addressOf } from './client-address.ts'
import type { Env } from './request.ts'

/** Whom the shop takes for the visitor, under a TRUST_PROXY, of a request by this way from this peer. */
async function visitor(trusted: string, forwarded: string, peer = '127.0.0.1') {
  const { trustProxy } = readConfig({ TRUST_PROXY: trusted })
  const app = new Hono<Env>().get('/', (c) => c.text(addressOf(c, trustProxy)))
  const headers = forwarded ? { 'x-forwarded-for': forwarded } : undefined
  const env = { incoming: { socket: { remoteAddress: peer } } }
  return (await app.request('/', { ...(headers && { headers }) }, env)).text()
}

it.each([
  ['0', '203.0.113.1', '127.0.0.1'],
  ['1', '8.8.8.8, 203.0.113.1', '203.0.113.1'],
  ['1', '', '127.0.0.1'],
  ['1', 'nonsense', '127.0.0.1'],
  ['2', '8.8.8.8, 203.0.113.1, 173.245.48.9', '203.0.113.1'],
  // Who comes past the CDN has too short a way to be believed.
  ['2', '203.0.113.1', '127.0.0.1'],
  ['127.0.0.1,173.245.48.0/20', '8.8.8.8, 203.0.113.1, 173.245.48.9', '203.0.113.1'],
  ['127.0.0.1,173.245.48.0/20', '8.8.8.8, 203.0.113.1', '203.0.113.1'],
  ['127.0.0.1, 2606:4700::/32', '2001:db8::7, 2606:4700::9', '2001:db8::7'],
  ['198.51.100.0/24', '203.0.113.1', '127.0.0.1'],
])('TRUST_PROXY=%s and X-Forwarded-For %j: the visitor is %s', async (trusted, way, expected) => {
  expect(await visitor(trusted, way)).toBe(expected)
})

it('an IPv4 proxy on an IPv6 socket is known as well', async () => {
  expect(await visitor('127.0.0.1', '203.0.113.1', '::ffff:127.0.0.1')).toBe('203.0.113.1')
})

it.each(['yes', '10', '198.51.100.7/33', '198.51.100.7/x', '-1', '198.51.100.7,'])(
  'refuses TRUST_PROXY=%s',
  (text) => {
    expect(() => readConfig({ TRUST_PROXY: text })).toThrow(ConfigError)
  },
)
