const clock = new Intl.DateTimeFormat('en-IN', {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
})

/** '6:40 pm' as the clocks of India show it. */
export const timeInIndia = (at: number) => clock.format(at).replaceAll('\u202f', ' ')
