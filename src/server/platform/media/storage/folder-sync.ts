import fs from 'node:fs'

/** Makes the names of a folder durable; whoever asks while a sync runs shares the one after it. */
export function syncOf(folder: string): () => Promise<void> {
  let running: Promise<void> | undefined
  let following: Promise<void> | undefined
  const begin = () => {
    running = syncFolder(folder).finally(() => {
      running = undefined
    })
    return running
  }
  return () => {
    if (!running) return begin()
    following ??= running
      .catch(() => undefined) // Its own callers hear of it.
      .then(() => {
        following = undefined
        return begin()
      })
    return following
  }
}

async function syncFolder(folder: string) {
  if (process.platform === 'win32') return // There a folder cannot be opened, and need not be.
  const opened = await fs.promises.open(folder, 'r')
  await opened.sync().finally(() => opened.close())
}
