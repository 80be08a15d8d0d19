#!/usr/bin/env node
// The commands of a shop in production: they install nothing, build nothing, and read the settings of the service.
//
//   pallu backup|restore|drill|key|migrate|move|check|letter [--env-file FILE] …
import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseEnv } from 'node:util'

const root = path.resolve(path.dirname(fs.realpathSync(fileURLToPath(import.meta.url))), '..')

/** Where deploy/pallu.service has its settings, and what that unit sets itself. */
export const service = {
  envFile: '/etc/pallu/pallu.env',
  env: { NODE_ENV: 'production', DATA_DIR: '/var/lib/pallu' },
}

const scripts = {
  backup: 'src/server/app/backup/main.ts',
  restore: 'src/server/app/backup/restore.ts',
  drill: 'src/server/app/backup/drill.ts',
  key: 'src/server/app/backup/encryption/key.ts',
  migrate: 'src/server/app/migrate-main.ts',
  move: 'src/server/app/move/main.ts',
  check: 'src/server/app/check/main.ts',
  letter: 'src/server/app/email-main.ts',
}

class Refusal extends Error {}

/** The first argument is the command; `--env-file FILE` may stand anywhere after it. */
function wishOf([command = '', ...rest]) {
  if (!Object.hasOwn(scripts, command)) {
    throw new Refusal(`pallu ${Object.keys(scripts).join('|')} [--env-file FILE] …`)
  }
  const at = rest.indexOf('--env-file')
  if (at === -1) return { command, args: rest }
  const [, envFile] = rest.splice(at, 2)
  if (!envFile) throw new Refusal('--env-file wants the name of a file.')
  return { command, args: rest, envFile }
}

/** The settings of the service where it is installed, else those of `.env`; what the shell says comes first. */
export function settingsOf(
  envFile,
  shell,
  paths = { service: service.envFile, own: path.join(root, '.env') },
) {
  const file = envFile ?? [paths.service, paths.own].find((name) => fs.existsSync(name))
  const defaults = file === paths.service ? service.env : {}
  if (file === undefined) return { ...shell }
  return { ...defaults, ...parseEnv(readSettings(file)), ...shell }
}

function readSettings(file) {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch (error) {
    const why =
      error.code === 'EACCES' ? 'may not be read by this user; try with sudo' : error.message
    throw new Refusal(`The settings in ${file}: ${why}.`)
  }
}

/** Root does the work as whoever the shop's data belong to: a file of root's would stop the service. */
export function userOf(env, uid = process.getuid?.()) {
  if (uid !== 0) return {}
  const folder = path.resolve(root, env.DATA_DIR || './data')
  const owner = fs.statSync(folder, { throwIfNoEntry: false })
  if (!owner && env.NODE_ENV === 'production') {
    throw new Refusal(
      `${folder} is not there: make it for the user of the service (install -d -o pallu -g pallu -m 0700 …).`,
    )
  }
  return owner && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : {}
}

/** This Node where it is new enough, else the one that `npm start` has brought. */
function nodeOf() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > 24 || (major === 24 && minor >= 15)) return process.execPath
  const brought = path.join(
    root,
    `.toolchain/node_modules/node-${process.platform}-${process.arch}/bin/node`,
  )
  if (fs.existsSync(brought)) return brought
  throw new Refusal(`pallu needs Node 24.15 or newer; this is ${process.versions.node}.`)
}

function run(node, args, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(node, args, { stdio: 'inherit', ...options })
    const pass = (signal) => child.kill(signal)
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, pass)
    child.on('error', reject)
    child.on('close', (code) => resolve(code ?? 1))
  })
}

async function main() {
  const { command, args, envFile } = wishOf(process.argv.slice(2))
  const env = settingsOf(envFile, process.env)
  // Folders in the settings are read from the project's, as the service reads them; `--to ./x` from where one stands.
  const cwd = process.cwd()
  const script = path.join(root, scripts[command])
  if (env.DATA_DIR) env.DATA_DIR = path.resolve(root, env.DATA_DIR)
  else env.DATA_DIR = path.join(root, 'data')
  return run(nodeOf(), ['--disable-warning=ExperimentalWarning', script, ...args], {
    cwd,
    env,
    ...userOf(env),
  })
}

if (import.meta.url === pathToFileURL(fs.realpathSync(process.argv[1])).href) {
  try {
    process.exitCode = await main()
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 64
  }
}
