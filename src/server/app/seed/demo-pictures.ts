import path from 'node:path'
import manifest from '../../../../demo/pictures/manifest.json' with { type: 'json' }
import type { Query } from '../../platform/db/database.ts'
import { adoptImage } from '../../platform/media/adopt-image.ts'
import { insertPicture, type PictureRow } from '../../platform/media/queries.ts'
import type { Shop } from '../../platform/shop.ts'
import type { DemoPictureFacts } from './demo/demo-types.ts'

const folder = path.resolve(import.meta.dirname, '../../../../demo/pictures')
const known: Record<string, DemoPictureFacts> = manifest

/** The address by which pages show a file of the demo folder. */
export type DemoAddresses = (file: string) => string

/** Brings pictures of the demo folder into the shop's media, all of them unless told which: files before rows, many at a time. */
export function bringDemoPictures(
  shop: Shop,
  isWanted: (file: string) => boolean = () => true,
): Promise<[string, PictureRow][]> {
  const wanted = Object.entries(known).filter(([file]) => isWanted(file))
  return Promise.all(
    wanted.map(async ([file, facts]): Promise<[string, PictureRow]> => {
      return [file, await adoptImage(shop, path.join(folder, file), facts)]
    }),
  )
}

/** Writes the rows of the pictures that were brought. */
export async function insertDemoPictures(
  tx: Query,
  brought: [string, PictureRow][],
): Promise<DemoAddresses> {
  const addresses = new Map<string, string>()
  for (const [file, row] of brought) {
    await insertPicture(tx, row)
    addresses.set(file, row.path)
  }
  return (file) => {
    const address = addresses.get(file)
    if (!address) throw new Error(`demo/pictures/manifest.json does not know ${file}.`)
    return address
  }
}
