import fs from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

/** Writes a brotli twin beside every text file of the browser build. */
export function compress(folder: string) {
  for (const entry of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|css|svg|webmanifest|txt)$/.test(entry)) continue
    const file = path.join(folder, entry)
    const body = fs.readFileSync(file)
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    }
    fs.writeFileSync(`${file}.br`, brotliCompressSync(body, { params }))
  }
}
