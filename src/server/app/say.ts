import type { FirstAdmin } from '../accounts/ensure-admin.ts'

// A file that takes no more lines, as on a full disk, must not end the shop.
process.stdout.on('error', () => undefined)

/** Tells the person at the terminal. */
export const say = (line: string) => void process.stdout.write(`${line}\n`)

export function welcome(address: string, admin: FirstAdmin) {
  say(`\n  The shop:          ${address}`)
  say(`  The admin area:    ${address}/admin   as ${admin.username}\n`)
}
