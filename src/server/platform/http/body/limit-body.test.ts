import { afterAll, beforeAll, expect, it } from 'vitest'
import { calls } from '#server/app/modules.ts'
import { createTestShop, type TestShop } from '#test/create-test-shop.ts'

let opened: TestShop
beforeAll(async () => {
  opened = await createTestShop()
})
afterAll(() => opened.close())

const login = '/api/users/login'
const large = 'x'.repeat(100 * 1024 - 40)
/** What all strangers together may have in memory, in bodies of 100 kB. */
const most = (16 * 1024 * 1024) / (100 * 1024)

/** A body that stands still after its first byte until it is let go. */
function stalled() {
  const { promise, resolve } = Promise.withResolvers<void>()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      await promise
      controller.enqueue(Buffer.from('{}'))
      controller.close()
    },
  })
  const headers = { 'content-type': 'application/json', 'transfer-encoding': 'chunked' }
  const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit // Node wants `duplex`.
  return { reply: opened.app.request(login, init), letGo: resolve }
}

const send = (body: string) =>
  opened.app.request(login, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': String(body.length) },
    body,
  })

it('bodies on their way together: 503 with Retry-After beyond 16 MB, while small ones pass', async () => {
  const crowd = Array.from({ length: Math.floor(most) }, stalled)
  const refused = await send(JSON.stringify({ username: large }))
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toBe('5')
  expect(await refused.json()).toMatchObject({ message: expect.stringMatching(/\.$/) })
  expect((await send('{}')).status).toBe(400)
  for (const { letGo } of crowd) letGo()
  for (const { reply } of crowd) expect((await reply).status).toBe(400)
  expect((await send(JSON.stringify({ username: large }))).status).toBe(400)
})

it('more than 100 kB is refused before it is read', async () => {
  expect((await send(`${large}${'x'.repeat(100)}`)).status).toBe(413)
})

it('and calling it a form with files opens no call that takes none', async () => {
  const headers = { 'content-type': 'multipart/form-data; boundary=b', 'content-length': '200000' }
  const shut = calls.filter(
    ({ endpoint: { method, takesFiles, readsForm } }) =>
      method !== 'GET' && !takesFiles && !readsForm,
  )
  expect(shut.length).toBeGreaterThan(100)
  for (const { endpoint } of shut) {
    const taken = { bytes: 0 }
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          taken.bytes += 1000
          controller.enqueue(new Uint8Array(1000))
        },
      },
      { highWaterMark: 0 },
    )
    const path = endpoint.path.replace(/\{\w+\}/g, '1')
    const init = { method: endpoint.method, headers, body, duplex: 'half' } as RequestInit // As above.
    const { status } = await opened.app.request(path, init)
    expect([path, status, taken.bytes]).toEqual([path, 413, 0])
  }
})
