type Line = { id: number; quantity: number }
type Sent = { contents: readonly { lineId: number; quantity: number }[] }

/** The lines that no parcel holds yet, with the pieces `left` of each; a parcel without contents holds the whole order. */
export function unsentLines<Of extends Line>(
  lines: readonly Of[],
  parcels: readonly Sent[],
): (Of & { left: number })[] {
  const sent = new Map<number, number>()
  for (const { contents } of parcels) {
    const all = lines.map(({ id, quantity }) => ({ lineId: id, quantity }))
    for (const { lineId, quantity } of contents.length > 0 ? contents : all) {
      sent.set(lineId, (sent.get(lineId) ?? 0) + quantity)
    }
  }
  return lines
    .map((line) => ({ ...line, left: line.quantity - (sent.get(line.id) ?? 0) }))
    .filter(({ left }) => left > 0)
}
