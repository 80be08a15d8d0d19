/** The pages that the links of a newsletter letter lead to, and the form where JavaScript is off. */
export const newsletter = {
  title: 'Newsletter',
  text: 'New arrivals and special offers, now and then. Leave whenever you like.',
  email: 'Email address',
  subscribe: 'Subscribe',
  invalid: 'Invalid Email',
  invalidText: 'Please enter a valid email address',
  thanks: 'Thank you for subscribing!',
  thanksText: 'You will now receive updates on new arrivals and special offers',
  sent: (email: string) =>
    `One more step: open the link in the letter that we have sent to ${email}.`,
  confirmTitle: 'One more click',
  confirmText: 'Do you want to hear from us about new arrivals and special offers?',
  confirm: 'Yes, subscribe me',
  leaveTitle: 'Leave the newsletter',
  leaveText: 'One click, and we will not write to you again.',
  leave: 'Unsubscribe',
  left: 'You have left the newsletter',
  leftText: 'We will not write to you again. You are welcome back whenever you like.',
  failed: 'This did not work',
  shop: 'Shop the collection',
}
