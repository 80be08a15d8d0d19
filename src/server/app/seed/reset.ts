import fs from 'node:fs'
import { ConfigError, readConfig } from '../../platform/config.ts'

// `npm run reset -- --yes`: throws the embedded shop away, so that the next start begins anew.

const config = readConfig(process.env)
if (/^postgres/.test(config.database)) {
  throw new ConfigError('DATABASE_URL is set: reset throws away the embedded shop only.')
}
if (process.argv.includes('--yes')) {
  fs.rmSync(config.dataDir, { recursive: true, force: true })
  process.stdout.write(`${config.dataDir} is gone. The next start begins anew.\n`)
} else {
  process.stdout.write(`This throws away ${config.dataDir} with every order in it.\n`)
  process.stdout.write('To do so: npm run reset -- --yes\n')
}
