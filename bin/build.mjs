import path from 'node:path'
import { fingerprint, isFresh, leaveNote, must, root, run, say } from './steps.mjs'

const note = 'dist/.built'
const sources = [
  ...['src/web', 'src/contract', 'src/domain', 'public', 'build'],
  ...['vite.config.ts', 'react-router.config.ts', 'package-lock.json'],
]

// What vitest tells its own: the build would take itself for a test.
const plain = { NODE_ENV: 'production', VITEST: undefined, TEST: undefined }

/** Builds the pages when their sources changed since the last time. */
export async function ensureBuild() {
  const print = fingerprint(sources)
  if (isFresh(note, print)) return
  say('Building the pages …')
  const cli = path.join(root, 'node_modules/@react-router/dev/bin.cjs')
  await must('The build', run('node', [cli, 'build'], { isQuiet: true, env: plain }))
  await must('The build', run('node', ['build/compress-main.ts'], { isQuiet: true }))
  leaveNote(note, print)
}

/** For the projects of vitest whose tests start the shop itself. */
export const setup = () => ensureBuild()
