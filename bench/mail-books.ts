import { setTimeout as pause } from 'node:timers/promises'
import type { Database } from '#server/platform/db/database.ts'
import type { Received } from '#test/mail-server.ts'

/** Puts a job into the shop that is no email; answers its id. */
export const insertTask = (database: Database) =>
  database.write(async (tx) => {
    const now = Date.now()
    const times = { run_at: now, created_at: now }
    const job = { kind: 'sweep-accounts', payload: '{}', priority: 5, max_attempts: 3, ...times }
    return (await tx.insertInto('jobs').values(job).returning('id').executeTakeFirstOrThrow()).id
  })

export async function isTaskDone({ read }: Database, id: number): Promise<boolean> {
  const job = await read.selectFrom('jobs').select('id').where('id', '=', id).executeTakeFirst()
  return job === undefined
}

/** How many emails wait, and how many were given up. */
export async function emailStates({ read }: Database) {
  const rows = await read.selectFrom('mails').select('status').execute()
  const count = (status: string) => rows.filter((row) => row.status === status).length
  return { waiting: count('waiting'), failed: count('failed') }
}

/** The try of an email that is being made now, as a word of its own. */
export async function emailUnderWay({ read }: Database): Promise<string | undefined> {
  const email = await read
    .selectFrom('jobs')
    .select(['id', 'attempts'])
    .where('kind', '=', 'post-letter')
    .where('status', '=', 'running')
    .executeTakeFirst()
  return email && `${email.id}, try ${email.attempts}`
}

/** Has every waiting email tried now, without the pause; a lease of a process that was killed ends as well. */
export async function tryNow(database: Database, { isLeaseOver = false } = {}) {
  await database.write(async (tx) => {
    const emails = tx.updateTable('jobs').where('kind', '=', 'post-letter')
    await emails.set({ run_at: 0 }).where('status', '=', 'waiting').execute()
    if (isLeaseOver) await emails.set({ leased_until: 0 }).where('status', '=', 'running').execute()
  })
}

/** Leaves out the pauses between the tries until all emails are given up; answers how long they would have been. */
export async function pausesUntilGivenUp(database: Database): Promise<number[]> {
  const pauses: number[] = []
  const jobsOfEmails = () =>
    database.read
      .selectFrom('jobs')
      .select(['id', 'status', 'attempts', 'run_at'])
      .where('kind', '=', 'post-letter')
      .execute()
  const earlier = (await jobsOfEmails()).filter(({ status }) => status === 'dead')
  const isEarlier = new Set(earlier.map(({ id }) => id))
  for (let tries = 1; ; ) {
    const jobs = (await jobsOfEmails()).filter(({ id }) => !isEarlier.has(id))
    if (jobs.every(({ status }) => status === 'dead')) return pauses
    if (jobs.every(({ status, attempts }) => status === 'waiting' && attempts === tries)) {
      pauses.push(Math.max(...jobs.map(({ run_at }) => run_at - Date.now())))
      tries += 1
      await tryNow(database)
    }
    await pause(50)
  }
}

/** Every order that was confirmed beside its emails: each is to have one, under one Message-ID, that has arrived. */
export async function emailBooks({ read }: Database, confirmed: Set<string>, arrived: Received[]) {
  const all = await read.selectFrom('orders').select(['id', 'token']).execute()
  const orders = all.filter(({ token }) => confirmed.has(token))
  const emails = await read
    .selectFrom('mails')
    .select(['props', 'message_id', 'status', 'letter'])
    .execute()
  const names = new Set(arrived.map(({ messageId }) => messageId))
  const ofOrders = new Map<number, string[]>(orders.map(({ id }) => [id, []]))
  for (const { props, message_id, letter } of emails)
    if (letter === 'order-placed') ofOrders.get(JSON.parse(props).orderId)?.push(message_id)
  const each = [...ofOrders.values()]
  return {
    orders: orders.length,
    withoutEmail: each.filter((ids) => !ids.some((id) => names.has(id))).length,
    withTwoEmails: each.filter((ids) => ids.length > 1).length,
    notArrived: emails.filter(({ message_id }) => !names.has(message_id)).length,
  }
}
