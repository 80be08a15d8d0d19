import { Buffer } from 'node:buffer'
import { crc32 } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

// Pictures for the tests: friendly ones, and what people with bad intentions send under that name.

/** A picture with something on it, so that every encoder has work to do. */
export function cloth(width = 60, height = 80): Sharp {
  const pixels = Buffer.alloc(width * height * 3)
  for (let at = 0; at < pixels.length; at++)
    pixels[at] = (at * 7 + Math.floor(at / width) * 13) % 251
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}

export const marker = '<script>parent.pwned=1</script>'
export const php = '<?php system($_GET["c"]); ?>'

/** A JPEG with a script in its comment and a program behind its end. */
export async function polyglot(): Promise<Buffer> {
  const jpeg = await cloth().jpeg().toBuffer()
  const text = Buffer.from(marker)
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0, text.length + 2]), text])
  return Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2), Buffer.from(php)])
}

/** A JPEG that says where it was taken, lying on its side. */
export function withPlace(width = 60, height = 80): Promise<Buffer> {
  const exif = {
    IFD0: { Copyright: marker, Software: php },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '13/1 4/1 57/1', GPSLongitudeRef: 'E' },
  }
  return cloth(width, height).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer()
}

/** A PNG of a few bytes that claims to be 30000 pixels wide and high. */
export function bomb(side = 30_000): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header[8] = 8
  header[9] = 2
  const body = Buffer.from('789c636060000000040001', 'hex')
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', body),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(body.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}

const svg = `<svg xmlns="http://www.w3.org/2000/svg">${marker}</svg>`

/** What is no picture of ours, whatever its name says. */
export async function strangers(): Promise<Record<string, Buffer>> {
  return {
    'an SVG': Buffer.from(svg),
    'an SVG behind a byte order mark': Buffer.from(`\ufeff<?xml version="1.0"?>${svg}`),
    HTML: Buffer.from(`<!doctype html>${marker}`),
    'a PDF': Buffer.from('%PDF-1.7\n1 0 obj <</Type/Catalog>> endobj\n%%EOF'),
    'a GIF': await cloth().gif().toBuffer(),
    'a GIF that is also a script': Buffer.from('GIF89a/*\x01\x00*/=1;parent.pwned=1', 'latin1'),
    'a TIFF': await cloth().tiff().toBuffer(),
    'a BMP': Buffer.from(`BM${'\0'.repeat(60)}`, 'latin1'),
    'an icon': Buffer.from('00000100010010100000010020006804', 'hex'),
    'a HEIC': ftyp('heic', ['mif1', 'heic']),
    'a film': ftyp('isom', ['isom', 'mp42']),
    'a ZIP': Buffer.from('504b030414000000080000002100', 'hex'),
    'a program': Buffer.from(`MZ${'\0'.repeat(80)}`, 'latin1'),
    'a shell script': Buffer.from('#!/bin/sh\nid\n'),
    'a RIFF that is sound': Buffer.from('RIFF\x24\0\0\0WAVEfmt ', 'latin1'),
    'a single byte': Buffer.from([0xff]),
    'spaces before a JPEG': Buffer.concat([Buffer.from('  '), await cloth().jpeg().toBuffer()]),
  }
}

/** What begins like a picture of ours and is none, or not a whole one. */
export async function broken(): Promise<Record<string, Buffer>> {
  const kinds = {
    JPEG: await cloth().jpeg().toBuffer(),
    PNG: await cloth().png().toBuffer(),
    WebP: await cloth().webp().toBuffer(),
    AVIF: await cloth().avif({ effort: 0 }).toBuffer(),
  }
  const samples: Record<string, Buffer> = {
    'a JPEG beginning and then HTML': Buffer.from(`\xff\xd8\xff\xe0${marker}`, 'latin1'),
    'a PNG beginning and then HTML': Buffer.from(`\x89PNG\r\n\x1a\n${marker}`, 'latin1'),
    'a WebP beginning and then HTML': Buffer.from(`RIFF\x40\0\0\0WEBPVP8 ${marker}`, 'latin1'),
    'an AVIF beginning and then nothing': ftyp('avif', ['avif', 'mif1']),
    'an AVIF box with a wrong length': Buffer.from('ffffffff6674797061766966', 'hex'),
  }
  for (const [kind, whole] of Object.entries(kinds)) {
    samples[`half a ${kind}`] = whole.subarray(0, whole.length >> 1)
    samples[`a ${kind} of 20 bytes`] = whole.subarray(0, 20)
  }
  return samples
}

function ftyp(major: string, brands: string[]): Buffer {
  const body = Buffer.from(`ftyp${major}\0\0\0\0${brands.join('')}`, 'latin1')
  const length = Buffer.alloc(4)
  length.writeUInt32BE(body.length + 4)
  return Buffer.concat([length, body])
}
