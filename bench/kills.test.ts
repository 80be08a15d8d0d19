import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { killRounds } from './kill-rounds.ts'

it('keeps every confirmed order exactly once when its process is killed under orders', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pallu-kills-'))
  const environment = { DATA_DIR: folder, PICTURE_QUEUE: '0', ORDERS_PER_NETWORK: '0' }
  try {
    const figures = await killRounds({ environment, database: path.join(folder, 'shop.sqlite') }, 5)
    expect(figures).toMatchObject({ kills: 5, lost: 0, doubled: 0, notAddingUp: 0, damaged: 0 })
    expect(figures.confirmed).toBeGreaterThan(0)
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}, 120_000)
