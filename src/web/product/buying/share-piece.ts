type Told = { title: string; text: string; url: string }

/** The browser forgets a tap within five seconds: a card that is slower stays behind. */
const cardMs = 2000

/**
 * Opens the phone's sheet, with the picture that names the piece and its price where the phone takes one along; copies
 * the address where there is no sheet.
 */
export async function share(told: Told, card: string | undefined): Promise<'told' | 'copied'> {
  if (typeof navigator.share !== 'function') return copy(told.url)
  const file = card === undefined ? null : await fileOf(card, told.title)
  const withCard = { text: `${told.text} ${told.url}`, files: file ? [file] : [] }
  const takesCard = file !== null && canShare(withCard)
  // Who closes the sheet has changed their mind: nothing is said of it.
  await navigator.share(takesCard ? withCard : told).catch(() => {})
  return 'told'
}

/** Older browsers have a sheet for words alone. */
const canShare = (what: ShareData) =>
  typeof navigator.canShare === 'function' && navigator.canShare(what)

async function copy(url: string): Promise<'copied'> {
  await navigator.clipboard.writeText(url)
  return 'copied'
}

async function fileOf(address: string, name: string): Promise<File | null> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(cardMs) })
    if (!answer.ok) return null
    return new File([await answer.blob()], `${name}.jpg`, { type: 'image/jpeg' })
  } catch {
    return null
  }
}
