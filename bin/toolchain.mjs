import { spawn } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { must, root, run, say } from './steps.mjs'

const wanted = [24, 15]
const version = '24.21.0'
const folder = path.join(root, '.toolchain')

/** Goes on in this Node when it is new enough, else in one of the project's own, installed from npm. */
export async function ensureNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major > wanted[0] || (major === wanted[0] && minor >= wanted[1])) return
  const node = nodeOf(folder)
  if (!fs.existsSync(node)) await install()
  const code = await again(node)
  process.exit(code)
}

const packageName = () =>
  `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`

const nodeOf = (where) =>
  path.join(
    where,
    'node_modules',
    packageName(),
    'bin',
    process.platform === 'win32' ? 'node.exe' : 'node',
  )

async function install() {
  say(`This machine has Node ${process.versions.node}; bringing Node ${version} into .toolchain …`)
  fs.mkdirSync(folder, { recursive: true })
  fs.writeFileSync(path.join(folder, 'package.json'), '{ "private": true }\n')
  const wanted = `${packageName()}@${version}`
  const args = [
    'install',
    '--prefix',
    folder,
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--ignore-scripts',
  ]
  await must(
    'Bringing Node',
    run('npm', [...args, '--engine-strict=false', wanted], { isQuiet: true }),
  )
}

/** The same command once more, with the project's Node first on the path. */
function again(node) {
  const env = { ...process.env }
  env.PATH = [path.dirname(node), env.PATH].join(path.delimiter)
  const child = spawn(node, process.argv.slice(1), { stdio: 'inherit', env })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  return new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)))
}
