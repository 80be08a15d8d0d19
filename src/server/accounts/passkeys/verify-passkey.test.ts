import { generateKeyPairSync, hash, type KeyObject, sign } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { type Expected, verifyPasskey } from './verify-passkey.ts'

const origin = 'https://pallu.example'
const expected: Expected = {
  ...{ type: 'webauthn.get', challenge: 'c2hvcA', origin, rpId: 'pallu.example' },
}
const text = (bytes: Buffer) => bytes.toString('base64url')
const said = (other: object = {}) =>
  Buffer.from(
    JSON.stringify({
      type: 'webauthn.get',
      challenge: 'c2hvcA',
      origin,
      crossOrigin: false,
      ...other,
    }),
  )

const authenticatorData = (flags = 0x05, count = 3) => {
  const bytes = Buffer.alloc(37)
  hash('sha256', expected.rpId, 'buffer').copy(bytes)
  bytes.writeUInt8(flags, 32)
  bytes.writeUInt32BE(count, 33)
  return bytes
}

const kinds: [string, number, { publicKey: KeyObject; privateKey: KeyObject }][] = [
  ['ES256', -7, generateKeyPairSync('ec', { namedCurve: 'P-256' })],
  ['EdDSA', -8, generateKeyPairSync('ed25519')],
  ['RS256', -257, generateKeyPairSync('rsa', { modulusLength: 2048 })],
]
const [[, , ec]] = kinds as [(typeof kinds)[number]]

function signed(keys: typeof ec, clientData = said(), data = authenticatorData()) {
  const about = Buffer.concat([data, hash('sha256', clientData, 'buffer')])
  const algorithm = keys.privateKey.asymmetricKeyType === 'ed25519' ? null : 'sha256'
  return {
    clientData: text(clientData),
    authenticatorData: text(data),
    signature: text(sign(algorithm, about, keys.privateKey)),
  }
}
const keyOf = ({ publicKey }: typeof ec, algorithm: number) => ({
  publicKey: text(publicKey.export({ format: 'der', type: 'spki' })),
  algorithm,
})

describe('a passkey', () => {
  it.each(kinds)('of %s is right', (_name, algorithm, keys) => {
    // Numbers of ECDSA signatures are now and then shorter than their keys.
    for (let n = 0; n < 300; n++) {
      const found = verifyPasskey(signed(keys), keyOf(keys, algorithm), expected)
      expect(found).toEqual({ fault: null, signCount: 3 })
      if (algorithm !== -7) return
    }
  })

  it.each(kinds)('of %s is wrong where a bit was changed', (_name, algorithm, keys) => {
    const { signature, ...rest } = signed(keys)
    const bytes = Buffer.from(signature, 'base64url')
    bytes[20] = (bytes[20] ?? 0) ^ 1
    const found = verifyPasskey(
      { ...rest, signature: text(bytes) },
      keyOf(keys, algorithm),
      expected,
    )
    expect(found).toEqual({ fault: 'signature' })
  })

  it.each([
    ['a key that is called another kind', ec, -257],
    ['a kind that no browser promises', ec, -36],
    ['a curve of another length', generateKeyPairSync('ec', { namedCurve: 'P-384' }), -7],
    ['an RSA key that is too short', generateKeyPairSync('rsa', { modulusLength: 1024 }), -257],
  ])('with %s is refused', (_what, keys, algorithm) => {
    const found = verifyPasskey(signed(keys), keyOf(keys, algorithm), expected)
    expect(found).toEqual({ fault: 'public-key' })
  })

  it.each([
    ['client-data', Buffer.from('no object'), undefined],
    ['client-data', Buffer.from('{"type":"webauthn.get"}'), undefined],
    ['type', said({ type: 'payment.get' }), undefined],
    ['challenge', said({ challenge: 'b3RoZXI' }), undefined],
    ['origin', said({ origin: 'https://pallu.example.evil' }), undefined],
    ['origin', said({ origin: 'http://pallu.example' }), undefined],
    ['origin', said({ crossOrigin: true }), undefined],
    ['origin', said({ topOrigin: 'https://pallu.example' }), undefined],
    ['authenticator-data', said(), authenticatorData().subarray(0, 36)],
    ['rp-id', said(), Buffer.concat([Buffer.alloc(32), authenticatorData().subarray(32)])],
    ['not-present', said(), authenticatorData(0x04)],
    ['not-verified', said(), authenticatorData(0x01)],
    ['backup', said(), authenticatorData(0x15)],
  ] as const)('says of its fault: %s', (fault, clientData, data) => {
    const found = verifyPasskey(signed(ec, clientData, data), keyOf(ec, -7), expected)
    expect(found).toEqual({ fault })
  })
})
