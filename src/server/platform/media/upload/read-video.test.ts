import { expect, it } from 'vitest'
import { mp4Box, mp4Head, mp4Tracks } from '#test/small-video.ts'
import { readVideo } from './read-video.ts'

/** One whose length stands in eight bytes, as phones write long films. */
const longBox = (name: string, body: Buffer) => {
  const head = Buffer.alloc(16)
  head.writeUInt32BE(1)
  head.write(name, 4, 'latin1')
  head.writeBigUInt64BE(BigInt(16 + body.length), 8)
  return Buffer.concat([head, body])
}
const data = Buffer.alloc(5000, 7)

/** An element of EBML, its length in eight bytes, unknown where none is given. */
const element = (id: string, body: Buffer, length: number | null = body.length) => {
  const told = Buffer.alloc(8, 0xff)
  told[0] = 0x01
  if (length !== null) told.writeBigUInt64BE((1n << 56n) | BigInt(length))
  return Buffer.concat([Buffer.from(id, 'hex'), told, body])
}
const ebml = element('1a45dfa3', element('4282', Buffer.from('webm')))
const tracks = (type: number) =>
  element('1654ae6b', element('ae', element('83', Buffer.from([type]))))
const cluster = element('1f43b675', data, null)
const info = element('1549a966', Buffer.alloc(40))
const webm = (type: number, length?: number | null) =>
  Buffer.concat([ebml, element('18538067', Buffer.concat([info, tracks(type), cluster]), length)])

/** As an upload hands it over: some hundred bytes at a time. */
const upload = (file: Buffer) => ({
  size: file.length,
  bytes: async () => file,
  async *pieces() {
    for (let at = 0; at < file.length; at += 700) yield file.subarray(at, at + 700)
  },
})

it.each([
  ['an Android phone', [mp4Head(), mp4Box('mdat', data), mp4Tracks('soun', 'vide')], 'video/mp4'],
  [
    'an editor, ready to stream',
    [mp4Head('isom'), mp4Tracks('vide'), mp4Box('free'), mp4Box('mdat', data)],
    'video/mp4',
  ],
  [
    'an iPhone, long',
    [mp4Head('qt  '), longBox('mdat', data), mp4Tracks('vide')],
    'video/quicktime',
  ],
  [
    'a recorder in parts',
    [
      mp4Head(),
      mp4Tracks('vide'),
      mp4Box('moof'),
      mp4Box('mdat', data),
      mp4Box('moof'),
      mp4Box('mdat', data),
    ],
    'video/mp4',
  ],
  ['a browser that knew its end', [webm(1)], 'video/webm'],
  ['a browser that did not', [webm(1, null)], 'video/webm'],
])('takes the video of %s', async (_who, parts, type) => {
  expect(await readVideo(upload(Buffer.concat(parts)))).toBe(type)
})

const whole = Buffer.concat([mp4Head(), mp4Box('mdat', data), mp4Tracks('vide')])
it.each([
  ['one that was cut off', whole.subarray(0, -10)],
  ['one with something behind it', Buffer.concat([whole, Buffer.from('<script>')])],
  ['a page behind the head of a video', Buffer.concat([mp4Head(), Buffer.from('<html><script>')])],
  ['an archive in a box of its own', Buffer.concat([mp4Head(), mp4Box('free', Buffer.from('PK'))])],
  ['a sound alone', Buffer.concat([mp4Head(), mp4Box('mdat', data), mp4Tracks('soun')])],
  ['tracks without anything to play', Buffer.concat([mp4Head(), mp4Tracks('vide')])],
  [
    'a box of no length that ends nowhere',
    Buffer.concat([mp4Head(), Buffer.from('\0\0\0\x04mdat')]),
  ],
  ['a WebM of sound alone', webm(2)],
  ['a WebM that was cut off', webm(1).subarray(0, -10)],
  ['a WebM without tracks', Buffer.concat([ebml, element('18538067', cluster)])],
  ['the head of a WebM', ebml],
])('refuses %s', async (_what, file) => {
  expect(await readVideo(upload(file))).toBeNull()
})
