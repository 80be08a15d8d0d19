import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { createApp } from '#server/app/app.ts'
import { createShop } from '#server/app/create-shop.ts'
import { openLog } from '#server/platform/shop.ts'
import { createTestShop } from './create-test-shop.ts'
import { fill, order } from './ordering.ts'
import { addPiece } from './pieces.ts'
import { newShopper } from './shopper.ts'

const root = path.resolve(import.meta.dirname, '..')
const hasJq = spawnSync('jq', ['--version']).status === 0

/** Every command of the documents that reads the log with jq. */
const commands = fs
  .readdirSync(path.join(root, 'docs'))
  .filter((name) => name.endsWith('.md'))
  .flatMap((name) => fs.readFileSync(path.join(root, 'docs', name), 'utf8').split('\n'))
  .filter((line) => line.startsWith('journalctl ') && line.includes('| jq '))

/** What a shop writes while it takes an order, refuses one and cannot reach its storage. */
async function writtenLines() {
  const testShop = await createTestShop()
  const away = { endpoint: 'http://127.0.0.1:1', bucket: 'b', region: 'r' }
  const s3 = { ...away, accessKeyId: 'k', secretAccessKey: 's' }
  // Which statement is slow is the machine's to say, not this test's.
  const config = { ...testShop.shop.config, logLevel: 'info', slowQueryMs: 0, s3 }
  let lines = ''
  const log = openLog(config, { write: (line) => (lines += line) })
  const shop = await createShop(config, { log, now: () => testShop.clock.now })
  const app = createApp(shop)
  const buy = async (more = {}) => {
    const shopper = newShopper({ ...testShop, shop, app })
    await fill(shopper, await addPiece(shop))
    return order(shopper, more)
  }
  const placed = await buy()
  const refused = await buy({ more: { totalHash: 'of-yesterday' } })
  await shop.close()
  await testShop.close()
  return { lines, number: placed.body['number'], requestId: refused.body['requestId'] }
}

it('the documents have commands for the log', () => {
  expect(commands).toHaveLength(4)
})

it.skipIf(!hasJq)('each of them finds in a real log what it is for, and nothing else', async () => {
  const { lines, number, requestId } = await writtenLines()
  const found = commands.map((command) => {
    const asked = command
      .replace(/^journalctl -u pallu -o cat/, 'cat')
      .replace('.requestId == "…"', `.requestId == "${requestId}"`)
      .replace('.orderNumber == "…"', `.orderNumber == "${number}"`)
    expect(asked).not.toContain('…')
    const { stdout, stderr } = spawnSync('sh', ['-c', asked], { input: lines, encoding: 'utf8' })
    expect(stderr).toBe('')
    return JSON.parse(`[${stdout.trim().replaceAll(/\}\n\{/g, '},{')}]`)
  })
  const [bad, ofRequest, notPlaced, ofOrder] = found
  expect(bad).toMatchObject([{ level: 40, msg: expect.stringContaining('pictures') }])
  expect(ofRequest.length).toBeGreaterThan(0)
  for (const line of ofRequest) expect(line.requestId).toBe(requestId)
  expect(notPlaced).toMatchObject([{ event: 'order', code: 'conflict', requestId }])
  expect(ofOrder).toMatchObject([{ event: 'order', code: 'placed', orderNumber: number }])
})
