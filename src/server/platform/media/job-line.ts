import { hashOf, sizeName } from './picture-name.ts'

/** One AVIF to make: of which picture, and how wide. */
export type Job = { path: string; width: number }

export const avifName = (job: Job) => sizeName(hashOf(job.path) ?? '', job.width, 'avif')

/** What waits to be made, each job once; bounded, so that no catalogue fills the memory. */
export type JobLine = {
  add(job: Job): void
  /** In front of all others, for somebody wants it now. */
  addInFront(job: Job): void
  take(): Job | undefined
  size(): number
  /** True when jobs were turned away since the last time it was asked. */
  wasCut(): boolean
}

export function createJobLine(limit: number): JobLine {
  const wanted = new Map<string, Job>()
  const waiting = new Map<string, Job>()
  let isCut = false
  const size = () => wanted.size + waiting.size
  const put = (into: Map<string, Job>, job: Job) => {
    const key = `${job.path} ${job.width}`
    if (wanted.has(key)) return
    if (into === wanted) waiting.delete(key)
    if (size() >= limit) isCut = true
    else into.set(key, job)
  }
  return {
    add: (job) => put(waiting, job),
    addInFront: (job) => put(wanted, job),
    take() {
      for (const jobs of [wanted, waiting]) {
        for (const [key, job] of jobs) {
          jobs.delete(key)
          return job
        }
      }
    },
    size,
    wasCut() {
      const was = isCut
      isCut = false
      return was
    },
  }
}
