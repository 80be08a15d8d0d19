import { parseArgs } from 'node:util'
import { hiddenHeaders, mixedRequests, privateSuffixes, sameUnderAnyTag } from './cache-trials.ts'
import { startNginx } from './nginx-cache.ts'
import { report } from './report.ts'
import { hasNginx } from './run-nginx.ts'
import { startShop } from './shop-process.ts'

// `npm run prove -- caches [--requests 10000]`: twenty customers, each with a word of their own, and strangers behind
// one nginx that keeps what it may (security.md S42, S43, G17); without nginx the shop's own page cache alone.

const { values } = parseArgs({ options: { requests: { type: 'string', default: '10000' } } })
const shop = await startShop({ PICTURE_QUEUE: '0', TRUST_PROXY: '1', ORDERS_PER_NETWORK: '0' })
const nginx = hasNginx() ? await startNginx(shop.url) : null
if (!nginx)
  process.stdout.write('There is no nginx here: only the shop’s own page cache is tried.\n')
try {
  const front = nginx?.url ?? shop.url
  const mixed = await mixedRequests(front, shop.url, Number(values.requests))
  const reflected = await hiddenHeaders(front)
  const deceived = await privateSuffixes(front, shop.url)
  const busted = await sameUnderAnyTag(shop.url)
  const what = (words: string) => `${nginx ? 'nginx' : 'alone'}: ${words}`
  const none = { unit: '', budget: 0 }
  report('caches', [
    { what: what('requests of 20 customers and of strangers'), figure: mixed.requests, unit: '' },
    { what: what('of them answered from a cache'), figure: mixed.kept, unit: '' },
    { what: what('own words seen by their own'), figure: mixed.seenByOwn, unit: '' },
    { what: what('own words seen by others'), figure: mixed.seenByOthers, ...none },
    { what: what('private answers kept'), figure: mixed.privateKept, ...none },
    { what: what('headers tried'), figure: reflected.tried, unit: '' },
    { what: what('headers that changed a kept page'), figure: reflected.changed, ...none },
    { what: what('private pages kept under a false name'), figure: deceived, ...none },
    { what: what('tags that make a page anew'), figure: busted, ...none },
  ])
  const faults = mixed.seenByOthers + mixed.privateKept + reflected.changed + deceived + busted
  process.exitCode = faults === 0 && mixed.seenByOwn > 0 ? 0 : 1
} finally {
  await nginx?.stop()
  await shop.stop()
}
