import { type ChildProcess, fork } from 'node:child_process'
import os from 'node:os'
import { ShopError } from '#domain/errors.ts'
import type {
  PictureBytes,
  PictureTasks,
  TaskMessage,
  TaskName,
  TaskReply,
} from './picture-tasks.ts'

/**
 * Decodes and encodes outside of the shop's own process: a picture that takes too much time or memory, or
 * that crashes a decoder, takes nothing else down. Does one task at a time; started when it is needed.
 */
export type PictureProcess = {
  run<Name extends TaskName>(
    task: Name,
    picture: PictureBytes,
    ...width: Parameters<PictureTasks[Name]> extends [unknown, number] ? [number] : []
  ): Promise<Awaited<ReturnType<PictureTasks[Name]>>>
  close(): void
}

/** The process ended, by itself or because it took too long, before it had an answer. */
export class PictureLost extends Error {}

type Options = { patienceMs: number; priority?: number }

type Answer = { reply: TaskReply; rssBytes: number }

const program = new URL('./picture-child.ts', import.meta.url)
const startMs = 60_000
const idleMs = 20_000
/** A child that has grown beyond this is let go: memory that a decoder has touched is seldom given back. */
const fullBytes = 150 * 1024 * 1024

/** Those that have nothing to do and hold the memory of their last picture. */
const idleOnes = new Set<PictureProcess>()

/** Makes room for a large picture: every other process that has nothing to do ends. */
export function closeIdleBut(kept: PictureProcess) {
  for (const one of idleOnes) if (one !== kept) one.close()
}

export function createPictureProcess({ patienceMs, priority = 0 }: Options): PictureProcess {
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined
  const close = () => {
    idleOnes.delete(self)
    clearTimeout(idle)
    child?.kill('SIGKILL')
    child = undefined
  }
  const started = async () => {
    idleOnes.delete(self)
    clearTimeout(idle)
    if (child?.connected) return child
    child = startChild(priority)
    await answerOf(child, startMs)
    return child
  }
  const rest = () => {
    idleOnes.add(self)
    idle = setTimeout(close, idleMs).unref()
  }
  const self: PictureProcess = {
    async run(task, picture, ...[width = 0]) {
      try {
        const child = await started()
        const { reply, rssBytes } = await ask(child, picture, { task, width }, patienceMs)
        if (rssBytes > fullBytes) close()
        else rest()
        return resultOf(reply) as never // As the table of tasks types it.
      } catch (error) {
        if (error instanceof PictureLost) close()
        throw error
      }
    },
    close,
  }
  return self
}

function startChild(priority: number): ChildProcess {
  // Nothing of the shop's own environment: what decodes strangers' files knows no secret.
  // One arena, and every large buffer a mapping of its own: what is let go of goes back to the system.
  const env = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072' }
  const execArgv = ['--max-semi-space-size=1', '--max-old-space-size=96']
  const child = fork(program, { serialization: 'advanced', env, execArgv, stdio: 'ignore' })
  child.on('error', () => undefined) // Its end is what counts, and that is listened for.
  try {
    // Now, while it has one thread: those that it starts later inherit this one's.
    if (child.pid && priority > 0) os.setPriority(child.pid, priority)
  } catch {
    // It runs all the same.
  }
  return child
}

async function ask(
  child: ChildProcess,
  picture: PictureBytes,
  wanted: TaskMessage,
  patienceMs: number,
): Promise<Answer> {
  keepAlive(child, true)
  const coming = answerOf(child, patienceMs)
  const sending = sendAll(child, picture, wanted).catch((error: unknown) => {
    if (child.connected) throw error // Of a child that has ended, `coming` tells.
  })
  const [answer] = await Promise.all([coming, sending])
  keepAlive(child, false)
  return answer as Answer // The child's program sends nothing else.
}

/** Piece by piece, each when the one before is on its way: a message is held as a whole on both sides. */
async function sendAll(child: ChildProcess, picture: PictureBytes, wanted: TaskMessage) {
  const isWhole = picture instanceof Uint8Array
  await send(child, { size: isWhole ? picture.length : picture.size })
  for await (const piece of isWhole ? [picture] : picture.pieces()) await send(child, { piece })
  await send(child, wanted)
}

const send = (child: ChildProcess, message: TaskMessage) =>
  new Promise<void>((resolve, reject) => {
    child.send(message, (error) => (error ? reject(error) : resolve()))
  })

function answerOf(child: ChildProcess, patienceMs: number): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const lost = () => finish(() => reject(new PictureLost('The picture process ended.')))
    const timer = setTimeout(() => {
      finish(() => reject(new PictureLost('The picture took too long.')))
    }, patienceMs)
    const came = (message: unknown) => finish(() => resolve(message))
    const finish = (then: () => void) => {
      clearTimeout(timer)
      child.off('exit', lost).off('error', lost).off('message', came)
      then()
    }
    child.once('exit', lost).once('error', lost).once('message', came)
  })
}

/** An idle child does not keep the shop's process from ending. */
function keepAlive(child: ChildProcess, isWorking: boolean) {
  if (isWorking) {
    child.ref()
    child.channel?.ref()
  } else {
    child.unref()
    child.channel?.unref()
  }
}

function resultOf(reply: TaskReply): unknown {
  if ('result' in reply) return reply.result
  if ('refusal' in reply) throw new ShopError(reply.refusal)
  throw new Error(reply.fault)
}
