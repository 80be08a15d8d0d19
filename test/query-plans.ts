import { CompiledQuery, type RootOperationNode } from 'kysely'
import type { Database } from '#server/platform/db/database.ts'

/** How the database answers each question that `ask` puts to it, in the engine's own words. */
export async function queryPlans(
  db: Database,
  ask: (db: Database) => Promise<unknown>,
): Promise<string[]> {
  const asked: { node: RootOperationNode; id: { queryId: string } }[] = []
  const listening = db.read.withPlugin({
    transformQuery({ node, queryId }) {
      asked.push({ node, id: queryId })
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  })
  await ask({ ...db, read: listening })
  const explain = db.engine === 'postgres' ? 'explain' : 'explain query plan'
  return Promise.all(
    asked.map(async ({ node, id }) => {
      const { sql, parameters } = db.read.getExecutor().compileQuery(node, id)
      const { rows } = await db.read.executeQuery(
        CompiledQuery.raw(`${explain} ${sql}`, [...parameters]),
      )
      return JSON.stringify(rows)
    }),
  )
}
