import fs from 'node:fs'
import path from 'node:path'
import type { Config } from '../../../platform/config.ts'
import { picturesFolder } from '../keep-pictures.ts'
import type { Place } from '../place.ts'
import { encrypterFor } from './age-files.ts'
import { encryptFolder } from './encrypt-folder.ts'
import { encryptingKeeper } from './encrypted-pictures.ts'
import { type Envelope, writeEnvelope } from './envelope.ts'

/** A backup that only the keys of `BACKUP_RECIPIENTS` open: what is not encrypted yet never leaves the shop's data folder. */
export function encryptedPlace(config: Config, unfinished: string, earlier?: string): Place {
  const recipients = config.backupRecipients
  const encrypter = encrypterFor(recipients)
  const pictures: Envelope['files'] = {}
  fs.mkdirSync(path.join(unfinished, picturesFolder), { recursive: true, mode: 0o700 })
  const folder = fs.mkdtempSync(path.join(config.dataDir, 'backup-'))
  return {
    folder,
    keeper: encryptingKeeper(
      { folder: unfinished, files: pictures, recipients, encrypter },
      earlier,
    ),
    async finish(takenAt) {
      const files = { ...(await encryptFolder(encrypter, folder, unfinished)), ...pictures }
      writeEnvelope(unfinished, { format: 1, takenAt, recipients, files })
    },
    end: () => fs.rmSync(folder, { recursive: true, force: true }),
  }
}
