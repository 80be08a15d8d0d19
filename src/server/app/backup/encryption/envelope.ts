import fs from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { KeptFile } from '../kept-file.ts'
import { readSealed, writeSealed } from '../sealed-file.ts'

const Envelope = z.object({
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  /** Whose keys open it (age1…). */
  recipients: z.array(z.string()),
  /** As they lie there; `plain` is what a picture is before it is encrypted, for the backup that comes after. */
  files: z.record(z.string(), KeptFile.extend({ plain: KeptFile.optional() })),
})

/** What can be read of an encrypted backup without its key. */
export type Envelope = z.infer<typeof Envelope>

export const envelopeFile = 'encrypted.json'

/** What the name of an encrypted file ends with. */
export const ending = '.age'

export const isEncrypted = (folder: string) => fs.existsSync(path.join(folder, envelopeFile))

export const readEnvelope = (folder: string) =>
  readSealed(path.join(folder, envelopeFile), Envelope)

export const writeEnvelope = (folder: string, envelope: Envelope) =>
  writeSealed(path.join(folder, envelopeFile), envelope)
