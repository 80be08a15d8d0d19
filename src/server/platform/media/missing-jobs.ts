import { pictureWidths } from '#domain/pictures/picture-address.ts'
import type { Shop } from '../shop.ts'
import { avifName, type Job } from './job-line.ts'
import { widthsOf } from './picture-name.ts'
import { allPictures } from './queries.ts'

/** AVIFs not made yet: what stands first in a gallery before the rest, small widths before wide ones. */
export async function missingJobs(shop: Pick<Shop, 'db' | 'media'>): Promise<Job[]> {
  const made = new Set((await shop.media.list('derived/')).map((file) => file.name))
  const pictures = await allPictures(shop.db)
  const first = pictures.filter((picture) => picture.isMain)
  const others = pictures.filter((picture) => !picture.isMain)
  const jobs: Job[] = []
  for (const some of [first, others]) {
    for (const width of pictureWidths) {
      for (const picture of some) {
        const job = { path: picture.path, width }
        if (widthsOf(picture.width).includes(width) && !made.has(avifName(job))) jobs.push(job)
      }
    }
  }
  return jobs
}
