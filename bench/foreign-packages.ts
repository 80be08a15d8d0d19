import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'

/**
 * The folder of a trial's own packages, bench/{name}/: they have a lockfile of their own and come with the
 * first trial that asks, so that the shop's install stays small.
 */
export function ownPackages(name: string): string {
  const folder = path.join(import.meta.dirname, name)
  const changed = (file: string) =>
    fs.statSync(path.join(folder, file), { throwIfNoEntry: false })?.mtimeMs ?? 0
  if (changed('node_modules/.package-lock.json') >= changed('package-lock.json')) return folder
  process.stdout.write(`Installing the packages of bench/${name} (once) …\n`)
  const args = ['ci', '--ignore-scripts', '--omit=optional', '--no-audit', '--no-fund']
  const { status, stderr } = spawnSync('npm', args, { cwd: folder, encoding: 'utf8' })
  if (status !== 0) throw new Error(`The packages of bench/${name} did not come: ${stderr}`)
  return folder
}

/** Loads one of the packages of bench/{name}/; what it exports, its caller has to say. */
export const ownPackage = async (name: string, wanted: string) =>
  import(createRequire(path.join(ownPackages(name), 'package.json')).resolve(wanted))
