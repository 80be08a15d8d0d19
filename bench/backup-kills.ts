import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { rehearseRestore } from '#server/app/backup/restore/rehearse-restore.ts'
import { readConfig } from '#server/platform/config.ts'
import { type Ground, newLedger, sendBuyers, stockUp } from './crowded-shop.ts'
import { startShop } from './shop-process.ts'

export type BackupKills = {
  kills: number
  /** Folders with the name of a finished backup that could not be restored. */
  unsound: number
  /** Whether the backup that nobody killed, after all of these, can be restored. */
  isNextSound: boolean
}

const root = path.resolve(import.meta.dirname, '..')
const silent = () => undefined

/**
 * Kills `npm run backup` at a random moment of its work while buyers never stop, so many times: whatever then has
 * the name of a backup is a whole one.
 */
export async function killBackups(
  ground: Ground,
  kills: number,
  say: (line: string) => void = silent,
): Promise<BackupKills> {
  const ids = await stockUp(ground)
  const shop = await startShop(ground.environment)
  const buyers = sendBuyers(shop.url, ids, newLedger(), 2)
  const to = fs.mkdtempSync(path.join(os.tmpdir(), 'pallu-backup-kills-'))
  const figures = { kills: 0, unsound: 0 }
  const judged = new Set<string>()
  const unsoundOf = async () => {
    const names = fs.readdirSync(to).filter((name) => !name.endsWith('.part') && !judged.has(name))
    const bad = await Promise.all(names.map((name) => isUnsound(ground, path.join(to, name))))
    for (const name of names) judged.add(name)
    return bad.filter(Boolean).length
  }
  try {
    const began = performance.now()
    await runBackup(ground, to).done
    const wholeMs = performance.now() - began
    while (figures.kills < kills) {
      const backup = runBackup(ground, to)
      const timer = setTimeout(() => backup.child.kill('SIGKILL'), Math.random() * wholeMs)
      await backup.done
      clearTimeout(timer)
      if (backup.child.signalCode === 'SIGKILL') figures.kills += 1
      figures.unsound += await unsoundOf()
      if (figures.kills % 20 === 0) say(`  ${figures.kills} backups killed`)
    }
    const before = judged.size
    await runBackup(ground, to).done
    const isNextSound = (await unsoundOf()) === 0 && judged.size > before
    return { ...figures, isNextSound }
  } finally {
    await buyers.end().finally(() => shop.stop())
    fs.rmSync(to, { recursive: true, force: true })
  }
}

function runBackup({ environment }: Ground, to: string) {
  const args = [
    '--disable-warning=ExperimentalWarning',
    'src/server/app/backup/main.ts',
    '--to',
    to,
  ]
  const env = { ...process.env, ...environment }
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: 'ignore' })
  const done = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  return { child, done }
}

const isUnsound = (ground: Ground, folder: string) =>
  rehearseRestore(readConfig(ground.environment), { from: folder }, silent).then(
    () => false,
    () => true,
  )
