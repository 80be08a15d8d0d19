import { createSemaphore } from '../semaphore.ts'

/** Sizes that are made at once in the shop's own process: Node's other two threads are for files and passwords. */
export const decoding = createSemaphore({ places: 2 })
