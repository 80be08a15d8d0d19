import type * as endpoints from '#contract/workshop-endpoints.ts'
import { invalid } from '#domain/errors.ts'
import { type Answerers, filesOf } from '../http/serve.ts'
import { keepFirst } from '../media/keep-first.ts'
import { insertPicture } from '../media/queries.ts'

type Calls = Pick<typeof endpoints, 'keepPicture'>

export const pictureAnswers: Answerers<Calls> = {
  async keepPicture({ shop, c }) {
    const picture = await keepFirst(shop, filesOf(c), ['image', 'images'])
    if (!picture) throw invalid('Please choose a picture.', { image: 'Please choose a picture.' })
    await shop.db.write((tx) => insertPicture(tx, picture))
    return { src: picture.path, width: picture.width, height: picture.height }
  },
}
