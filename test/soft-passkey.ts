import { generateKeyPairSync, hash, randomBytes, sign } from 'node:crypto'
import type {
  AskedPasskey,
  NewPasskeyForm,
  PasskeyChallenge,
  PasskeyLoginForm,
} from '#contract/accounts/passkey-types.ts'

/** What goes otherwise than it should. */
type Otherwise = Partial<{
  origin: string
  rpId: string
  flags: number
  count: number
  type: string
}>

const good = { isPresent: 0x01, isVerified: 0x04, hasCredential: 0x40 }

/** An authenticator in memory, with one passkey (WebAuthn level 2); counts its signatures from 1 on, unless it never counts. */
export function softPasskey(origin: string, { isCounting = true } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(20)
  let userHandle = ''
  let count = 0
  const clientData = (asked: AskedPasskey, type: string, from = origin) =>
    Buffer.from(JSON.stringify({ type, challenge: asked.challenge, origin: from }))
  return {
    make(asked: PasskeyChallenge, name: string, other: Otherwise = {}): NewPasskeyForm {
      userHandle = asked.userHandle
      const flags = other.flags ?? good.isPresent | good.isVerified | good.hasCredential
      const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id])
      const about = data(other.rpId ?? asked.rpId, flags, 0)
      return {
        ...{ ticket: asked.ticket, name, id: text(id), algorithm: -7 },
        clientData: text(clientData(asked, other.type ?? 'webauthn.create', other.origin)),
        authenticatorData: text(Buffer.concat([about, credential])),
        publicKey: text(publicKey.export({ format: 'der', type: 'spki' })),
      }
    },
    sign(asked: AskedPasskey, other: Otherwise = {}): PasskeyLoginForm {
      if (isCounting) count += 1
      const flags = other.flags ?? good.isPresent | good.isVerified
      const about = data(other.rpId ?? asked.rpId, flags, other.count ?? count)
      const said = clientData(asked, other.type ?? 'webauthn.get', other.origin)
      const signed = Buffer.concat([about, hash('sha256', said, 'buffer')])
      return {
        ...{ ticket: asked.ticket, id: text(id), userHandle },
        ...{ clientData: text(said), authenticatorData: text(about) },
        signature: text(sign('sha256', signed, privateKey)),
      }
    },
  }
}

const data = (rpId: string, flags: number, signs: number) => {
  const bytes = Buffer.alloc(37)
  hash('sha256', rpId, 'buffer').copy(bytes)
  bytes.writeUInt8(flags, 32)
  bytes.writeUInt32BE(signs, 33)
  return bytes
}

const text = (bytes: Buffer) => bytes.toString('base64url')
