import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Config } from '#server/platform/config.ts'
import { createTestShop, engines, type TestShop } from '#test/create-test-shop.ts'
import { fill, order } from '#test/ordering.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper } from '#test/shopper.ts'
import { namesOfBackups, readManifest } from '../manifest.ts'
import { drillRestore } from '../restore/drill-restore.ts'
import { rehearseRestore } from '../restore/rehearse-restore.ts'
import { restoreBackup } from '../restore/restore-backup.ts'
import { takeBackup } from '../take-backup.ts'
import { newKey } from './age-files.ts'
import { withOpened } from './open-backup.ts'

const say = () => undefined
const pictureName = `${'a1'.repeat(16)}.jpg`
const picture = Buffer.from('a photograph of a saree that came back')
const secret = 'thamarai@example.in'

describe.each(engines)('an encrypted backup (%s)', (engine) => {
  let testShop: TestShop
  let home: string
  const place = (name: string) => path.join(home, name)

  /** A key in a file of its own; the recipient that belongs to it. */
  async function keyIn(name: string): Promise<string> {
    const { identity, recipient } = await newKey()
    fs.writeFileSync(place(name), `# public key: ${recipient}\n${identity}\n`)
    return recipient
  }

  const backup = (recipients: string[]) =>
    takeBackup({ ...testShop.shop.config, backupRecipients: recipients }, { to: place('b'), say })

  beforeEach(async () => {
    testShop = await createTestShop({ engine })
    home = fs.mkdtempSync(path.join(os.tmpdir(), 'pallu-encrypted-'))
    const { shop } = testShop
    const id = await addPiece(shop, { stock: 5 })
    const shopper = newShopper(testShop)
    await fill(shopper, id)
    expect((await order(shopper, { email: secret })).status).toBe(201)
    await shop.media.put(pictureName, picture)
    const row = { path: `/uploads/${pictureName}`, width: 1, height: 1, bytes: 1, preview: '' }
    await shop.db.write((tx) =>
      tx
        .insertInto('pictures')
        .values({ ...row, created_at: 1 })
        .execute(),
    )
  })
  afterEach(async () => {
    await testShop.close()
    fs.rmSync(home, { recursive: true, force: true })
  })

  const filesOf = (folder: string) =>
    fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => fs.statSync(path.join(folder, name)).isFile())

  it('tells who does not have its key nothing of the shop, and brings it back to who has', async () => {
    const from = await backup([await keyIn('key')])
    const names = filesOf(from)
    expect(names.filter((name) => !name.endsWith('.age'))).toEqual(['encrypted.json'])
    for (const name of names) {
      const bytes = fs.readFileSync(path.join(from, name))
      for (const words of [secret, String(picture), 'SQLite format', 'ordersPaise'])
        expect(bytes.includes(words)).toBe(false)
      if (name.endsWith('.age'))
        expect(bytes.subarray(0, 21).toString()).toBe('age-encryption.org/v1')
    }
    const apart = await elsewhere()
    const manifest = await restoreBackup(apart, {
      ...{ from, identity: place('key') },
      ...{ mayReplace: false, say },
    })
    expect(manifest.sums.orders).toBe(1)
    expect(fs.readFileSync(path.join(apart.dataDir, 'uploads', pictureName))).toEqual(picture)
    const drilled = { from: place('b'), identity: place('key') }
    expect(await drillRestore(testShop.shop.config, drilled, say)).toMatchObject({
      orders: 1,
      faults: [],
    })
  })

  /** An empty data folder, for the embedded database. */
  async function elsewhere(): Promise<Config> {
    const dataDir = place('elsewhere')
    const database = path.join(dataDir, 'shop.sqlite')
    return { ...testShop.shop.config, dataDir, database, migrationDatabase: database }
  }

  it('is refused in a line without its key, with another one and with a damaged file', async () => {
    const from = await backup([await keyIn('key')])
    await keyIn('other')
    fs.writeFileSync(place('none'), 'nothing of that kind\n')
    fs.writeFileSync(place('misspelt'), 'AGE-SECRET-KEY-1QQQ\n')
    const refusal = (identity?: string) =>
      rehearseRestore(testShop.shop.config, { from, identity }, say).then(
        () => 'taken',
        (error) => `${error.constructor.name}: ${error.message}`,
      )
    expect(await refusal()).toMatch(/^Refusal: .* is encrypted: say with --identity which file/)
    expect(await refusal(place('other'))).toBe(
      'Refusal: This is not the key that the backup was encrypted for.',
    )
    expect(await refusal(place('none'))).toMatch(/^Refusal: .* holds no key/)
    expect(await refusal(place('misspelt'))).toMatch(/^Refusal: The key in .* is misspelt/)
    expect(await refusal(place('nowhere'))).toMatch(/^Refusal: There is no key in /)
    const file = path.join(from, 'pictures', `${pictureName}.age`)
    fs.appendFileSync(file, 'x')
    expect(await refusal(place('key'))).toMatch(
      /^Refusal: The backup is damaged: pictures\/.* was changed/,
    )
  })

  it('takes over the pictures of the one before, unless that is for other keys; nothing is left unencrypted', async () => {
    const first = await keyIn('key')
    const inodes: number[] = []
    for (const recipients of [[first], [first], [first, await keyIn('second')]]) {
      const folder = await backup(recipients)
      inodes.push(fs.statSync(path.join(folder, 'pictures', `${pictureName}.age`)).ino)
    }
    expect(inodes[1]).toBe(inodes[0])
    expect(inodes[2]).not.toBe(inodes[0])
    const last = path.join(place('b'), namesOfBackups(place('b')).at(-1) ?? '')
    const kept = { from: last, identity: place('second') }
    const opened = await withOpened(kept, async (folder) => readManifest(folder))
    expect(opened.sums.orders).toBe(1)
    const left = fs.readdirSync(testShop.shop.config.dataDir)
    expect(left.filter((name) => name.startsWith('backup-'))).toEqual([])
  })

  it('is not begun for a recipient that is misspelt', async () => {
    const recipient = await keyIn('key')
    const wrong = `${recipient.slice(0, -1)}${recipient.endsWith('q') ? 'p' : 'q'}`
    await expect(backup([wrong])).rejects.toThrow(/^BACKUP_RECIPIENTS: age1.* is misspelt/)
    expect(fs.readdirSync(place('b'))).toEqual([])
  })
})
