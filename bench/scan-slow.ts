import { spawnSync } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'

export type SlowFigures = { looks: number; without: number }

const connections = 1000
/** Headers, bodies and answers that take their time, and ranges that would be many answers. */
const manners = { headers: ['-H'], bodies: ['-B'], reading: ['-X', '-k', '3'], ranges: ['-R'] }

/** slowhttptest with a thousand connections in each of its manners: how often it found the shop away. */
export function scanSlow(url: string, seconds: number, say: (line: string) => void): SlowFigures {
  const figures: SlowFigures = { looks: 0, without: 0 }
  for (const [manner, args] of Object.entries(manners)) {
    const { stdout } = spawnSync(
      'slowhttptest',
      [
        ...args,
        ...['-c', String(connections), '-r', '200', '-i', '10', '-p', '3', '-l', String(seconds)],
        ...['-u', manner === 'bodies' ? `${url}/api/cart/lines` : `${url}/products`],
      ],
      { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
    )
    const told = stripVTControlCharacters(stdout)
    const looks = [...told.matchAll(/service available:\s+(YES|NO)/g)].map(([, word]) => word)
    if (looks.length === 0) throw new Error(`slowhttptest told nothing:\n${told}`)
    figures.looks += looks.length
    figures.without += looks.filter((word) => word === 'NO').length
    say(`  ${manner}: looked ${looks.length} times`)
  }
  return figures
}
