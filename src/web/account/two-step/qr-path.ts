/** A QR code as an SVG path of unit squares, `size` wide. */
export type QrPath = { size: number; d: string }

/** Draws a text as a QR code; what draws it is loaded only when somebody needs it. */
export async function qrPathOf(text: string): Promise<QrPath> {
  const { encode } = await import('uqr')
  const { data, size } = encode(text, { ecc: 'M', border: 3 })
  const d = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
  return { size, d: d.join('') }
}
