/** The sign-in over a form, and what the browser keeps of one that was not saved. */
export const adminSession = {
  title: 'Your session has ended',
  text: (name: string) =>
    `Sign in again as ${name}: what you typed stays, and is saved as soon as you are in.`,
  username: 'Username',
  password: 'Password',
  code: 'Code of your authenticator app',
  codeHint: 'Or one of your recovery codes',
  submit: 'Sign in and continue',
  submitting: 'Signing in…',
  failed: 'You are not signed in',
  unreached: 'The sign-in did not reach the shop. Please try again.',
  somebodyElse: 'This is another account: please sign in as yourself.',
  draft: {
    title: (time: string) => `Unsaved draft from ${time}`,
    text: 'This browser kept what you had typed but not saved.',
    older:
      'Somebody has saved since. Where you both changed something, you will be asked which to take.',
    waits: 'It stays here until you have saved or closed what you are typing now.',
    take: 'Restore draft',
    drop: 'Discard draft',
  },
}
