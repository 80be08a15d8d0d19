import fs from 'node:fs'
import path from 'node:path'
import { type Findings, nothingFound, seenJournal } from '#domain/integrity.ts'

/** Where the findings lie: outside the database, which may be what is damaged. */
const findingsFile = (dataDir: string) => path.join(dataDir, 'integrity.json')

/** What the last check has found, whichever process made it; nothing where none was made. */
export function readFindings(dataDir: string): Findings {
  try {
    // Written by `keepFindings` alone; a field that an older release did not know has found nothing.
    const kept = JSON.parse(fs.readFileSync(findingsFile(dataDir), 'utf8')) as Partial<Findings>
    return { ...nothingFound, ...kept }
  } catch {
    return nothingFound
  }
}

/** Puts new findings in the place of the old ones, whole or not at all. */
export function keepFindings(dataDir: string, findings: Findings) {
  const file = findingsFile(dataDir)
  const incoming = `${file}.${process.pid}`
  fs.writeFileSync(incoming, JSON.stringify(findings), { mode: 0o600 })
  fs.renameSync(incoming, file)
}

/** Has a journal that is made now be known from its first line on, and one that was there before be missed. */
export function noteNewJournal(dataDir: string) {
  const known = readFindings(dataDir)
  keepFindings(dataDir, { ...known, ...seenJournal(known, 0), journalBytes: 1 })
}
