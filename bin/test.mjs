// Everything: rules, calls on both databases, journeys in a real browser. Ends with `N passed, N failed`.
import { findBrowser } from './browser.mjs'
import { run } from './steps.mjs'

const env = {
  CHROME_PATH: await findBrowser(),
  NODE_OPTIONS: '--disable-warning=ExperimentalWarning',
}
process.exitCode = await run(
  'node',
  ['node_modules/vitest/vitest.mjs', 'run', ...process.argv.slice(2)],
  {
    isForeground: true,
    env,
  },
)
