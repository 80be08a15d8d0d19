import { expect, it } from 'vitest'
import { sniffVideo } from './sniff-video.ts'

const box = (brand: string) => Buffer.from(`\0\0\0\x20ftyp${brand}\0\0\0\0isomiso2`, 'latin1')

it.each([
  ['an Android phone', box('mp42'), 'video/mp4'],
  ['an editor', box('isom'), 'video/mp4'],
  ['an iPhone', box('qt  '), 'video/quicktime'],
  [
    'a browser',
    Buffer.from('\x1aE\xdf\xa3\x01\0\0\0\0\0\0\x1fB\x86\x81\x01B\x82\x84webm', 'latin1'),
    'video/webm',
  ],
])('knows the video of %s by its first bytes', (_who, head, type) => {
  expect(sniffVideo(head)).toBe(type)
})

it.each([
  ['a picture of a phone', box('heic')],
  ['an AVIF', box('avif')],
  ['Matroska, which no iPhone plays', Buffer.from('\x1aE\xdf\xa3\x01\0\0matroska', 'latin1')],
  ['a page', Buffer.from('<html><script>ftypmp42')],
  ['nothing', Buffer.alloc(0)],
])('takes no %s for one', (_what, head) => {
  expect(sniffVideo(head)).toBeNull()
})
