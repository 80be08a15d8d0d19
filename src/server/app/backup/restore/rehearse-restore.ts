import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Config } from '../../../platform/config.ts'
import { type Kept, withOpened } from '../encryption/open-backup.ts'
import type { Manifest } from '../manifest.ts'
import type { Say } from '../refusal.ts'
import { isOnPostgres, readSound } from './restore-backup.ts'
import { embeddedTarget } from './restore-embedded.ts'
import { postgresTarget } from './restore-postgres.ts'

/** Restores into a place apart, compares, and takes it away again: the shop may be open meanwhile. */
export function rehearseRestore(config: Config, kept: Kept, say: Say): Promise<Manifest> {
  return withOpened(kept, (from) => rehearse(config, from, say))
}

async function rehearse(config: Config, from: string, say: Say): Promise<Manifest> {
  const manifest = await readSound(from)
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pallu-rehearsal-'))
  try {
    const target = await (isOnPostgres(config)
      ? postgresTarget(config.migrationDatabase)
      : embeddedTarget(path.join(folder, 'shop.sqlite')))
    await target.fill(from, manifest, say).finally(() => target.end())
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
  return manifest
}
