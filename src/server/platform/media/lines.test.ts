import { describe, expect, it } from 'vitest'
import { createJobLine } from './job-line.ts'
import { askedPicture, keptWidth, widthsOf } from './picture-name.ts'

describe('a job line', () => {
  it('holds each job once, the wanted ones in front, and says when it was full', () => {
    const line = createJobLine(3)
    for (const width of [320, 320, 480, 640, 960]) line.add({ path: '/a', width })
    expect(line.size()).toBe(3)
    expect([line.wasCut(), line.wasCut()]).toEqual([true, false])
    line.addInFront({ path: '/a', width: 640 })
    expect(line.size()).toBe(3)
    const taken = [1, 2, 3, 4].map(() => line.take()?.width)
    expect(taken).toEqual([640, 320, 480, undefined])
  })
})

describe('names', () => {
  const hash = '0123456789abcdef'.repeat(2)

  it('reads the names of whole pictures, sizes and share pictures', () => {
    expect(askedPicture(`${hash}.jpg`)).toEqual({ kind: 'whole', hash, format: 'jpg' })
    expect(askedPicture(`${hash}-640.avif`)).toEqual({
      kind: 'size',
      hash,
      width: 640,
      format: 'avif',
    })
    expect(askedPicture(`${hash}-share.jpg`)).toEqual({ kind: 'share', hash })
  })

  it.each([
    ...[`${hash}.png`, `${hash}.avif`, `${hash}-641.jpg`, `${hash}-0320.jpg`, `${hash}-share.webp`],
    ...[`${hash.toUpperCase()}.jpg`, `${hash}.jpg\n`, `x${hash}.jpg`, `${hash.slice(1)}.jpg`, ''],
  ])('knows no %j', (name) => {
    expect(askedPicture(name)).toBeNull()
  })

  it('keeps sizes beyond the picture as one file', () => {
    expect(widthsOf(2400)).toEqual([320, 480, 640, 960, 1200])
    expect(widthsOf(900)).toEqual([320, 480, 640, 960])
    expect(widthsOf(640)).toEqual([320, 480, 640])
    expect(widthsOf(16)).toEqual([320])
    expect([keptWidth(1200, 900), keptWidth(640, 900), keptWidth(1200, 5000)]).toEqual([
      960, 640, 1200,
    ])
  })
})
