import { createSemaphore } from '../../semaphore.ts'
import { closeIdleBut, createPictureProcess, PictureLost } from '../picture-process.ts'
import type { Remade } from '../remake-upload.ts'
import { sniff } from './sniff.ts'
import type { Upload } from './upload.ts'
import { uploadLimits } from './upload-limits.ts'
import { notOurs, tooSlow } from './upload-refusals.ts'

/** Uploads are decoded one after the other, however many forms arrive: each process more would hold as much again. */
export const uploadSemaphore = createSemaphore({ places: 1 })
const processor = createPictureProcess({ patienceMs: uploadLimits.decodeSeconds * 1000 })

/** Makes an upload anew in a process of its own; refuses it in a sentence when it cannot. */
export function remakeApart(upload: Upload): Promise<Remade> {
  return uploadSemaphore.run(async () => {
    closeIdleBut(processor)
    // Read when its turn comes: what waits lies on disk.
    for await (const head of upload.pieces()) {
      if (!sniff(head)) throw notOurs()
      break
    }
    try {
      return await processor.run('remake', upload)
    } catch (error) {
      throw error instanceof PictureLost ? tooSlow() : error
    }
  })
}
