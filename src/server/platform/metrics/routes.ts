import nodeCluster from 'node:cluster'
import type { MiddlewareHandler } from 'hono'
import { AggregatorRegistry, Registry } from 'prom-client'
import { ShopError } from '#domain/errors.ts'
import type { PageCache } from '../cache/page-cache.ts'
import type { Cluster } from '../cluster/cluster.ts'
import { deathsOf } from '../cluster/deaths.ts'
import type { Load } from '../http/load.ts'
import { problem } from '../http/problem.ts'
import type { Call, Env } from '../http/request.ts'
import type { Shop } from '../shop.ts'
import { countRequests } from './count-requests.ts'
import { mayRead } from './may-read.ts'
import {
  registerConnections,
  registerCounted,
  registerDatabase,
  registerOwn,
} from './own-metrics.ts'

type Around = {
  shop: Shop
  cluster: Cluster
  load: Load
  cache: PageCache | undefined
  /** Figures of the process itself: memory, processor, heap. */
  ofProcess?: (() => Registry) | undefined
  /** What the database knows: the same whichever process is asked. */
  ofShop: () => Promise<string>
}

/** What Prometheus reads: every process of this machine under its number, and what the database knows. */
export function openMetrics({ shop, cluster, load, cache, ofProcess, ofShop }: Around) {
  const registry = new Registry()
  const counting: MiddlewareHandler<Env> = countRequests(registry)
  registerOwn(registry, load, cache)
  registerConnections(registry, shop.db)
  shop.onClose(registerDatabase(registry))
  shop.onClose(registerCounted(registry))
  cluster.answer('metrics', async () => {
    const all = Registry.merge(ofProcess ? [registry, ofProcess()] : [registry])
    all.setDefaultLabels({ worker: String(shop.config.workerNumber) })
    return all.getMetricsAsJSON()
  })
  return {
    counting,
    async show(c: Call): Promise<Response> {
      if (!mayRead(c, shop.config.metricsToken)) {
        return problem(c, new ShopError('no-such-address'))
      }
      const answers = await cluster.ask('metrics')
      // Whoever is alone has nobody to count it.
      if (!nodeCluster.isWorker) answers.push(deathsOf(0))
      const processes = AggregatorRegistry.aggregate(answers.filter(Array.isArray))
      const text = `${await processes.metrics()}\n${await ofShop()}`
      return c.text(text, 200, {
        'Content-Type': Registry.PROMETHEUS_CONTENT_TYPE,
        'Cache-Control': 'no-store',
      })
    },
  }
}
