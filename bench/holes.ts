import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startPostgres } from '#test/start-postgres.ts'
import { allHoles } from './holes/all-holes.ts'
import type { Hole } from './holes/hole.ts'
import { report } from './report.ts'

// `npm run prove -- holes [--only words]`: plants one weakness at a time in a copy of the tree and runs the
// tests that must fail. A hole that they let pass is missed; so is one whose tests fail without it.

const root = path.resolve(import.meta.dirname, '..')
const at = process.argv.indexOf('--only')
const only = at < 0 ? '' : (process.argv[at + 1] ?? '')
const holes = allHoles.filter(({ threat, name }) => `${threat} ${name}`.includes(only))

const postgres = await startPostgres()
const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'pallu-holes-'))
try {
  copyTree()
  const missed = holes.filter((hole) => !isCaught(hole))
  process.stdout.write(`${holes.length - missed.length} of ${holes.length} holes caught\n`)
  const note = missed.map(({ name }) => name).join('; ')
  const caught = {
    what: 'planted holes caught',
    figure: holes.length - missed.length,
    unit: 'holes',
  }
  // A part of them says nothing of the whole.
  if (only === '') report('holes', [{ ...caught, budget: holes.length, isFloor: true, note }])
  process.exitCode = missed.length === 0 ? 0 : 1
} finally {
  await postgres.stop()
  fs.rmSync(copy, { recursive: true, force: true })
}

function copyTree() {
  const isLeftOut = /^(?:node_modules|\.git|data|bench\/results)(?:\/|$)/
  fs.cpSync(root, copy, {
    recursive: true,
    filter: (from) => !isLeftOut.test(path.relative(root, from).split(path.sep).join('/')),
  })
  fs.symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'))
}

function isCaught(hole: Hole): boolean {
  const file = path.join(copy, 'src', hole.file)
  const whole = fs.readFileSync(file, 'utf8')
  const parts = whole.split(hole.find)
  if (parts.length !== 2) throw new Error(`This hole fits no more: ${hole.name} (${hole.file})`)
  const began = Date.now()
  fs.writeFileSync(file, parts.join(hole.replace))
  const outcome = outcomeOf(hole.caughtBy)
  fs.writeFileSync(file, whole)
  const seconds = ((Date.now() - began) / 1000).toFixed(1)
  process.stdout.write(`${outcome.padEnd(6)} ${hole.threat} ${hole.name} (${seconds} s)\n`)
  return outcome === 'caught'
}

/** 'broken': no test ran to its end, so nothing is known about the hole. */
function outcomeOf(tests: string[]): 'caught' | 'missed' | 'broken' {
  const vitest = path.join(copy, 'node_modules/vitest/vitest.mjs')
  const files = tests.map((test) => `src/${test}`)
  const args = ['run', '--bail', '1', ...files]
  const { status, stdout } = spawnSync(process.execPath, [vitest, ...args], {
    cwd: copy,
    encoding: 'utf8',
    timeout: 300_000,
    env: { ...process.env, NO_COLOR: '1', TEST_DATABASE_URL: postgres.url },
  })
  if (status === 0) return 'missed'
  return /Tests\s+\d+ failed/.test(stdout) ? 'caught' : 'broken'
}
