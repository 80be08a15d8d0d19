import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseMultipart } from '@remix-run/multipart-parser'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ShopError } from '#domain/errors.ts'
import { type Form, readForm as read } from './multipart.ts'
import { createSpool, type Spool, sweepSpool } from './spool.ts'

let folder = ''
let spool: Spool
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pallu-forms-'))
  spool = createSpool(folder)
})
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }))

const forms: Form[] = []
afterEach(async () => {
  for (const form of forms.splice(0)) await form.close()
})

async function readForm(request: Request, limits = {}) {
  const form = await read(request, { spool, limits })
  forms.push(form)
  return form
}

const textOf = async (form: Form, field: string, n = 0) =>
  Buffer.from((await form.files[field]?.[n]?.bytes()) ?? []).toString('latin1')

const address = 'http://shop.test/api/admin/products'

function sent(form: FormData): Request {
  return new Request(address, { method: 'POST', body: form })
}

/** A body made of pieces as a network would bring them, counting what was taken. */
function raw(pieces: Iterable<string | Uint8Array>, type = 'multipart/form-data; boundary=b') {
  const taken = { bytes: 0 }
  const all = pieces[Symbol.iterator]()
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const next = all.next()
        if (next.done) return controller.close()
        const bytes = Buffer.from(next.value)
        taken.bytes += bytes.length
        controller.enqueue(bytes)
      },
    },
    { highWaterMark: 0 },
  )
  const init = { method: 'POST', headers: { 'content-type': type }, body, duplex: 'half' }
  return { request: new Request(address, init as RequestInit), taken } // Node wants `duplex`; its types do not.
}

const part = (name: string, value: string, file = '') =>
  `--b\r\nContent-Disposition: form-data; name="${name}"${file && `; filename="${file}"`}\r\n\r\n${value}\r\n`

async function refusalOf(request: Request, limits = {}) {
  const error = await readForm(request, limits).catch((reason: unknown) => reason)
  if (!(error instanceof ShopError)) throw new Error(`Not a refusal: ${JSON.stringify(error)}`)
  expect(error.message).toMatch(/^[A-Z].*\.$/)
  return error.code
}

describe('a form with files', () => {
  it('fields as text, files by the name of their field, in order', async () => {
    const form = new FormData()
    form.set('name', 'காஞ்சிபுரம் பட்டு')
    form.set('price', '8999')
    form.append('images', new File(['first'], 'ஒன்று.jpg', { type: 'image/jpeg' }))
    form.append('images', new File(['second'], '../../etc/passwd'))
    form.set('image', new File([new Uint8Array([0, 13, 10, 45, 45, 255])], 'bytes.bin'))
    const read = await readForm(sent(form))
    const { fields, uploads } = read
    expect(fields).toEqual({ name: 'காஞ்சிபுரம் பட்டு', price: '8999' })
    expect([await textOf(read, 'images'), await textOf(read, 'images', 1)]).toEqual([
      'first',
      'second',
    ])
    expect(await textOf(read, 'image')).toBe('\0\r\n--\xff')
    expect(uploads.map(({ size }) => size)).toEqual([5, 6, 6])
    expect(uploads.map((upload) => [upload.field, upload.fileName])).toEqual([
      ['images', 'ஒன்று.jpg'],
      ['images', '../../etc/passwd'],
      ['image', 'bytes.bin'],
    ])
  })

  it('of a repeated field the first value counts, and all can be had', async () => {
    const form = new FormData()
    for (const value of ['a', 'b']) form.append('imagesToRemove', value)
    const { fields, texts } = await readForm(sent(form))
    expect(fields).toEqual({ imagesToRemove: 'a' })
    expect(texts('imagesToRemove')).toEqual(['a', 'b'])
    expect(texts('other')).toEqual([])
  })

  it('a file field left empty is no file, an empty file is one', async () => {
    const form = new FormData()
    form.append('images', new File([], ''))
    expect((await readForm(sent(form))).files).toEqual({})
    form.append('images', new File([], 'empty.jpg'))
    expect((await readForm(sent(form))).files['images']).toHaveLength(1)
  })

  it('names that reach into objects are dropped (S37)', async () => {
    const pieces = ['__proto__', 'constructor', 'prototype', 'name'].map((name) => part(name, 'x'))
    const { fields } = await readForm(raw([...pieces, '--b--\r\n']).request)
    expect(Object.keys(fields)).toEqual(['name'])
    expect(({} as Record<string, unknown>)['x']).toBeUndefined()
  })

  it('comes whole however it is cut', async () => {
    const whole = `${part('name', 'saree')}${part('images', 'picture', 'a.jpg')}--b--\r\n`
    const form = await readForm(raw([...whole]).request)
    expect(form.fields).toEqual({ name: 'saree' })
    expect(await textOf(form, 'images')).toBe('picture')
  })
})

