import { replyTo, type TaskRequest } from './picture-tasks.ts'

// The program of a picture process: one task after another for its parent, until the parent goes.

process.on('message', async (request: TaskRequest) => {
  const reply = await replyTo(request)
  process.send?.({ reply, rssBytes: process.memoryUsage.rss() })
})
process.on('disconnect', () => process.exit())
process.send?.('ready')
