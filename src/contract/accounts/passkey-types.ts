import { z } from 'zod'
import { policy } from '#domain/policy.ts'
import { PathId } from '../path-id.ts'

/** One passkey of a person: what they call it, and when it was last used. */
export const Passkey = z.object({
  id: z.int(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
})
export type Passkey = z.infer<typeof Passkey>

const Ticket = z.string().min(1).max(600)
/** Bytes as WebAuthn's JSON has them: base64url without padding. */
const bytes = (mostSigns: number) =>
  z
    .string()
    .regex(/^[\w-]+$/)
    .max(mostSigns)

/** What a passkey is to sign for signing in, and the ticket that comes back with it. */
export const AskedPasskey = z.object({
  ticket: z.string(),
  challenge: z.string(),
  /** The host name that passkeys of the shop are of. */
  rpId: z.string(),
})
export type AskedPasskey = z.infer<typeof AskedPasskey>

/** What a browser makes a new passkey with. */
export const PasskeyChallenge = AskedPasskey.extend({
  shopName: z.string(),
  /** What authenticators know the person by: says nothing to anybody else. */
  userHandle: z.string(),
  username: z.string(),
  /** The passkeys that this person has: their authenticators make no second one. */
  known: z.array(z.string()),
})
export type PasskeyChallenge = z.infer<typeof PasskeyChallenge>

/** Who they are, once more: asked for where the sign-in is more than ten minutes old. */
export const ProofLately = z.object({
  password: z.string().max(1024).optional(),
  code: z.string().trim().max(40).optional(),
})
export type ProofLately = z.infer<typeof ProofLately>

export const PasskeyRemoval = ProofLately.extend({ id: PathId })
export type PasskeyRemoval = z.infer<typeof PasskeyRemoval>

/** A new passkey as the browser gives it (WebAuthn §5.2.1): `publicKey` in DER (SubjectPublicKeyInfo), `algorithm` of COSE. */
export const NewPasskeyForm = z.object({
  ticket: Ticket,
  name: z
    .string('Please give it a name')
    .trim()
    .min(1, 'Please give it a name')
    .max(policy.passkeyName),
  id: bytes(1366),
  clientData: bytes(4000),
  authenticatorData: bytes(8000),
  publicKey: bytes(2000),
  algorithm: z.int(),
})
export type NewPasskeyForm = z.infer<typeof NewPasskeyForm>

/** What a passkey has signed (WebAuthn §5.2.2). */
export const PasskeyLoginForm = z.object({
  ticket: Ticket,
  id: bytes(1366),
  clientData: bytes(4000),
  authenticatorData: bytes(2000),
  signature: bytes(2000),
  userHandle: bytes(100),
  rememberMe: z.boolean().optional(),
})
export type PasskeyLoginForm = z.infer<typeof PasskeyLoginForm>
