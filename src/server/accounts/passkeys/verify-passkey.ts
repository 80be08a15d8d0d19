import { createPublicKey, hash, type KeyObject, verify } from 'node:crypto'
import { z } from 'zod'

/** What a passkey must have been asked: by whom, for what, at which address. */
export type Expected = {
  type: 'webauthn.create' | 'webauthn.get'
  challenge: string
  origin: string
  rpId: string
}

/** Why a passkey was not taken; for the log alone. */
export type Fault =
  | 'client-data'
  | 'type'
  | 'challenge'
  | 'origin'
  | 'authenticator-data'
  | 'rp-id'
  | 'not-present'
  | 'not-verified'
  | 'backup'
  | 'credential-id'
  | 'public-key'
  | 'signature'

type Verified = { fault: null; signCount: number } | { fault: Fault }

type Made = { id: string; clientData: string; authenticatorData: string }
type New = Made & { publicKey: string; algorithm: number }
type Signed = Omit<Made, 'id'> & { signature: string }
type Key = { publicKey: string; algorithm: number }

const ClientData = z.object({
  type: z.string(),
  challenge: z.string(),
  origin: z.string(),
  crossOrigin: z.boolean().optional(),
  topOrigin: z.string().optional(),
})

const flags = {
  ...{ isPresent: 0x01, isVerified: 0x04, hasCredential: 0x40 },
  ...{ mayBeBackedUp: 0x08, isBackedUp: 0x10 },
}

/** Whether a new passkey may be kept (WebAuthn §7.1, attestation "none"), and its count of signatures. */
export function verifyNewPasskey(made: New, expected: Expected): Verified {
  const found = verifyBoth(made, expected)
  if (found.fault !== null) return found
  if (idIn(found.bytes) !== made.id) return { fault: 'credential-id' }
  return keyOf(made) ? { fault: null, signCount: found.signCount } : { fault: 'public-key' }
}

/** Whether a passkey signed what it was asked to (WebAuthn §7.2), and its count of signatures. */
export function verifyPasskey(signed: Signed, key: Key, expected: Expected): Verified {
  const found = verifyBoth(signed, expected)
  if (found.fault !== null) return found
  const opened = keyOf(key)
  if (!opened) return { fault: 'public-key' }
  const about = Buffer.concat([
    found.bytes,
    hash('sha256', Buffer.from(signed.clientData, 'base64url'), 'buffer'),
  ])
  const isRight = isSignedBy(opened, about, Buffer.from(signed.signature, 'base64url'))
  return isRight ? { fault: null, signCount: found.signCount } : { fault: 'signature' }
}

type Bytes = { fault: null; bytes: Buffer; signCount: number } | { fault: Fault }

/** What holds of both: asked by this shop, at its address, of somebody who was there and was recognised. */
function verifyBoth(made: Omit<Made, 'id'>, expected: Expected): Bytes {
  const said = clientDataIn(made.clientData)
  if (!said) return { fault: 'client-data' }
  if (said.type !== expected.type) return { fault: 'type' }
  if (said.challenge !== expected.challenge) return { fault: 'challenge' }
  // The shop stands in nobody's frame: only there does a page have another one above it.
  const isFramed = said.crossOrigin === true || said.topOrigin !== undefined
  if (said.origin !== expected.origin || isFramed) return { fault: 'origin' }
  const bytes = Buffer.from(made.authenticatorData, 'base64url')
  if (bytes.length < 37) return { fault: 'authenticator-data' }
  if (!bytes.subarray(0, 32).equals(hash('sha256', expected.rpId, 'buffer')))
    return { fault: 'rp-id' }
  const flag = bytes.readUInt8(32)
  if ((flag & flags.isPresent) === 0) return { fault: 'not-present' }
  if ((flag & flags.isVerified) === 0) return { fault: 'not-verified' }
  // Nothing is backed up that may not be (WebAuthn §6.1.3).
  const isBackedUp = (flag & flags.isBackedUp) !== 0
  if (isBackedUp && (flag & flags.mayBeBackedUp) === 0) return { fault: 'backup' }
  return { fault: null, bytes, signCount: bytes.readUInt32BE(33) }
}

function clientDataIn(text: string) {
  try {
    const read = ClientData.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString('utf8')))
    return read.success ? read.data : undefined
  } catch {
    return undefined
  }
}

/** The id of the credential in the data of a new one (WebAuthn §6.5.1): 16 bytes of the model, two of its length, and it. */
function idIn(bytes: Buffer): string | undefined {
  if ((bytes.readUInt8(32) & flags.hasCredential) === 0 || bytes.length < 55) return undefined
  const end = 55 + bytes.readUInt16BE(53)
  return bytes.length < end ? undefined : bytes.subarray(55, end).toString('base64url')
}

/** The three kinds of keys that every browser can hand over (WebAuthn §5.2.1.1), as COSE numbers them. */
const isOfAlgorithm: Record<number, (key: KeyObject) => boolean> = {
  [-7]: ({ asymmetricKeyType: type, asymmetricKeyDetails: more }) =>
    type === 'ec' && more?.namedCurve === 'prime256v1',
  [-8]: ({ asymmetricKeyType: type }) => type === 'ed25519',
  [-257]: ({ asymmetricKeyType: type, asymmetricKeyDetails: more }) =>
    type === 'rsa' && (more?.modulusLength ?? 0) >= 2048,
}

function keyOf({ publicKey, algorithm }: Key): KeyObject | undefined {
  try {
    const der = Buffer.from(publicKey, 'base64url')
    const key = createPublicKey({ key: der, format: 'der', type: 'spki' })
    return isOfAlgorithm[algorithm]?.(key) ? key : undefined
  } catch {
    return undefined
  }
}

function isSignedBy(key: KeyObject, about: Buffer, signature: Buffer): boolean {
  try {
    return verify(key.asymmetricKeyType === 'ed25519' ? null : 'sha256', about, key, signature)
  } catch {
    return false
  }
}
