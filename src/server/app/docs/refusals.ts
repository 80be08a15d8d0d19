/** What each refusal means, with the sentence of one that happens. */
const meanings: Record<number, [name: string, description: string, message: string]> = {
  400: ['Invalid', 'Something in the request is not valid.', 'Please enter a valid email address'],
  401: ['Unauthenticated', 'Nobody is signed in.', 'Please sign in.'],
  402: ['PaymentFailed', 'The payment did not go through.', 'The payment was declined.'],
  403: ['Forbidden', 'Not allowed, or asked by a page of another site.', 'You may not do this.'],
  404: ['NotFound', 'There is no such thing.', 'This page does not exist.'],
  409: ['Conflict', 'It does not fit what the shop holds now.', 'This name is already taken.'],
  413: ['TooLarge', 'The request is too large.', 'The request is too large.'],
  415: [
    'UnsupportedType',
    'The shop does not read this kind of file.',
    'Please send a photograph.',
  ],
  429: ['TooMany', 'Too many tries; see Retry-After.', 'Too many tries. Please wait a little.'],
  500: ['Failed', 'The shop failed.', 'Something went wrong on our side. Please try again.'],
  503: ['Unavailable', 'Not now; see Retry-After.', 'We cannot do this right now.'],
  507: ['StorageFull', 'There is no room for files.', 'We cannot save right now.'],
}

const codes: Record<number, string> = {
  400: 'invalid',
  401: 'unauthenticated',
  402: 'payment_failed',
  403: 'forbidden',
  404: 'not_found',
  409: 'conflict',
  413: 'too_large',
  415: 'unsupported_type',
  429: 'too_many_requests',
  500: 'internal',
  503: 'unavailable',
  507: 'storage_full',
}

const waits = new Set([429, 503])
const retryAfter = { description: 'Seconds to wait.', schema: { type: 'integer' } }

/** The refusals of the document's components, by name. */
export const refusals: Record<string, object> = Object.fromEntries(
  Object.entries(meanings).map(([status, [name, description, message]]) => [
    name,
    {
      description,
      ...(waits.has(Number(status)) && { headers: { 'Retry-After': retryAfter } }),
      content: {
        'application/json': {
          schema: { $ref: '#/components/schemas/Problem' },
          example: {
            message,
            status: Number(status),
            code: codes[Number(status)],
            requestId: '6f1c1f0e-6d0e-4c5e-9a52-5a5d9f3c0b41',
          },
        },
      },
    },
  ]),
)

/** Refers to the refusal of a status. */
export function refusal(status: number): { $ref: string } {
  const name = meanings[status]?.[0]
  if (!name) throw new Error(`No meaning for the status ${status}.`)
  return { $ref: `#/components/responses/${name}` }
}
