import {
  conflict,
  invalid,
  notFound,
  secondFactorRequired,
  unauthenticated,
  unavailable,
} from './entry.ts'

export const ofCustomers = {
  'wrong-sign-in': unauthenticated('Invalid username or password'),
  'wrong-password': invalid('This password is not right'),
  'no-password-yet': invalid(
    'You sign in by a code and have no password yet. Choose one under “Forgot your password?”: we email you a link',
  ),
  'sign-ins-busy': unavailable('Too many people are signing in. Please try again in a moment.'),
  'sign-out-first': conflict(
    'You are signed in as staff. Please sign out before you open another account.',
  ),
  'account-not-opened': conflict('This account could not be opened. Please try again.'),
  'username-taken': conflict('This username is already taken'),
  'email-taken': conflict('This email is already registered'),
  'password-too-common': invalid(
    'This password is among the most common ones. Please choose another',
  ),
  'password-too-near': invalid('Please choose a password that is not your name or your email'),
  'password-too-plain': invalid('Please choose a password that is more than a word of this shop'),
  'password-as-before': invalid('Please choose another password than the one you have had so far'),
  'staff-password-too-short': invalid(
    ({ least }: { least: number }) => `Staff passwords need at least ${least} characters`,
  ),
  'code-wanted': secondFactorRequired(
    'Please enter the code of your authenticator app, or a recovery code',
  ),
  'code-wanted-anew': secondFactorRequired('This code is not right, or was used before'),
  'password-again': invalid('Please enter your password once more'),
  'wrong-code': invalid('This code is not right, or was used before'),
  'two-step-on': conflict('Two-step sign-in is on already.'),
  'two-step-off': conflict('Two-step sign-in is not on.'),
  'passkey-refused': unauthenticated(
    'This passkey does not open an account here. Please sign in another way.',
  ),
  'passkey-not-kept': invalid('This passkey could not be checked. Please try again.'),
  'passkey-over': invalid('That took too long. Please try again.'),
  'passkey-taken': conflict('This passkey is kept already.'),
  'passkeys-full': conflict(
    ({ most }: { most: number }) => `You can keep ${most} passkeys. Please remove one first.`,
  ),
  'no-such-passkey': notFound('This passkey was removed already.'),
  'no-text-messages': notFound('This shop sends no codes by text message.'),
  'not-the-newest-text': invalid('This is not the code from our newest message.'),
  'no-mobile-of-staff': conflict(
    'Your account asks for more than a code: staff and two-step sign-in do without a mobile number.',
  ),
  'confirm-email-first': conflict('Please confirm your email first: we have sent you a link.'),
  'link-over': invalid('This link has expired or was used already.'),
  'reset-link-over': invalid(
    'This link has expired or was used already. Please ask for a new one.',
  ),
  'address-removed': notFound('This address was removed already.'),
  'address-book-full': conflict(
    ({ most }: { most: number }) => `You can keep ${most} addresses. Please remove one first.`,
  ),
  'saved-searches-full': conflict(
    ({ most }: { most: number }) => `You can keep ${most} searches. Please remove one first.`,
  ),
  'search-of-all': invalid('Please choose what you are looking for first.'),
  'device-not-signed-in': notFound('This device is not signed in.'),
  'no-such-customer': notFound('There is no such customer.'),
  'no-such-note': notFound('This note does not exist.'),
}
