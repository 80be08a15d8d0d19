import { conflict, notFound } from './entry.ts'

export const ofPrivacy = {
  'notice-changed': conflict('This notice has changed meanwhile. Please read it again.'),
  'consent-needs-email': conflict('This is agreed to where your email is asked for.'),
  'no-such-consent': notFound('There is no such consent.'),
}
