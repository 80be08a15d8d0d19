import { createSemaphore } from '../../semaphore.ts'
import {
  closeIdleBut,
  createPictureProcess,
  PictureLost,
  type PictureProcess,
} from '../picture-process.ts'
import type { Remade } from '../remake-upload.ts'
import { sniff } from './sniff.ts'
import type { Upload } from './upload.ts'
import { uploadLimits } from './upload-limits.ts'
import { notOurs, tooSlow } from './upload-refusals.ts'

const atOnce = 2
const patienceMs = uploadLimits.decodeSeconds * 1000
/** Above this many pixels a picture is decoded alone: two at once would take twice the memory. */
const heavyPixels = 16_000_000

/** Uploads that are decoded at once, however many forms arrive. */
export const uploadSemaphore = createSemaphore({ places: atOnce })
const free: PictureProcess[] = Array.from({ length: atOnce }, () =>
  createPictureProcess({ patienceMs }),
)

/** Makes an upload anew in a process of its own; refuses it in a sentence when it cannot. */
export async function remakeApart(upload: Upload): Promise<Remade> {
  const pixels = await apart(async (processor) => {
    const bytes = await upload.bytes()
    if (!sniff(bytes)) throw notOurs()
    return processor.run('look', bytes)
  }, 1)
  const weight = pixels > heavyPixels ? atOnce : 1
  // Read once more instead of held while it waits.
  return apart(async (processor) => processor.run('remake', await upload.bytes()), weight)
}

function apart<Result>(work: (processor: PictureProcess) => Promise<Result>, weight: number) {
  return uploadSemaphore.run(
    async () => {
      const processor = free.pop() ?? createPictureProcess({ patienceMs })
      if (weight === atOnce) closeIdleBut(processor)
      try {
        return await work(processor)
      } catch (error) {
        throw error instanceof PictureLost ? tooSlow() : error
      } finally {
        free.push(processor)
      }
    },
    { weight },
  )
}
