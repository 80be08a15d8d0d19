import fs from 'node:fs'
import path from 'node:path'
import { fingerprint, isFresh, leaveNote, must, root, run, say } from './steps.mjs'

const note = 'node_modules/.installed'

/** What `npm ci` is asked for: the shop and its build alone, or all that tests, checks and benches need besides (tools/). */
const choices = { shop: ['--workspaces=false'], all: [] }

/**
 * Installs the packages when the lock changed since the last time, or when there are only those of the shop where
 * all are needed.
 * @param {keyof typeof choices} choice
 */
export async function ensurePackages(choice) {
  const print = fingerprint(['package-lock.json'])
  const has = (one) => isFresh(note, `${one} ${print}`)
  if (has('all') || has(choice)) return
  const isFirst = !fs.existsSync(path.join(root, 'node_modules'))
  say(isFirst ? 'Installing packages (a minute, once) …' : 'Installing changed packages …')
  const args = ['ci', ...choices[choice], '--ignore-scripts', '--no-audit', '--no-fund']
  await must('Installing packages', run('npm', args, { isQuiet: true }))
  leaveNote(note, `${choice} ${print}`)
}
