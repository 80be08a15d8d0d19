import { createHash } from 'node:crypto'
import fc from 'fast-check'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ShopError } from '#domain/errors.ts'
import { createTestShop, type TestShop } from '#test/create-test-shop.ts'
import {
  bomb,
  broken,
  cloth,
  marker,
  php,
  polyglot,
  strangers,
  withPlace,
} from '#test/hostile-pictures.ts'
import { uploadOf } from '#test/upload-of.ts'
import { keepImage } from './keep-image.ts'
import { fileName } from './picture-name.ts'
import { uploadLimits } from './upload/upload-limits.ts'
import { uploadSemaphore } from './upload/upload-processes.ts'

let opened: TestShop
beforeAll(async () => {
  opened = await createTestShop()
})
afterAll(() => opened.close())

const keep = (bytes: Uint8Array) => keepImage(opened.shop, uploadOf(bytes))
const kept = async (path: string) => {
  const bytes = await opened.shop.media.get(fileName(path))
  if (!bytes) throw new Error(`${path} was not kept.`)
  return bytes
}
const refusalOf = async (bytes: Uint8Array) => {
  const error = await keep(bytes).catch((reason: unknown) => reason)
  if (!(error instanceof ShopError)) throw new Error(`Not a refusal: ${JSON.stringify(error)}`)
  expect(error.message).toMatch(/^[A-Z][^<>]+\.$/)
  return error.code
}

describe('JPEG, PNG, WebP, AVIF by content', () => {
  it('keeps JPEG, PNG, WebP and AVIF', async () => {
    const kinds = [cloth().jpeg(), cloth().png(), cloth().webp(), cloth().avif({ effort: 0 })]
    for (const kind of kinds) {
      const row = await keep(await kind.toBuffer())
      expect(row.path).toMatch(/^\/uploads\/[0-9a-f]{32}\.jpg$/)
      expect(row).toMatchObject({ width: 60, height: 80, created_at: opened.clock.now })
    }
  })

  it('names a picture by the hash of the bytes that it keeps', async () => {
    const row = await keep(await cloth(61).jpeg().toBuffer())
    const bytes = await kept(row.path)
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
    expect(row.path).toBe(`/uploads/${hash}.jpg`)
    expect(row.bytes).toBe(bytes.length)
    expect((await keep(await cloth(61).jpeg().toBuffer())).path).toBe(row.path)
  })

  it('keeps see-through pictures as WebP', async () => {
    const row = await keep(await cloth().ensureAlpha(0.5).png().toBuffer())
    expect(row.path).toMatch(/\.webp$/)
    expect(await sharp(await kept(row.path)).metadata()).toMatchObject({ hasAlpha: true })
  })

  it('gives each a preview of about 16 pixels', async () => {
    const { preview } = await keep(await cloth(600, 800).jpeg().toBuffer())
    expect(preview.length).toBeLessThan(600)
    const [, base64 = ''] = preview.split('data:image/webp;base64,')
    const tiny = await sharp(Buffer.from(base64, 'base64')).metadata()
    expect(tiny).toMatchObject({ format: 'webp', width: 16 })
  })

  it('keeps at most 2400 pixels of the longest side', async () => {
    const row = await keep(await cloth(500, 3000).jpeg().toBuffer())
    expect(row).toMatchObject({ width: 400, height: 2400 })
  })
})

describe('re-encoded, metadata removed', () => {
  it('a script in the comment and a program behind the end do not survive', async () => {
    const sent = await polyglot()
    expect(sent.includes(marker) && sent.includes(php)).toBe(true)
    const bytes = await kept((await keep(sent)).path)
    expect(bytes.includes('script') || bytes.includes('php')).toBe(false)
  })

  it('GPS and comments removed (S25), the picture upright', async () => {
    const sent = await withPlace()
    expect((await sharp(sent).metadata()).exif?.length).toBeGreaterThan(100)
    const row = await keep(sent)
    const facts = await sharp(await kept(row.path)).metadata()
    expect(facts).toMatchObject({ width: 80, height: 60 })
    for (const part of ['exif', 'xmp', 'iptc', 'icc', 'comments', 'orientation']) {
      expect(facts).not.toHaveProperty(part)
    }
  })
})

describe('refused with a sentence', () => {
  it('SVG, GIF, HTML, PDF, HEIC, TIFF, BMP and the like: 415', async () => {
    for (const [name, bytes] of Object.entries(await strangers())) {
      expect([name, await refusalOf(bytes)]).toEqual([name, 'unsupported_type'])
    }
  })

  it('damaged and half pictures: 400', async () => {
    for (const [name, bytes] of Object.entries(await broken())) {
      expect([name, await refusalOf(bytes)]).toEqual([name, 'invalid'])
    }
  })

  it('nothing at all: 400', async () => {
    expect(await refusalOf(new Uint8Array())).toBe('invalid')
  })

  it('10 MB each', async () => {
    const whole = await cloth().jpeg().toBuffer()
    const padded = (bytes: number) => Buffer.concat([whole, Buffer.alloc(bytes - whole.length)])
    expect(await refusalOf(padded(11 * 1024 * 1024))).toBe('too_large')
    expect(await refusalOf(padded(uploadLimits.maxFileBytes + 1))).toBe('too_large')
    await expect(keep(padded(uploadLimits.maxFileBytes))).resolves.toHaveProperty('path')
  })

  it('40 megapixels', async () => {
    expect(await refusalOf(bomb())).toBe('too_large')
    expect(await refusalOf(bomb(65_000))).toBe('too_large')
  })

  it('never fails otherwise, whatever is changed in a good picture', async () => {
    const good = [await cloth(16, 16).jpeg().toBuffer(), await cloth(16, 16).png().toBuffer()]
    const change = fc.tuple(
      fc.nat(1),
      fc.array(fc.tuple(fc.nat(400), fc.nat(255)), { maxLength: 8 }),
    )
    await fc.assert(
      fc.asyncProperty(change, async ([which, bytes]) => {
        const picture = Buffer.from(good[which] ?? '')
        for (const [at, value] of bytes) picture[at % picture.length] = value
        const outcome = await keep(picture).catch((error: unknown) => error)
        expect(outcome instanceof ShopError || Object.hasOwn(outcome as object, 'path')).toBe(true)
      }),
      { numRuns: 60 },
    )
  })
})

it('one decode at a time', async () => {
  const bytes = await cloth(400, 500).jpeg().toBuffer()
  let most = 0
  const watch = setInterval(() => {
    most = Math.max(most, uploadSemaphore.figures().running)
  }, 0)
  const rows = await Promise.all(Array.from({ length: 8 }, () => keep(bytes)))
  clearInterval(watch)
  expect(new Set(rows.map((row) => row.path)).size).toBe(1)
  expect(most).toBe(1)
})
