/** What is asked again before what is hard to take back. */
export const adminProof = {
  why: 'This changes where money goes or who may use the shop: please enter your password again.',
  password: 'Your password',
  code: 'Code of your authenticator app',
  codeHint: 'If two-step sign-in is on',
}