it('what follows the end is not read', async () => {
  const { request, taken } = raw([part('name', 'saree'), '--b--', '\r\n', 'x'.repeat(9_000), 'x'])
  expect((await readForm(request)).fields).toEqual({ name: 'saree' })
  expect(taken.bytes).toBeLessThan(9_000)
})

describe('10 MB each, 12 at once', () => {
  const megabyte = new Uint8Array(1024 * 1024)
  function* endless(before: string) {
    yield before
    for (let n = 0; n < 1000; n++) yield megabyte
  }

  it('stops reading at the first byte beyond 10 MB of a file', async () => {
    const { request, taken } = raw(endless(part('images', '', 'a.jpg').slice(0, -2)))
    expect(await refusalOf(request)).toBe('too_large')
    expect(taken.bytes).toBeLessThan(13 * 1024 * 1024)
  })

  it('stops reading when the whole form is too large', async () => {
    function* files() {
      for (let n = 0; n < 100; n++) yield part('images', 'x'.repeat(900), 'a.jpg')
    }
    const { request, taken } = raw(files())
    expect(await refusalOf(request, { maxFiles: 100, maxFormBytes: 5_000 })).toBe('too_large')
    expect(taken.bytes).toBeLessThan(8_000)
  })

  it('refuses a form that announces too much before reading any of it', async () => {
    const { request, taken } = raw(endless('--b\r\n'))
    request.headers.set('content-length', String(1024 ** 3))
    expect(await refusalOf(request)).toBe('too_large')
    expect(taken.bytes).toBe(0)
  })

  it('twelve files pass, the thirteenth is refused', async () => {
    const form = new FormData()
    for (let n = 0; n < 12; n++) form.append('images', new File(['x'], `${n}.jpg`))
    expect((await readForm(sent(form))).files['images']).toHaveLength(12)
    form.append('other', new File(['x'], '13.jpg'))
    expect(await refusalOf(sent(form))).toBe('too_large')
  })

  it('10,000 parts and long texts are refused', async () => {
    const many = Array.from({ length: 10_000 }, (_, n) => part(`field${n}`, 'x'))
    const { request, taken } = raw(many)
    expect(await refusalOf(request)).toBe('too_large')
    expect(taken.bytes).toBeLessThan(20_000)
    expect(await refusalOf(raw([part('name', 'x'.repeat(300_000)), '--b--']).request)).toBe(
      'too_large',
    )
    expect(await refusalOf(raw(['--b\r\n', `X: ${'x'.repeat(20_000)}`]).request)).toBe('invalid')
  })

  it.each([
    ['no boundary', 'multipart/form-data', [part('a', 'x'), '--b--']],
    ['another boundary', 'multipart/form-data; boundary=c', [part('a', 'x'), '--b--']],
    ['a missing end', 'multipart/form-data; boundary=b', [part('a', 'x')]],
    ['a part without a name', 'multipart/form-data; boundary=b', ['--b\r\n\r\nx\r\n--b--']],
    [
      'text that is not UTF-8',
      'multipart/form-data; boundary=b',
      [Buffer.from(`${part('a', '\xff\xfe')}--b--`, 'latin1')],
    ],
    ['nothing', 'multipart/form-data; boundary=b', []],
  ] as [string, string, (string | Uint8Array)[]][])('%s: 400', async (_name, type, pieces) => {
    expect(await refusalOf(raw(pieces, type).request)).toBe('invalid')
  })

  it('anything but a form: 415', async () => {
    expect(await refusalOf(raw(['{}'], 'application/json').request)).toBe('unsupported_type')
    expect(await refusalOf(raw(['{}'], 'multipart/mixed; boundary=b').request)).toBe(
      'unsupported_type',
    )
  })

  it('a connection that breaks off: 400', async () => {
    function* broken() {
      yield part('a', 'x')
      throw new Error('ECONNRESET')
    }
    expect(await refusalOf(raw(broken()).request)).toBe('invalid')
  })
})

