import { setTimeout as pause } from 'node:timers/promises'
import { MailPage } from '#contract/mails/types.ts'
import type { Database } from '#server/platform/db/database.ts'
import { type Mood, startMailServer } from '#test/mail-server.ts'
import { askAgain, type Ground, newLedger, note, stockUp, withDatabase } from './crowded-shop.ts'
import { hear, until } from './hear.ts'
import { buy } from './http-buyer.ts'
import {
  emailBooks,
  emailStates,
  emailUnderWay,
  insertTask,
  isTaskDone,
  pausesUntilGivenUp,
  tryNow,
} from './mail-books.ts'
import { signInOwner } from './owner.ts'
import { type Killable, startShop } from './shop-process.ts'
import { stopWatch } from './stop-watch.ts'

/** What buyers met while the mail server was in a mood, and how the shop came to rest afterwards. */
export type MoodFigures = {
  failed: string[]
  orderMs: number[]
  /** How long a job that is no email waited meanwhile. */
  otherJobMs: number
  /** Emails that arrived more than once, always under one Message-ID. */
  copies: number
}

const betweenMs = 100
const patienceMs = 300_000

/** A shop whose mail goes to a server that can be put in any mood, or be away. */
export async function openMailTrial(ground: Ground) {
  const ids = await stockUp(ground)
  const mail = await startMailServer()
  const ledger = newLedger()
  const settings = { ...ground.environment, SMTP_URL: mail.url, MAIL_FROM: 'shop@pallu.example' }
  let shop: Killable = await startShop(settings)
  const inBooks = <Result>(work: (database: Database) => Promise<Result>) =>
    withDatabase(ground, work)

  const place = async (orders: number, watch = stopWatch()) => {
    for (let placed = 0; placed < orders; placed++) {
      note(ledger, await buy(shop.url, ids[placed % ids.length] ?? 0, watch.ask))
      await pause(betweenMs)
    }
  }
  /** Until no email waits, the pauses between the tries left out. */
  const deliver = () =>
    inBooks((database) =>
      until(async () => {
        await tryNow(database)
        await pause(300)
        return (await emailStates(database)).waiting === 0
      }, patienceMs),
    )
  const reopen = async () => {
    await shop.kill()
    shop = await startShop(settings)
    await askAgain(shop.url, ledger)
    await inBooks((database) => tryNow(database, { isLeaseOver: true }))
  }
  const setMood = async (mood: Mood | 'away') => {
    if (mood === 'away') await mail.close()
    else {
      await mail.open()
      mail.state.mood = mood
      // Lines of before would not meet a bad mood; with a good one, nobody is spared the wait.
      if (mood !== 'takes') mail.hangUp()
    }
  }
  /** Does a job that is no email; answers how long it waited. */
  const doAnother = () =>
    inBooks(async (database) => {
      const task = await insertTask(database)
      return until(() => isTaskDone(database, task), patienceMs)
    })
  /** Whether a job was done while one try of an email lasted: the server may keep it waiting for 30 seconds. */
  const isDoneBesideEmail = () =>
    inBooks(async (database) => {
      await until(async () => (await emailUnderWay(database)) !== undefined)
      const before = await emailUnderWay(database)
      await doAnother()
      const after = await emailUnderWay(database)
      return before !== undefined && before === after
    })
  return {
    setMood,
    place,
    isDoneBesideEmail,
    deliver,
    /** Kills the shop with what it does, opens it again, and lets its leases be over. */
    reopen,

    /** Places orders while the server is in that mood, then lets it take everything. */
    async sellIn(mood: Mood | 'away', orders: number): Promise<MoodFigures> {
      const arrived = mail.emails.length
      await setMood(mood)
      const watch = stopWatch()
      await place(orders, watch)
      const otherJobMs = await doAnother()
      await setMood('takes')
      await deliver()
      const names = mail.emails.slice(arrived).map(({ messageId }) => messageId)
      const orderMs = watch.times.get('order') ?? []
      const copies = names.length - new Set(names).size
      return { failed: watch.faults, orderMs, otherJobMs, copies }
    },

    /** Kills the shop when an email has arrived whole, before it hears of that. */
    async killAtEmail() {
      const arrived = Promise.withResolvers<void>()
      mail.onEmail = () => {
        mail.onEmail = () => undefined
        process.kill(shop.pid, 'SIGKILL')
        arrived.resolve()
      }
      await place(1)
      await arrived.promise
      await reopen()
      await deliver()
    },

    /** Sends what was given up once more, as the owner does in the admin area; answers how many that are. */
    async resendByHand(): Promise<number> {
      const { cookie } = await signInOwner(shop.url)
      const headers = {
        cookie,
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
      }
      const list = await fetch(`${shop.url}/api/admin/mails?state=failed`, { headers })
      const { items } = MailPage.parse(await list.json())
      for (const { id } of items) {
        const sent = await hear(`${shop.url}/api/admin/mails/${id}/resend`, {
          method: 'POST',
          headers,
          body: '{}',
        })
        if (sent.status >= 300) throw new Error(`A letter cannot be sent again: ${sent.message}`)
      }
      await deliver()
      return items.length
    },

    /** Leaves the server away until the shop gives up; answers the pauses between its tries in ms. */
    async giveUp(orders: number): Promise<number[]> {
      await setMood('away')
      await place(orders)
      const pauses = await inBooks(pausesUntilGivenUp)
      await setMood('takes')
      return pauses
    },

    books: () =>
      inBooks((database) => emailBooks(database, new Set(ledger.confirmed.keys()), mail.emails)),
    async close() {
      await shop.stop()
      await mail.close()
    },
  }
}
