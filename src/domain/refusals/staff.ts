import { conflict, forbidden, invalid, notFound, tooMany, unauthenticated } from './entry.ts'

export const ofStaff = {
  'own-password-first': forbidden(
    'Please choose a password of your own first: your account asks for it.',
  ),
  'two-step-first': forbidden(
    'Please turn on two-step sign-in first: My account, Two-step sign-in. Your shop asks it of owners and managers.',
  ),
  'no-such-person': notFound('There is no such person.'),
  'not-on-the-staff': notFound('This person is not on the staff.'),
  'no-such-account': notFound('There is no account like this.'),
  'register-first': notFound('There is no account like this: they have to register first.'),
  'on-the-staff-already': conflict(
    ({ username }: { username: string }) => `${username} is on the staff already.`,
  ),
  'email-unconfirmed': conflict(
    'Nobody has confirmed this email yet: use the username, or wait until they have.',
  ),
  'own-role': conflict('Nobody changes their own role: another owner has to.'),
  'last-owner': conflict('The shop needs an owner: make somebody else an owner first.'),
}

/** What another program is refused, or whoever lets one in. */
export const ofApiTokens = {
  'unknown-api-token': unauthenticated('This token is not known, or it has ended.'),
  'not-for-tokens': forbidden('This is for people who have signed in: no token opens it.'),
  'too-many-calls': tooMany('This token has made too many calls. Please wait a minute.'),
  'no-such-webhook': notFound('There is no such webhook.'),
  'no-such-delivery': notFound('There is no such message any more.'),
  'webhook-address': invalid('Please enter an https address on the open internet.'),
  'webhooks-full': conflict(
    ({ most }: { most: number }) =>
      `There are ${most} webhooks already. Delete one that nobody needs.`,
  ),
  'no-such-api-token': notFound('There is no such token.'),
  'api-tokens-full': conflict(
    ({ most }: { most: number }) =>
      `There are ${most} tokens already. Revoke one that no program uses.`,
  ),
}

/** What is looked after in the admin area and belongs to no other noun. */
export const ofOperation = {
  'letter-not-failed': conflict('This letter is not a failed one.'),
  'no-such-letter': notFound('There is no such email.'),
  'over-a-year': invalid('Please choose at most a year.'),
  'days-reversed': invalid('The first day must not be after the last.'),
  'found-more': conflict('Something else was found meanwhile. Please look again.'),
}