describe('files lie on disk', () => {
  const megabyte = 1024 * 1024
  const pieceOf = (bytes: number) => 'x'.repeat(bytes)
  const formOf = (bytes: number) => raw([part('images', pieceOf(bytes), 'a.jpg'), '--b--']).request
  const refused = (error: unknown) => {
    if (!(error instanceof ShopError)) throw error
    return [error.code, error.retryAfterSeconds]
  }

  it('under no name, from the first byte to the answer', async () => {
    const form = await readForm(formOf(3 * megabyte))
    expect(spool.held()).toBe(3 * megabyte)
    expect(fs.readdirSync(folder)).toEqual([])
    expect(await textOf(form, 'images')).toHaveLength(3 * megabyte)
    await form.close()
    expect(spool.held()).toBe(0)
    await expect(textOf(form, 'images')).rejects.toThrow('The form is closed')
  })

  it('however the form ends: nothing is held for one that was refused', async () => {
    await expect(readForm(raw([part('images', 'x', 'a.jpg')]).request)).rejects.toThrow()
    await expect(readForm(formOf(11 * megabyte))).rejects.toThrow()
    expect(spool.held()).toBe(0)
  })

  it('of all forms together only so much: 503 with Retry-After beyond', async () => {
    const small = createSpool(folder, 10 * megabyte)
    const first = await read(formOf(8 * megabyte), { spool: small })
    const second = await read(formOf(3 * megabyte), { spool: small }).catch(refused)
    expect(second).toEqual(['unavailable', 5])
    const announced = formOf(1)
    announced.headers.set('content-length', String(3 * megabyte))
    expect(await read(announced, { spool: small }).catch(refused)).toEqual(['unavailable', 5])
    await first.close()
    const third = await read(formOf(3 * megabyte), { spool: small })
    await third.close()
    expect(small.held()).toBe(0)
  })

  it('strangers leave half of it to the shop, and send less', async () => {
    const small = createSpool(folder, 10 * megabyte)
    const stranger = { spool: small, who: 'stranger' } as const
    const first = await read(formOf(4 * megabyte), stranger)
    expect(await read(formOf(2 * megabyte), stranger).catch(refused)).toEqual(['unavailable', 5])
    await (await read(formOf(2 * megabyte), { spool: small })).close()
    await first.close()
    const seven = Array.from({ length: 7 }, () => part('photos', 'x', 'a.jpg'))
    expect(await read(raw([...seven, '--b--']).request, stranger).catch(refused)).toEqual([
      'too_large',
      undefined,
    ])
    const text = raw([part('words', pieceOf(20_000)), '--b--']).request
    expect(await read(text, stranger).catch(refused)).toEqual(['too_large', undefined])
  })

  it('text is held in memory, so there is little of it', async () => {
    const texts = Array.from({ length: 3 }, (_, n) => part(`text${n}`, pieceOf(200_000)))
    expect(await refusalOf(raw([...texts, '--b--']).request)).toBe('too_large')
  })

  it('what a process left that ended at the wrong moment is swept at the next start', async () => {
    fs.writeFileSync(path.join(folder, 'left'), 'x')
    await sweepSpool(folder)
    expect(fs.readdirSync(folder)).toEqual([])
    await sweepSpool(path.join(folder, 'not-there'))
  })
})

it('gives a large file in pieces of 256 kB, the same bytes as at once', async () => {
  const body = new FormData()
  for (const size of [262_145, 1, 700_000]) body.append('image', new File([noise(size)], 'a.bin'))
  const form = await readForm(sent(body))
  for (const file of form.files['image'] ?? []) {
    const pieces: Uint8Array[] = []
    for await (const piece of file.pieces()) pieces.push(piece)
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(256 * 1024)
    expect(Buffer.concat(pieces).equals(Buffer.from(await file.bytes()))).toBe(true)
  }
  expect(form.files['image']?.map(({ size }) => size)).toEqual([262_145, 1, 700_000])
})

/** Bytes of which no two pieces are alike. */
function noise(size: number) {
  return Uint8Array.from({ length: size }, (_, at) => (at * 2_654_435_761) >>> 13)
}

it('cuts any bytes as another parser does, however they come', async () => {
  const bits = fc.constantFrom('\r', '\n', '\r\n', '--', '--b', '\r\n--', '\r\n--b', 'x', '\0')
  const content = fc.array(bits, { maxLength: 40 }).map((all) => all.join(''))
  const safe = content.filter((text) => !text.includes('\r\n--b'))
  const cuts = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 60 })
  await fc.assert(
    fc.asyncProperty(fc.array(safe, { maxLength: 4 }), cuts, async (contents, sizes) => {
      const body = `${contents.map((text, n) => part(`f${n}`, text, 'a.bin')).join('')}--b--\r\n`
      const form = await readForm(raw(cut(body, sizes)).request)
      const own: string[] = []
      for (const one of form.uploads) own.push(Buffer.from(await one.bytes()).toString('latin1'))
      const others = [...parseMultipart(Buffer.from(body, 'latin1'), { boundary: 'b' })]
      expect(own).toEqual(others.map(({ bytes }) => Buffer.from(bytes).toString('latin1')))
      await form.close()
    }),
  )
})

function* cut(body: string, sizes: number[]) {
  for (let at = 0, n = 0; at < body.length; n++) {
    const size = sizes[n % sizes.length] ?? 1
    yield Buffer.from(body.slice(at, at + size), 'latin1')
    at += size
  }
}
