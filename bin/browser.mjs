import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { run, say } from './steps.mjs'

// The shell is the same browser without its windows: a visit takes a third less in it.
const onThisMachine = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
]

/** The browser for the tests: CHROME_PATH, one on the machine, Playwright's own, else one is installed. */
export async function findBrowser() {
  const found = look()
  if (found) return found
  say('There is no browser on this machine; installing Chromium for the tests …')
  const cli = 'node_modules/playwright-core/cli.js'
  if ((await run('node', [cli, 'install', 'chromium'], { isQuiet: true })) !== 0) {
    say("Playwright's download did not work; trying Debian's package …")
    await run('apt-get', ['update'], { isQuiet: true })
    const install = ['install', '-y', '--no-install-recommends']
    for (const name of ['chromium-headless-shell', 'chromium']) {
      if ((await run('apt-get', [...install, name], { isQuiet: true })) === 0) break
    }
  }
  const installed = look()
  if (installed) return installed
  throw new Error('No browser could be installed. Set CHROME_PATH to a Chromium or Chrome.')
}

function look() {
  const wished = process.env.CHROME_PATH
  if (wished) {
    if (fs.existsSync(wished)) return wished
    throw new Error(`CHROME_PATH names ${wished}, which is not there.`)
  }
  return onThisMachine.find((file) => fs.existsSync(file)) ?? playwrights()
}

function playwrights() {
  const script = "process.stdout.write(require('playwright-core').chromium.executablePath())"
  const { stdout } = spawnSync(process.execPath, ['-e', script], { encoding: 'utf8' })
  return stdout && fs.existsSync(stdout) ? stdout : undefined
}

/** For the project of vitest whose tests walk through the shop. */
export async function setup() {
  process.env.CHROME_PATH = await findBrowser()
}
