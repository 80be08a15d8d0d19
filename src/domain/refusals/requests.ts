import { type Wait, waitInEnglish } from '#domain/sign-in/wait.ts'
import {
  conflict,
  forbidden,
  internal,
  invalid,
  notFound,
  outdated,
  storageFull,
  tooLarge,
  tooMany,
  unauthenticated,
  unavailable,
  unsupportedType,
} from './entry.ts'
import { inMegabytes } from './megabytes.ts'

/** What any request may be refused for, whatever it asks. */
export const ofRequests = {
  'our-fault': internal('Something went wrong on our side. Please try again in a moment.'),
  'sign-in-first': unauthenticated('Please sign in.'),
  'not-allowed': forbidden('You may not do this.'),
  'not-found': notFound('This could not be found.'),
  'no-such-address': notFound('There is nothing at this address.'),
  'no-such-call': notFound('There is no such call.'),
  'wrong-method': notFound(
    ({ method }: { method: string }) => `This address does not answer ${method}.`,
  ),
  'other-site': forbidden('This request came from another site.'),
  'opening-soon': forbidden('We are opening soon. Please come back then.'),
  'changed-meanwhile': outdated('Somebody else has changed this meanwhile. Please look at both.'),
  /** The sentences stand beside the fields; the first of them is said above. */
  'wrong-fields': invalid('The request is not valid.'),
  'not-json': invalid('The request is not valid JSON.'),
  'no-json-object': invalid('The request must be a JSON object.'),
  'no-amount': invalid('This is not an amount of money.'),
  'unreadable-request': invalid('This request could not be read.'),
  'headers-too-large': invalid(
    'The headers of this request are too large. Please clear the cookies of this site.',
  ),
  'request-too-slow': invalid('The request took too long.'),
  'unkept-character': invalid('The request holds a character that cannot be kept.'),
  'unusable-key': invalid('The Idempotency-Key is not usable.'),
  'key-of-another-request': conflict('This Idempotency-Key was used for another request.'),
  'being-answered': conflict('The same request is being answered. Please try again in a moment.'),
  'request-too-large': tooLarge('The request is too large.'),
  'no-multipart': unsupportedType('Please send this form as multipart/form-data.'),
  'unreadable-form': invalid('The form could not be read. Please try again.'),
  'text-too-long': tooLarge(({ field }: { field: string }) => `The text of ${field} is too long.`),
  'file-too-large': tooLarge(
    ({ mostBytes }: { mostBytes: number }) => `A file may have at most ${inMegabytes(mostBytes)}.`,
  ),
  'too-many-files': tooLarge(
    ({ most }: { most: number }) => `At most ${most} files can be sent at once.`,
  ),
  'form-too-large': tooLarge(
    ({ mostBytes }: { mostBytes: number }) =>
      `A form may have at most ${inMegabytes(mostBytes)} in all.`,
  ),
  'uploads-busy': unavailable(
    'We are taking in very much right now. Please try again in a few seconds.',
  ),
  'shop-busy': unavailable(
    'Very many people are here right now. Please try again in a few seconds.',
  ),
  'guests-enough': tooMany(
    (wait: Wait) =>
      `Very many new visitors have come from here. Please try again in ${waitInEnglish(wait)}, or sign in to go on at once.`,
  ),
  'too-many-texts': tooMany(
    (wait: Wait) => `Too many codes were sent. Please try again in ${waitInEnglish(wait)}.`,
  ),
  'too-many-tries': tooMany(
    (wait: Wait) => `Too many tries. Please try again in ${waitInEnglish(wait)}.`,
  ),
  'storage-away': unavailable('We cannot do this right now. Please try again in a moment.'),
  'storage-full': unavailable('We cannot save right now. Please try again in a moment.'),
  'no-room-for-files': storageFull('We cannot save right now. Please try again in a moment.'),
  'unsure-if-saved': unavailable(
    'We could not confirm that this was saved. Please look, or try again in a moment.',
  ),
}
