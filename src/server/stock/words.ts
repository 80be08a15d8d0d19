const clock = new Intl.DateTimeFormat('en-IN', {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
})

/** '6:40 pm' as the clocks of India show it. */
export const timeWords = (at: number) => clock.format(at).replaceAll('\u202f', ' ')

/** Says of a piece kept aside for somebody else when it may come free. */
export const onHoldWords = (name: string, until: number) =>
  `${name} is on hold until ${timeWords(until)}.`
