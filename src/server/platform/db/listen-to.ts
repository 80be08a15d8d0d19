import pg from 'pg'

const firstPauseMs = 500
const longestPauseMs = 15_000

type Ears = {
  /** The line stands, for the first time or again: what was said before was not heard. */
  opened(): void
  heard(words: string): void
}

/** Hears what PostgreSQL says on a channel, over a connection of its own that is made again when it breaks. */
export function listenTo(pool: pg.Pool, channel: string, ears: Ears) {
  let isClosed = false
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let pauseMs = firstPauseMs

  const open = async () => {
    const mine = clientBeside(pool)
    client = mine
    mine.once('end', again)
    mine.on('notification', ({ payload }) => ears.heard(payload ?? ''))
    try {
      await mine.connect()
      await mine.query(`listen ${pg.escapeIdentifier(channel)}`)
      pauseMs = firstPauseMs
      ears.opened()
    } catch {
      await mine.end().catch(() => undefined)
      again()
    }
  }
  const again = () => {
    if (isClosed || timer) return
    timer = setTimeout(() => {
      timer = undefined
      void open()
    }, pauseMs).unref()
    pauseMs = Math.min(pauseMs * 2, longestPauseMs)
  }

  const first = open()
  return {
    async close() {
      isClosed = true
      clearTimeout(timer)
      await first
      await client?.end().catch(() => undefined)
    },
  }
}

/** A connection to the same database, which no question of the pool waits for. */
function clientBeside(pool: pg.Pool): pg.Client {
  const { connectionString } = pool.options
  const client = new pg.Client({
    ...(connectionString && { connectionString }),
    connectionTimeoutMillis: 5000,
    keepAlive: true,
  })
  client.on('error', () => undefined) // Its end follows.
  return client
}
