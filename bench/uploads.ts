import { setTimeout as pause } from 'node:timers/promises'
import { signInOwner } from './owner.ts'
import { report } from './report.ts'
import { startShop } from './shop-process.ts'
import { openSmallMemory } from './small-memory.ts'
import { formWith, heldMeanwhile, photograph, sendAll, type UploadTrial } from './upload-trial.ts'

// `npm run prove -- uploads`: thirty photographs of 20 megapixels at once, then fifty forms of twelve photographs
// of 40 megapixels from the admin area and as many from strangers, all within 512 MB for the shop and its picture
// processes: who wants more is killed (security.md S23, S56). Needs Linux with cgroups, as root.

const limitMegabytes = 512
const crowd = 30
const forms = 50

const memory = openSmallMemory(limitMegabytes)
const shop = await startShop({ SHOP_DEMO: '0' }, { under: memory.under })
try {
  const { cookie } = await signInOwner(shop.url)
  const staff = { cookie, 'sec-fetch-site': 'same-origin' }
  const own = `${shop.url}/api/admin/pictures`
  const [usual, largest] = [await photograph(20), await photograph(40)]
  const each = (count: number, copies: number, picture: Blob) =>
    Array.from({ length: count }, () => formWith('image', copies, picture))
  // Started once, so that idle is that of a shop at work.
  await sendAll(memory.heldBytes, own, each(1, 1, usual), staff)
  await pause(25_000)
  const many = await sendAll(memory.heldBytes, own, each(crowd, 1, usual), staff)
  const later = await heldMeanwhile(memory.heldBytes, 30_000)
  await pause(25_000)
  const large = await sendAll(memory.heldBytes, own, each(forms, 12, largest), staff)
  const door = `${shop.url}/api/orders/${'a'.repeat(22)}/returns`
  const strangers = await sendAll(memory.heldBytes, door, each(forms, 12, largest), {})
  const isUp = await fetch(`${shop.url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
  report('uploads', [
    { what: 'held by the idle shop', figure: many.idle, unit: 'MB' },
    above(`${crowd} photographs of 20 megapixels at once`, many, 150),
    { what: '… kept', figure: many.statuses.get(200) ?? 0, unit: '', budget: crowd, isFloor: true },
    { what: '… the last of them', figure: many.seconds, unit: 's' },
    { what: '… their sizes made afterwards: above idle', figure: later - many.idle, unit: 'MB' },
    above(`${forms} forms of 12 photographs of 40 megapixels`, large),
    ...answersOf(large, [200, 503]),
    above(`${forms} such forms of strangers`, strangers, 60),
    ...answersOf(strangers, [404]),
    { what: `killed within ${limitMegabytes} MB`, figure: memory.kills(), unit: '', budget: 0 },
    { what: 'ready afterwards', figure: isUp ? 1 : 0, unit: '', budget: 1, isFloor: true },
  ])
} finally {
  await shop.stop()
  memory.close()
}

function above(what: string, { idle, peak }: UploadTrial, budget?: number) {
  const row = { what: `${what}: above idle`, figure: peak - idle, unit: 'MB' }
  return budget === undefined ? row : { ...row, budget }
}

/** Answers that should not be; a line that broke because the answer came before the body was sent is only told. */
function answersOf({ statuses }: UploadTrial, wanted: number[]) {
  const others = [...statuses].filter(([status]) => ![0, ...wanted].includes(status))
  const sum = others.reduce((all, [, count]) => all + count, 0)
  const note = [...statuses].map(([status, count]) => `${count} x ${status || 'cut'}`).join(', ')
  return [{ what: `… not answered ${wanted.join(' or ')}`, figure: sum, unit: '', budget: 0, note }]
}
