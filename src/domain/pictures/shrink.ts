/** Pixels of the longest side that a picture is sent with, as staff choose: 'whole' sends it as it is. */
export const sentSides = ['1600', '2400', 'whole'] as const
export type SentSide = (typeof sentSides)[number]

/** What the server keeps at most: more would be sent for nothing. */
export const usualSide: SentSide = '2400'

type Size = { width: number; height: number }

/** The size of a picture whose longest side has so many pixels, never larger than it is. */
export function shrunkSize({ width, height }: Size, longest: number): Size {
  const share = Math.min(1, longest / Math.max(width, height, 1))
  const whole = (side: number) => Math.max(1, Math.round(side * share))
  return { width: whole(width), height: whole(height) }
}

const phoneTypes = new Set([
  'image/heic',
  'image/heif',
  'image/heic-sequence',
  'image/heif-sequence',
])

/** The same as a file chooser asks for them: many systems know them by the ends of their names alone. */
export const phonePictures = ['image/heic', 'image/heif', '.heic', '.heif']

/** Whether a file is one of the phones' own pictures, which the server cannot read; many browsers name no type of them. */
export const isPhonePicture = ({ name, type }: { name: string; type: string }): boolean =>
  phoneTypes.has(type) || (type === '' && /\.hei[cf]$/i.test(name))

/** How much of each file has left, 0 to 1, where they are sent one after the other and this share of all their bytes has. */
export function shareOfEach(bytes: readonly number[], share: number): number[] {
  const all = bytes.reduce((sum, one) => sum + one, 0)
  let left = all * share
  return bytes.map((one) => {
    const own = one === 0 ? share : Math.min(1, Math.max(0, left / one))
    left -= one
    return own
  })
}
