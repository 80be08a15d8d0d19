/** A box of MP4: four bytes of length, four of name, and what stands inside. */
export function mp4Box(name: string, ...inside: Buffer[]): Buffer {
  const body = Buffer.concat(inside)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + body.length)
  head.write(name, 4, 'latin1')
  return Buffer.concat([head, body])
}

export const mp4Head = (brand = 'mp42') =>
  mp4Box('ftyp', Buffer.from(`${brand}\0\0\0\0isommp42`, 'latin1'))

/** What tells of the tracks of a film: `vide` for pictures, `soun` for sound. */
export const mp4Tracks = (...kinds: string[]) =>
  mp4Box('moov', mp4Box('mvhd', Buffer.alloc(100)), ...kinds.map(track))

const track = (kind: string) =>
  mp4Box('trak', mp4Box('tkhd', Buffer.alloc(84)), mp4Box('mdia', mp4Box('hdlr', handler(kind))))
const handler = (kind: string) => Buffer.from(`\0\0\0\0\0\0\0\0${kind}\0\0\0\0`, 'latin1')

/** A whole MP4 with so many bytes to play, which no browser would show anything of. */
export const smallVideo = (bytes: number) =>
  Buffer.concat([mp4Head(), mp4Tracks('vide'), mp4Box('mdat', Buffer.alloc(bytes, 7))])
