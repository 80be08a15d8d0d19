import { parentPort, workerData } from 'node:worker_threads'
import { checkShop } from './check-shop.ts'

// A check reads a whole file at a stretch: in a thread of its own, so that nobody waits for it.

parentPort?.postMessage(await checkShop(workerData))
