/** What strangers read of a shop that is not open yet, and staff above every page of it. */
export const opening = {
  title: 'Opening soon',
  text: 'We are getting our sarees ready. Please come back in a little while.',
  chat: 'Ask us on WhatsApp',
  greeting: (shop: string) => `Hello ${shop}, when do you open?`,
  signIn: 'Sign in',
  bar: 'Your shop is not open yet. Only you and your staff can see it.',
  finish: 'Finish setting up',
}
