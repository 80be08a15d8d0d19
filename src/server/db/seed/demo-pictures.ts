import path from 'node:path'
import manifest from '../../../../demo/pictures/manifest.json' with { type: 'json' }
import { adoptImage } from '../../media/adopt-image.ts'
import { insertPicture } from '../../media/queries.ts'
import type { Shop } from '../../shop.ts'
import type { Query } from '../database.ts'
import type { DemoPictureFacts } from './demo/demo-types.ts'

const folder = path.resolve(import.meta.dirname, '../../../../demo/pictures')
const known: Record<string, DemoPictureFacts | undefined> = manifest

/** Brings one picture of the demo folder into the shop; answers the address by which pages show it. */
export async function demoPicture(shop: Shop, tx: Query, file: string): Promise<string> {
  const facts = known[file]
  if (!facts) throw new Error(`demo/pictures/manifest.json does not know ${file}.`)
  const row = await adoptImage(shop, path.join(folder, file), facts)
  await insertPicture(tx, row)
  return row.path
}
