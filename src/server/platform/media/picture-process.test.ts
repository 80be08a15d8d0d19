import { afterAll, describe, expect, it } from 'vitest'
import { cloth } from '#test/hostile-pictures.ts'
import { createPictureProcess, PictureLost } from './picture-process.ts'

const apart = createPictureProcess({ patienceMs: 150_000 })
afterAll(() => apart.close())

describe('a process of its own', () => {
  it('does one task after another', async () => {
    const picture = await cloth().png().toBuffer()
    expect(await apart.run('look', picture)).toBe(60 * 80)
    const { bytes, ...rest } = await apart.run('remake', picture)
    expect(rest).toMatchObject({ format: 'jpg', width: 60, height: 80 })
    expect(Buffer.from(await apart.run('avif', bytes, 320)).toString('latin1', 4, 12)).toBe(
      'ftypavif',
    )
  })

  it('hands refusals over as they are', async () => {
    await expect(apart.run('look', Buffer.from('GIF89a'))).rejects.toMatchObject({
      code: expect.stringMatching(/invalid|unsupported_type/),
      message: expect.stringMatching(/\.$/),
    })
  })

  it('is ended when it takes too long, and begins anew', async () => {
    const hurried = createPictureProcess({ patienceMs: 1 })
    const large = await cloth(2000, 2000).png().toBuffer()
    for (const _ of [1, 2]) {
      await expect(hurried.run('remake', large)).rejects.toThrow(PictureLost)
    }
    hurried.close()
  })

  it('gives its memory back after a large picture', async () => {
    const before = process.memoryUsage.rss()
    const large = await cloth(6000, 4000).png({ compressionLevel: 1, progressive: true }).toBuffer()
    const mine = process.memoryUsage.rss()
    expect(await apart.run('remake', large)).toMatchObject({ width: 2400 })
    const grown = process.memoryUsage.rss() - Math.max(mine, before)
    expect(grown).toBeLessThan(150 * 1024 * 1024)
    expect(await apart.run('look', await cloth().jpeg().toBuffer())).toBe(60 * 80)
  })
})
