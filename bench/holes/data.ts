import type { Hole } from './hole.ts'

const integrity = ['server/platform/integrity/integrity.test.ts']

/** What happens to the data behind the shop's back, and who hears of it. */
export const data: Hole[] = [
  {
    threat: 'F27',
    name: 'an order is acknowledged without its line in the journal',
    file: 'server/platform/integrity/note-orders.ts',
    find: 'if (entries.length > 0) await journal.add(entries)',
    replace: 'if (entries.length > 1) await journal.add(entries)',
    caughtBy: integrity,
  },
  {
    threat: 'F27',
    name: 'missing orders are not told at readyz',
    file: 'server/app/readiness.ts',
    find: 'findings.missing.length > 0',
    replace: 'findings.missing.length > 1000',
    caughtBy: integrity,
  },
  {
    threat: 'F27',
    name: 'a changed line of the journal goes unnoticed',
    file: 'server/platform/integrity/read-journal.ts',
    find: 'if (!follows(link, line)) told.brokenLines += 1',
    replace: 'if (!follows(link, line)) told.brokenLines += 0',
    caughtBy: integrity,
  },
  {
    threat: 'F27',
    name: 'the structure of the database is not looked at',
    file: 'server/platform/integrity/check-queries.ts',
    find: "filter((line) => line !== 'ok')",
    replace: "filter((line) => line === 'never')",
    caughtBy: integrity,
  },
  {
    threat: 'F27',
    name: 'a restore is not noted',
    file: 'server/platform/integrity/read-journal.ts',
    find: 'told.restoredFrom = entry.takenAt',
    replace: 'told.restoredFrom = null',
    caughtBy: ['server/app/backup/backup.test.ts'],
  },
  {
    threat: 'F28',
    name: 'an emptied database is taken for a new shop',
    file: 'server/app/start-refusal.ts',
    find: 'if (orders.size === 0) return',
    replace: 'if (orders.size < 1000) return',
    caughtBy: ['server/app/main.test.ts'],
  },
  {
    threat: 'S65',
    name: 'an email with a link is kept with its words',
    file: 'server/platform/mail/mailer.ts',
    find: 'const kept = isSecret ?',
    replace: "const kept = isSecret && status === 'sent' ?",
    caughtBy: [
      'server/accounts/passwords/reset-password.test.ts',
      'server/newsletter/newsletter.test.ts',
    ],
  },
  {
    threat: 'S65',
    name: 'a seed is not bound to its account',
    file: 'server/accounts/second-factor/seal-seeds.ts',
    find: '`authenticator ${userId}`',
    replace: "`authenticator ${userId ? '' : userId}`",
    caughtBy: ['server/accounts/second-factor/second-factor.test.ts'],
  },
  {
    threat: 'S65',
    name: 'a second factor that is required is not waited for',
    file: 'server/platform/http/guard.ts',
    find: "person.secondFactor === 'required' && !isSetUp",
    replace: "person.secondFactor === 'asked' && !isSetUp",
    caughtBy: ['server/accounts/second-factor/second-factor.test.ts'],
  },
]
