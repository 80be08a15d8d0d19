import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestShop, engines, type TestShop } from '#test/create-test-shop.ts'
import { jobHandlers, queues } from '../../app/job-handlers.ts'
import { backOffMs, enqueue, GiveUp, type JobHandler, type JobHandlers } from './jobs.ts'
import { performDue, performNext } from './perform.ts'
import {
  claimJob,
  deadJobs,
  dueKinds,
  finishJob,
  insertJob,
  jobFigures,
  nextRunAt,
  restingSchedules,
  reviveJob,
} from './queries.ts'
import { enqueueScheduled, type Passed } from './schedule.ts'
import { pauseMs, startWorker } from './worker.ts'

function recorder(kind = 'note') {
  const seen: unknown[] = []
  const jobHandlers: JobHandlers = {
    async [kind](_shop, payload) {
      seen.push(payload)
    },
  }
  return { seen, jobHandlers }
}

const put = ({ shop }: TestShop, kind: string, payload: unknown, options = {}) =>
  shop.db.write((tx) => enqueue(tx, shop.now(), kind, payload, options))

describe.each(engines)('jobs (%s)', (engine) => {
  let testShop: TestShop
  beforeEach(async () => {
    testShop = await createTestShop({ engine })
  })
  afterEach(() => testShop.close())

  it('a job is done once, and is gone then', async () => {
    const { seen, jobHandlers } = recorder()
    await put(testShop, 'note', { n: 1 })
    expect(await performDue(testShop.shop, jobHandlers)).toBe(1)
    expect(await performDue(testShop.shop, jobHandlers)).toBe(0)
    expect(seen).toEqual([{ n: 1 }])
    expect(await jobFigures(testShop.shop.db)).toEqual([])
  })

  it('a job whose transaction fails was never asked for', async () => {
    const { shop } = testShop
    const failing = shop.db.write(async (tx) => {
      await enqueue(tx, shop.now(), 'note', {})
      throw new Error('sold out')
    })
    await expect(failing).rejects.toThrow('sold out')
    expect(await jobFigures(shop.db)).toEqual([])
  })

  it('urgent jobs go first, then the oldest', async () => {
    const { seen, jobHandlers } = recorder()
    await put(testShop, 'note', 'slow', { priority: 9 })
    await put(testShop, 'note', 'first')
    await put(testShop, 'note', 'second')
    await put(testShop, 'note', 'letter', { priority: 1 })
    await performDue(testShop.shop, jobHandlers)
    expect(seen).toEqual(['letter', 'first', 'second', 'slow'])
  })

  it('tells which kinds of those asked for are due', async () => {
    const { shop, clock } = testShop
    const due = () => dueKinds(shop.db, ['letter', 'note'], clock.now, shop.leaseClock)
    await put(testShop, 'note', 'now')
    await put(testShop, 'letter', 'later', { runAt: clock.now + 1000 })
    await put(testShop, 'sweep', 'not asked for')
    expect(await due()).toEqual(['note'])
    clock.now += 1000
    expect((await due()).sort()).toEqual(['letter', 'note'])
  })

  it('a job is not done before its time', async () => {
    const { seen, jobHandlers } = recorder()
    await put(testShop, 'note', 'later', { runAt: testShop.clock.now + 1000 })
    await performDue(testShop.shop, jobHandlers)
    expect(seen).toEqual([])
    testShop.clock.now += 1000
    await performDue(testShop.shop, jobHandlers)
    expect(seen).toEqual(['later'])
  })

  it('a failed job is tried again after a growing pause, and given up after its last try', async () => {
    const { shop, clock } = testShop
    const tries: { attempt: number; isLast: boolean }[] = []
    const jobHandlers: JobHandlers = {
      async post(_shop, _payload, { attempt, isLast }) {
        tries.push({ attempt, isLast })
        throw new Error('451 try later')
      },
    }
    await put(testShop, 'post', {}, { maxAttempts: 3 })
    await performDue(shop, jobHandlers)
    await performDue(shop, jobHandlers)
    expect(tries).toHaveLength(1)
    clock.now += backOffMs(1)
    await performDue(shop, jobHandlers)
    expect(tries).toHaveLength(2)
    clock.now += backOffMs(2)
    await performDue(shop, jobHandlers)
    expect(tries.map((one) => one.isLast)).toEqual([false, false, true])
    clock.now += backOffMs(9)
    expect(await performDue(shop, jobHandlers)).toBe(0)
    const [dead] = await deadJobs(shop.db, 10)
    expect(dead?.last_error).toBe('451 try later')
    expect(await shop.db.write((tx) => reviveJob(tx, dead?.id ?? 0, clock.now))).toBe(true)
    expect(await performDue(shop, recorder('post').jobHandlers)).toBe(1)
  })

  it('a job that gives up is not tried again', async () => {
    const jobHandlers: JobHandlers = {
      async post() {
        throw new GiveUp('550 no such mailbox')
      },
    }
    await put(testShop, 'post', {})
    await performDue(testShop.shop, jobHandlers)
    expect((await deadJobs(testShop.shop.db, 10)).map((job) => job.attempts)).toEqual([1])
  })

  it('many workers never do the same job twice', async () => {
    const { shop } = testShop
    const { seen, jobHandlers } = recorder()
    for (let n = 0; n < 40; n++) await put(testShop, 'note', n)
    const { signal } = new AbortController()
    const work = async () => {
      while (await performNext(shop, jobHandlers, signal));
    }
    await Promise.all(Array.from({ length: 8 }, work))
    expect(seen).toHaveLength(40)
    expect(new Set(seen).size).toBe(40)
  })

  it('the job of a worker that died is done by another when its lease ends', async () => {
    const { shop, clock } = testShop
    const { seen, jobHandlers } = recorder()
    await put(testShop, 'note', 'left behind')
    const lost = await claimJob(shop.db, ['note'], clock.now, 60_000)
    expect(await performDue(shop, jobHandlers)).toBe(0)
    clock.now += 60_000
    expect(await performDue(shop, jobHandlers)).toBe(1)
    expect(seen).toEqual(['left behind'])
    // What the first one says afterwards no longer counts.
    await shop.db.write((tx) => finishJob(tx, { id: lost?.id ?? 0, attempts: 1 }))
  })

  it('a job that takes its worker down every time is given up in the end', async () => {
    const { shop, clock } = testShop
    await put(testShop, 'note', 'poison', { maxAttempts: 2 })
    for (let n = 0; n < 2; n++) {
      await claimJob(shop.db, ['note'], clock.now, 60_000)
      clock.now += 60_000
    }
    const { seen, jobHandlers } = recorder()
    await performDue(shop, jobHandlers)
    expect(seen).toEqual([])
    expect(await deadJobs(shop.db, 1)).toHaveLength(1)
  })

  it('what the clock asks for is enqueued once a turn, however many ask', async () => {
    const { shop, clock } = testShop
    const schedule = { sweep: { everyMs: 60_000 } }
    const { seen, jobHandlers } = recorder('sweep')
    await Promise.all(Array.from({ length: 5 }, () => enqueueScheduled(shop, schedule)))
    await performDue(shop, jobHandlers)
    expect(seen).toHaveLength(1)
    clock.now += 59_999
    await enqueueScheduled(shop, schedule)
    expect(await performDue(shop, jobHandlers)).toBe(0)
    clock.now += 1
    await enqueueScheduled(shop, schedule)
    expect(await performDue(shop, jobHandlers)).toBe(1)
  })

  it('a turn without work passes without a job and without a write', async () => {
    const { shop, clock } = testShop
    const { seen, jobHandlers } = recorder('sweep')
    let asked = 0
    let works = 0
    const hasWork = async () => {
      asked += 1
      return works > 0
    }
    const schedule = { sweep: { everyMs: 60_000, hasWork } }
    const passed: Passed = new Map()
    const turn = async () => {
      await enqueueScheduled(shop, schedule, passed)
      await performDue(shop, jobHandlers)
    }
    await turn()
    expect((await restingSchedules(shop.db, shop.leaseClock)).size).toBe(0)
    works = 1
    clock.now += 59_999
    await turn()
    expect([asked, seen.length]).toEqual([1, 0])
    clock.now += 1
    await turn()
    await turn()
    expect([asked, seen.length]).toEqual([2, 1])
  })

  it('an email that nobody takes holds up nothing else', async () => {
    const { shop } = testShop
    const done = Promise.withResolvers<unknown>()
    const taken = Promise.withResolvers<void>()
    const note: JobHandler = async (_shop, payload) => done.resolve(payload)
    const letter: JobHandler = () => taken.promise
    const worker = startWorker(shop, [{ letter }, { note }])
    for (const kind of ['letter', 'letter', 'note']) await put(testShop, kind, kind)
    expect(await done.promise).toBe('note')
    taken.resolve()
    await worker.stop()
  })

  it('a job that another process has announced is found by looking, once for all queues', async () => {
    const { shop } = testShop
    const done = Promise.withResolvers<unknown>()
    const note: JobHandler = async (_shop, payload) => done.resolve(payload)
    const posted = Promise.withResolvers<void>()
    const letter: JobHandler = async () => posted.resolve()
    const worker = startWorker(shop, [{ letter }, { note }, { note }])
    const job = { kind: 'note', payload: '"hello"', priority: 5, max_attempts: 1 }
    const now = shop.now()
    // Nobody of this process hears of it.
    await shop.db.write((tx) => insertJob(tx, { ...job, run_at: now, created_at: now }))
    // A bell for another kind ends the long pause before the next look.
    await put(testShop, 'letter', '')
    expect(await done.promise).toBe('hello')
    await posted.promise
    await worker.stop()
    expect(await jobFigures(shop.db)).toEqual([])
  })

  it('the first of those that wait for their time is known, of the kinds of this worker', async () => {
    const { shop } = testShop
    const now = shop.now()
    expect(await nextRunAt(shop.db, ['note'], now)).toBe(null)
    await put(testShop, 'note', '', { runAt: now + 9000 })
    await put(testShop, 'note', '', { runAt: now + 4000 })
    await put(testShop, 'letter', '', { runAt: now + 1000 })
    await put(testShop, 'note', '')
    expect(await nextRunAt(shop.db, ['note'], now)).toBe(now + 4000)
    expect(await nextRunAt(shop.db, ['note'], now + 4000)).toBe(now + 9000)
  })

  it('a running worker does what is enqueued at once and stops when asked', async () => {
    const { shop } = testShop
    const done = Promise.withResolvers<unknown>()
    const note: JobHandler = async (_shop, payload) => done.resolve(payload)
    const worker = startWorker(shop, [{ note }])
    await put(testShop, 'note', 'hello')
    expect(await done.promise).toBe('hello')
    await worker.stop()
    expect(await jobFigures(shop.db)).toEqual([])
  })
})

it.each(['post-letter', 'webhook', 'book-parcel'])(
  '%s has a hand of its own: a silent program of others holds up nothing',
  (kind) => {
    const hands = queues.filter((own) => own[kind]).map((own) => Object.keys(own).join())
    expect(new Set(hands)).toEqual(new Set([kind]))
  },
)

it('nobody looks away beyond the moment of the next job, nor for long without one', () => {
  expect([pauseMs(true, null), pauseMs(false, null)]).toEqual([10_000, 1000])
  expect([pauseMs(true, 3000), pauseMs(false, 300), pauseMs(true, 90_000)]).toEqual([
    ...[3000, 300, 10_000],
  ])
  expect(pauseMs(true, -5)).toBe(50)
})

it('every job has a hand', () => {
  const done = new Set(queues.flatMap((own) => Object.keys(own)))
  expect([...done].sort()).toEqual(Object.keys(jobHandlers).sort())
})
