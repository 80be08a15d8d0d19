import type * as adminCalls from '#contract/pictures/admin-calls.ts'
import { ShopError } from '#domain/errors.ts'
import { actorOf, record } from '../audit/audit.ts'
import { filesOf, type Handlers } from '../platform/http/serve.ts'
import { keepFirst } from '../platform/media/keep-first.ts'
import { insertPicture } from '../platform/media/queries.ts'

export const pictureHandlers: Handlers<typeof adminCalls> = {
  async keepPicture({ shop, c }) {
    const picture = await keepFirst(shop, filesOf(c), ['image', 'images'])
    if (!picture) throw new ShopError('no-picture-chosen', { at: 'image' })
    await shop.db.write(async (tx) => {
      await insertPicture(tx, picture)
      const what = { action: 'create', kind: 'picture', id: null, subject: picture.path } as const
      await record(tx, actorOf(c), shop.now(), what)
    })
    return { src: picture.path, width: picture.width, height: picture.height }
  },
}
