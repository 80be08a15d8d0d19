import { randomBytes } from 'node:crypto'
import {
  bytesOfCode,
  lastFourOf,
  makeCardCode,
  shownCardCode,
} from '#domain/gift-cards/card-code.ts'
import type { Query } from '../platform/db/database.ts'
import { hashOf } from '../platform/secret.ts'
import { addCode } from './queries.ts'

/** A fresh code of a card as people read it; the database keeps its hash and its last four letters. */
export async function makeCode(tx: Query, id: number, now: number): Promise<string> {
  const code = makeCardCode(randomBytes(bytesOfCode))
  await addCode(tx, { id, codeHash: hashOf(code), lastFour: lastFourOf(code), now })
  return shownCardCode(code)
}
