import { ShopError } from '#domain/errors.ts'
import type { Refusal } from '#domain/refusals/list.ts'
import { deriveSize } from './derive-size.ts'
import { lookAtUpload, remakeUpload } from './remake-upload.ts'

/** What is done with pictures in a process of its own. */
const pictureTasks = {
  look: lookAtUpload,
  remake: remakeUpload,
  avif: (bytes: Uint8Array, width: number): Promise<Uint8Array> => deriveSize(bytes, width, 'avif'),
}

export type PictureTasks = typeof pictureTasks
export type TaskName = keyof PictureTasks

/** A picture's bytes, all at once or in pieces as they are read. */
export type PictureBytes = Uint8Array | { size: number; pieces: () => AsyncIterable<Uint8Array> }

/** What goes to the process: the picture in pieces, then what is to be done with it. */
export type TaskMessage =
  | { size: number }
  | { piece: Uint8Array }
  | { task: TaskName; width: number }
type TaskRequest = { task: TaskName; input: [Uint8Array, number] }
/** What comes back. */
export type TaskReply = { result: unknown } | { refusal: Refusal } | { fault: string }

export async function replyTo({ task, input }: TaskRequest): Promise<TaskReply> {
  try {
    return { result: await pictureTasks[task](...input) }
  } catch (error) {
    if (error instanceof ShopError) {
      return { refusal: { code: error.refusal, params: error.params } as Refusal } // As it was thrown.
    }
    return { fault: error instanceof Error ? error.message : String(error) }
  }
}
