import { conflict, invalid, notFound, tooMany } from './entry.ts'

export const ofPrivacy = {
  'notice-changed': conflict('This notice has changed meanwhile. Please read it again.'),
  'consent-needs-email': conflict('This is agreed to where your email is asked for.'),
  'no-such-consent': notFound('There is no such consent.'),
  'no-such-data-request': notFound(
    'There is no such request, or its link is too old. Please ask again.',
  ),
  'not-the-newest-code': invalid('This is not the code from our newest email.'),
  'code-over': invalid('This code no longer counts. Please ask for a new one.'),
  'data-requests-enough': tooMany(
    'We have sent several codes to this address already. Please wait an hour.',
  ),
  'data-request-words': invalid('Please say what it is about.'),
  'data-request-answered': conflict('This request is answered already.'),
  'no-such-kind': notFound('There is no such kind of data.'),
  'held-already': conflict('This kind is held already.'),
  'no-such-hold-on-data': notFound('This hold is lifted already.'),
  'account-held': conflict(
    'We have to keep your data for now because of a legal matter, so the account cannot be deleted yet. Please write to us.',
  ),
  'legal-hold': conflict(
    'A legal hold keeps this data: refuse the request, or lift the hold first.',
  ),
  'no-such-breach': notFound('There is no such breach.'),
}
