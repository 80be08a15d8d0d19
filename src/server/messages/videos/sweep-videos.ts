import type { Shop } from '../../platform/shop.ts'
import { heldKinds } from '../../retention/queries.ts'
import { deleteVideo, videosToDrop } from './queries.ts'

const step = 50

/** Deletes videos whose time is over, the file before its row; none while a legal hold keeps messages. */
export async function sweepVideos(shop: Shop): Promise<void> {
  if ((await heldKinds(shop.db.read)).has('messages')) return
  for (let some = step; some === step; ) {
    const rows = await videosToDrop(shop.db.read, shop.now(), step)
    for (const { id, file } of rows) {
      await shop.media.delete(file)
      await shop.db.write((tx) => deleteVideo(tx, id))
    }
    some = rows.length
  }
}
