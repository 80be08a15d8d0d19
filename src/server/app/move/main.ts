import { parseArgs } from 'node:util'
import { readConfig } from '../../platform/config.ts'
import { atTerminal, Refusal, say } from '../backup/refusal.ts'
import { movePictures } from './move-pictures.ts'
import { moveShop } from './move-shop.ts'

// `pallu move --to postgres://…`: brings the embedded shop to PostgreSQL.
// `pallu move --pictures --to s3|disk`: brings the pictures to S3-compatible storage, or back.

await atTerminal(async () => {
  const { values } = parseArgs({
    options: { to: { type: 'string', default: '' }, pictures: { type: 'boolean' } },
  })
  const started = performance.now()
  const took = () => `${((performance.now() - started) / 1000).toFixed(1)} s`
  if (values.pictures) await bringPictures(values.to, took)
  else await bringRows(values.to, took)
})

async function bringRows(to: string, took: () => string) {
  if (!/^postgres(ql)?:\/\//.test(to)) {
    throw new Refusal('Where to? pallu move --to postgres://user:password@host/database')
  }
  say('Moving the shop to PostgreSQL …')
  const { rows, tables } = await moveShop(readConfig(process.env), to, say)
  say(`${rows} rows in ${tables} tables are there, compared one by one, in ${took()}.`)
  say('Start the shop with DATABASE_URL set to that address. The embedded one stays as it was.')
}

async function bringPictures(to: string, took: () => string) {
  if (to !== 's3' && to !== 'disk')
    throw new Refusal('Where to? pallu move --pictures --to s3|disk')
  say(to === 's3' ? 'Bringing the pictures to S3 …' : 'Bringing the pictures to the disk …')
  const { pictures, sent, bytes } = await movePictures(readConfig(process.env), to, say)
  say(`All ${pictures} pictures are there, ${megabytes(bytes)} MB with their sizes, read back and`)
  say(`compared; ${sent} files were sent, in ${took()}. Nothing was taken away where they were.`)
}

function megabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(1)
}
