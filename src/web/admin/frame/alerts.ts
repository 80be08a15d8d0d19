/** How this browser tells of something new: kept here and nowhere else, for a shop's phone may ring where a laptop may not. */
export type Alerts = { hasSound: boolean; hasNotice: boolean }

const key = 'pallu.alerts'
const none: Alerts = { hasSound: false, hasNotice: false }

/** What was chosen in this browser; nothing where it keeps nothing. */
export function readAlerts(): Alerts {
  try {
    return { ...none, ...JSON.parse(localStorage.getItem(key) ?? '{}') }
  } catch {
    return none
  }
}

export function keepAlerts(alerts: Alerts) {
  try {
    localStorage.setItem(key, JSON.stringify(alerts))
  } catch {
    // Such a browser forgets it with the page.
  }
}

/** Asks the browser whether it may show notifications, which a person says once, and shows the first. */
export async function mayNotify(words: string): Promise<boolean> {
  if (!('Notification' in window)) return false
  return (await Notification.requestPermission()) === 'granted' && notify(words)
}

/** False where the browser shows none: on phones some know the word and throw. */
function notify(words: string): boolean {
  try {
    new Notification(words, { tag: 'pallu-today' })
    return true
  } catch {
    return false
  }
}

/** Sounds and shows as this browser was told to. */
export function alertTo(words: string) {
  const { hasSound, hasNotice } = readAlerts()
  if (hasSound) play()
  // Whoever looks at the page sees it there.
  if (!hasNotice || !document.hidden || !('Notification' in window)) return
  if (Notification.permission === 'granted') notify(words)
}

/** Two short notes, as of a shop's door; no browser plays any before its page was touched. */
export function play() {
  if (navigator.userActivation?.hasBeenActive === false) return
  const context = new AudioContext()
  for (const [at, hertz] of [660, 880].entries()) {
    const note = context.createOscillator()
    const loudness = context.createGain()
    const from = context.currentTime + at * 0.18
    note.frequency.value = hertz
    loudness.gain.setValueAtTime(0.12, from)
    loudness.gain.exponentialRampToValueAtTime(0.001, from + 0.3)
    note.connect(loudness).connect(context.destination)
    note.start(from)
    note.stop(from + 0.3)
    note.onended = () => at === 1 && void context.close()
  }
}
