import fs from 'node:fs'
import path from 'node:path'
import { fingerprint, isFresh, leaveNote, must, root, run, say } from './steps.mjs'

const note = 'node_modules/.installed'

/** Installs the packages when the lock changed since the last time. */
export async function ensurePackages() {
  const print = fingerprint(['package-lock.json'])
  if (isFresh(note, print)) return
  const isFirst = !fs.existsSync(path.join(root, 'node_modules'))
  say(isFirst ? 'Installing packages (a minute, once) …' : 'Installing changed packages …')
  await must(
    'Installing packages',
    run('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { isQuiet: true }),
  )
  leaveNote(note, print)
}
