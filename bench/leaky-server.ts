import { once } from 'node:events'
import http from 'node:http'
import { DatabaseSync } from 'node:sqlite'

/**
 * What no shop may be: a search that writes what it is asked for into its question. A scanner that does not find this
 * one has found nothing.
 */
export async function openLeaky() {
  const database = new DatabaseSync(':memory:')
  database.exec(
    "create table sarees (name text); insert into sarees values ('Kanchipuram'), ('Gadwal')",
  )
  const server = http.createServer((request, response) => {
    const name = new URL(request.url ?? '/', 'http://localhost').searchParams.get('name') ?? ''
    try {
      const rows = database.prepare(`select name from sarees where name = '${name}'`).all()
      response.end(JSON.stringify(rows))
    } catch (error) {
      response.writeHead(500).end(String(error))
    }
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { url: `http://127.0.0.1:${port}/?name=Gadwal`, close }
}
