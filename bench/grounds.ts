import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createDatabase, databaseUrl } from '#test/postgres.ts'
import { type RunningPostgres, startPostgres } from '#test/start-postgres.ts'
import type { Ground } from './crowded-shop.ts'

/** Places for shops under trial, all taken away at the end. */
export type Grounds = {
  another: () => Promise<Ground>
  /** Where the engine is PostgreSQL. */
  server: RunningPostgres | undefined
  close: () => Promise<void>
}

export async function openGrounds(engine: 'sqlite' | 'postgres'): Promise<Grounds> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pallu-trial-'))
  const server = engine === 'postgres' ? await startPostgres() : undefined
  const another = async () => {
    const place = fs.mkdtempSync(path.join(folder, 'shop-'))
    const environment = { DATA_DIR: place, PICTURE_QUEUE: '0', ORDERS_PER_NETWORK: '0' }
    if (!server) return { environment, database: path.join(place, 'shop.sqlite') }
    const database = databaseUrl(server.url, await createDatabase(server.url))
    return { environment: { ...environment, DATABASE_URL: database }, database }
  }
  const close = async () => {
    await server?.stop()
    fs.rmSync(folder, { recursive: true, force: true })
  }
  return { another, server, close }
}

/** Which engine a trial was asked to run on. */
export const engineNamed = (name: string) => {
  if (name === 'sqlite' || name === 'postgres') return name
  throw new Error('--engine is sqlite or postgres.')
}
