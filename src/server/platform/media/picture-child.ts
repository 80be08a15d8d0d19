import { replyTo, type TaskMessage } from './picture-tasks.ts'

// The program of a picture process: one task after another for its parent, until the parent goes.

// Taken again for the next picture: what is let go of stays for a while.
let room = new Uint8Array()
let size = 0
let filled = 0

process.on('message', async (message: TaskMessage) => {
  if ('size' in message) {
    size = message.size
    if (room.length < size) room = new Uint8Array(size)
    filled = 0
  } else if ('piece' in message) {
    room.set(message.piece, filled)
    filled += message.piece.length
  } else {
    const { task, width } = message
    const reply = await replyTo({ task, input: [room.subarray(0, size), width] })
    process.send?.({ reply, rssBytes: process.memoryUsage.rss() })
  }
})
process.on('disconnect', () => process.exit())
process.send?.('ready')
