import type { Config } from '../../platform/config.ts'
import { watchIntegrity } from '../../platform/integrity/watch-integrity.ts'
import { openLog } from '../../platform/shop.ts'
import { createShop } from '../create-shop.ts'
import { say, welcome } from '../say.ts'
import { seedWhenEmpty } from '../seed/seed.ts'
import { startPrimary } from './primary.ts'

/** Opens the shop in several processes: prepared once, here, before the first of them begins. */
export async function openCluster(config: Config) {
  const shop = await createShop(config)
  const admin = await seedWhenEmpty(shop, say)
  await shop.close()
  const log = openLog(config)
  await watchIntegrity(config, { log, now: Date.now }).begun
  const primary = startPrimary(config.webProcesses, log, (code) => process.exit(code))
  let isStopping = false
  const onSignal = () => {
    if (isStopping) {
      primary.kill()
      process.exit(1)
    }
    isStopping = true
    primary.stop()
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
  process.on('SIGHUP', () => void primary.renew())
  await primary.opened
  welcome(config.publicUrl, admin)
  process.send?.('ready')
}
