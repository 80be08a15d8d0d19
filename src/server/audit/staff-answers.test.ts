import { expect, it } from 'vitest'
import { createTestShop } from '#test/create-test-shop.ts'
import { openScene, prepared, type Scene, writes } from '#test/staff-writes.ts'
import { calls } from '../app/modules.ts'

// One day of a shop in which staff make every call of theirs once: what each is answered, what it leaves in the log, and what all
// lists and pages of staff say in the end, word for word. What is drawn by lot is left out. Read what changed before renewing it.

/** Figures of the process that answers, and what is drawn anew for each who asks. */
const ofTheProcess = ['/api/admin/performance', '/api/users/second-factor']

const ofStaff = calls
  .map(({ endpoint }) => endpoint)
  .filter(({ guard, method }) => method === 'GET' && guard.startsWith('staff:'))
  .map(({ path }) => path)
  .toSorted()
const lists = ofStaff.filter((path) => !path.includes('{') && !ofTheProcess.includes(path))
const pages = ofStaff.filter((path) => path.endsWith('/{id}'))

it('what staff are answered, and what the log says of it', async () => {
  const testShop = await createTestShop()
  const scene = await openScene(testShop)
  const told: string[] = []
  for (const call of Object.keys(writes)) {
    testShop.clock.now += 1000
    told.push(await written(scene, call))
  }
  for (const path of lists) told.push(await read(scene, path))
  for (const path of pages) told.push(await read(scene, await withId(scene, path)))
  await testShop.close()
  await expect(`${told.join('\n\n')}\n`).toMatchFileSnapshot('golden/staff-answers.txt')
})

async function written(scene: Scene, call: string) {
  const write = await prepared(scene, call)
  const before = await logged(scene)
  const reply = await write()
  const left = (await logged(scene)).slice(before.length)
  const lines = left.map(({ before, after, ...line }) => ({
    ...{ ...line, before: parsed(before), after: parsed(after) },
  }))
  return [call, told(reply.text), ...lines.map((line) => told(JSON.stringify(line)))].join('\n')
}

const parsed = (json: string | null): unknown => (json === null ? null : JSON.parse(json))

const logged = ({ shop }: Scene) =>
  shop.db.read
    .selectFrom('audit')
    .select(['action', 'kind', 'subject', 'before', 'after'])
    .orderBy('id')
    .execute()

async function read({ owner }: Scene, path: string) {
  const { status, text } = await owner.get(path)
  return `GET ${path} ${status}\n${told(text)}`
}

/** The page of what stands first in its list. */
async function withId({ owner }: Scene, path: string) {
  const { text } = await owner.get(path.replace('/{id}', ''))
  return path.replace('{id}', /"id":"?(\w+)/.exec(text)?.[1] ?? '1')
}

const isJson = (text: string) => /^[[{"]/.test(text)

/** A line a value, without what is drawn by lot or counted on from the tests before; of long lists the first. */
const told = (text: string) =>
  (isJson(text) ? JSON.stringify(JSON.parse(text), plain, 1) : text)
    .replaceAll(/\b(person|name|asks|piece|product|saree)[- ]?\d+/gi, '$1…')
    .replaceAll(/\bT-\d{4}\b/g, 'T-…')
    .replaceAll(/(torn\. |8000000|41234567|AWB|புடவை )\d+/g, '$1…')
    .replaceAll(/\b(WA|SC|K)-[\dA-Z]{4,}/g, '$1-…')
    .replaceAll(/\b(?:[\dA-Z]{4}-){4}[\dA-Z]\b/g, '…')
    .replaceAll(/(order|complaint)(\/|%2F)[\w-]{22}/g, '$1$2…')
    .replaceAll(/,'?[\w-]{12}$/gm, ',…')
    .replaceAll(/^ *[{}[\]],?\n/gm, '')

const drawn = new Set([
  ...[
    'token',
    'ending',
    'version',
    'secret',
    'path',
    'requestId',
    'addressVersion',
    'linesVersion',
    'ms',
  ],
])

function plain(key: string, value: unknown) {
  if (Array.isArray(value) && value.length > 3) return [value[0], `and ${value.length - 1} more`]
  return drawn.has(key) && value !== null && value !== '' ? '…' : value
}
