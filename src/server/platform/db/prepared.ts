import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'

const mostNames = 500
const longestText = 10_000

/**
 * The same pool, with every statement parsed and planned once a connection: the writes of a shop are few
 * and come again. Reads of listings stay as they are, because their best plan depends on what is asked.
 */
export function prepared(pool: pg.Pool): PostgresPool {
  const names = createNames()
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  return {
    options: pool.options,
    async connect() {
      const client = await pool.connect()
      const one = known.get(client) ?? asPrepared(client, names)
      known.set(client, one)
      return one
    },
    // The pool belongs to whoever reads.
    end: async () => undefined,
  }
}

type Names = ReturnType<typeof createNames>

/** One name a text, the same on every connection. */
function createNames() {
  let texts = new Map<string, string>()
  let generation = 0
  return {
    of(text: string): string | undefined {
      const known = texts.get(text)
      if (known || texts.size >= mostNames || text.length > longestText) return known
      const name = `shop_${generation}_${texts.size}`
      texts.set(text, name)
      return name
    },
    /** A migration of another process may have changed what a statement answers. */
    forget() {
      texts = new Map()
      generation += 1
    },
  }
}

function asPrepared(client: pg.PoolClient, names: Names): PostgresPoolClient {
  let beginning: Promise<unknown> | undefined
  const ask = async (text: string, values: unknown[]) => {
    const name = values.length > 0 ? names.of(text) : undefined
    const answer = client.query(name ? { name, text, values } : { text, values })
    // A transaction's beginning has no way of its own: it goes with the first statement, and fails with it.
    if (text === 'begin') {
      beginning = answer
      // Heard by whoever asks next; until then nobody listens, and that is no fault of the process.
      answer.catch(() => undefined)
      return { command: 'BEGIN', rowCount: null, rows: [] }
    }
    try {
      const [result] = await Promise.all([answer, beginning])
      return result
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === '0A000') names.forget()
      throw error
    }
  }
  return {
    // Kysely asks with text and values; cursors are not used here.
    query: ask as unknown as PostgresPoolClient['query'],
    release: (error) => client.release(error),
  }
}
