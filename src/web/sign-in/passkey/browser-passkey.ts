import type {
  AskedPasskey,
  NewPasskeyForm,
  PasskeyChallenge,
  PasskeyLoginForm,
} from '#contract/accounts/passkey-types.ts'

// What this browser and its authenticator do (WebAuthn level 2, which every browser of today has).

/** Whether this browser knows passkeys at all; they need https, or this machine itself. */
export const knowsPasskeys = () => typeof PublicKeyCredential !== 'undefined'

/** Whether it offers passkeys in the list of a field, before anybody asks for them. */
export async function offersInField(): Promise<boolean> {
  if (!knowsPasskeys()) return false
  const ask = PublicKeyCredential.isConditionalMediationAvailable
  return (await ask?.call(PublicKeyCredential)) === true
}

/** The kinds of keys that the shop can check, the shortest first (COSE: ES256, Ed25519, RS256). */
const algorithms = [-7, -8, -257]

/** Makes a passkey; throws a DOMException where nobody confirmed it, or the authenticator has one already. */
export async function makePasskey(
  asked: PasskeyChallenge,
): Promise<Omit<NewPasskeyForm, 'name' | 'ticket'>> {
  const { rpId, shopName, username } = asked
  const made = await navigator.credentials.create({
    publicKey: {
      rp: { id: rpId, name: shopName },
      user: { id: bytesOf(asked.userHandle), name: username, displayName: username },
      challenge: bytesOf(asked.challenge),
      pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
      excludeCredentials: asked.known.map((id) => ({ type: 'public-key', id: bytesOf(id) })),
      authenticatorSelection: {
        ...{ residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      },
      attestation: 'none',
    },
  })
  if (!(made instanceof PublicKeyCredential)) throw new DOMException('', 'NotAllowedError')
  // Whoever makes a credential gets this kind of answer (WebAuthn §5.1.3).
  const answer = made.response as AuthenticatorAttestationResponse
  return {
    id: made.id,
    clientData: textOf(answer.clientDataJSON),
    authenticatorData: textOf(answer.getAuthenticatorData()),
    publicKey: textOf(answer.getPublicKey() ?? new ArrayBuffer(0)),
    algorithm: answer.getPublicKeyAlgorithm(),
  }
}

type Way = { signal?: AbortSignal; isInField?: boolean }

/** Has a passkey sign; throws a DOMException where nobody confirmed it. */
export async function signWithPasskey(
  asked: AskedPasskey,
  { signal, isInField }: Way = {},
): Promise<Omit<PasskeyLoginForm, 'ticket'>> {
  const used = await navigator.credentials.get({
    ...(isInField && { mediation: 'conditional' as const }),
    ...(signal && { signal }),
    publicKey: {
      challenge: bytesOf(asked.challenge),
      rpId: asked.rpId,
      userVerification: 'required',
    },
  })
  if (!(used instanceof PublicKeyCredential)) throw new DOMException('', 'NotAllowedError')
  // Whoever uses a credential gets this kind of answer (WebAuthn §5.1.4).
  const answer = used.response as AuthenticatorAssertionResponse
  return {
    id: used.id,
    clientData: textOf(answer.clientDataJSON),
    authenticatorData: textOf(answer.authenticatorData),
    signature: textOf(answer.signature),
    userHandle: textOf(answer.userHandle ?? new ArrayBuffer(0)),
  }
}

/** Bytes as base64url, and back. */
const textOf = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const signs = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(signs, (sign) => sign.charCodeAt(0))
}
