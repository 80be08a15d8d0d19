/** 'T-000123': how a message to the shop is called in emails and on the phone. */
export function ticketNumber(id: number): string {
  return `T-${String(id).padStart(6, '0')}`
}

/** The id in 'T-000123', in any case; null of what is no number of a message. */
export function ticketIdIn(text: string): number | null {
  const digits = /^t-(\d{1,12})$/i.exec(text)?.[1]
  return digits === undefined ? null : Number(digits)
}

const longest = 80

/** How a message begins: its first line, cut between words. */
export function ticketSubject(message: string): string {
  const line = message.trim().split('\n', 1)[0]?.replace(/\s+/g, ' ').trim() ?? ''
  if (line.length <= longest) return line
  const cut = line.slice(0, longest)
  const space = cut.lastIndexOf(' ')
  return `${(space > longest / 2 ? cut.slice(0, space) : cut).toWellFormed()}…`
}
