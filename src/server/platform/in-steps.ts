import { setImmediate as breathe } from 'node:timers/promises'

/** Reads rows so many at a time, each time from after the last one, until there are no more; between them the shop serves its visitors. */
export async function* inSteps<Row>(
  size: number,
  read: (last: Row | undefined, size: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let last: Row | undefined; ; ) {
    const rows = await read(last, size)
    if (rows.length > 0) yield rows
    last = rows.at(-1)
    if (rows.length < size) return
    await breathe()
  }
}
