import type { Config } from '../../platform/config.ts'
import { watchIntegrity } from '../../platform/integrity/watch-integrity.ts'
import { openLog } from '../../platform/shop.ts'
import { createShop } from '../create-shop.ts'
import { say, welcome } from '../say.ts'
import { seedWhenEmpty } from '../seed/seed.ts'
import { leadCrew } from './lead-crew.ts'

/** Opens the shop in several processes: prepared once, here, before the first of them begins. */
export async function openCrew(config: Config) {
  const shop = await createShop(config)
  const admin = await seedWhenEmpty(shop, say)
  await shop.close()
  const log = openLog(config)
  await watchIntegrity(config, { log, now: Date.now }).begun
  const lead = leadCrew(config.webProcesses, log, (code) => process.exit(code))
  let isStopping = false
  const onSignal = () => {
    if (isStopping) {
      lead.kill()
      process.exit(1)
    }
    isStopping = true
    lead.stop()
  }
  process.on('SIGTERM', onSignal)
  process.on('SIGINT', onSignal)
  process.on('SIGHUP', () => void lead.renew())
  await lead.opened
  welcome(config.publicUrl, admin)
  process.send?.('ready')
}
