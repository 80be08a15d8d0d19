import { isPin } from './pin.ts'

export type Place = { district: string; state: string }

/** Many PIN codes with their places, as a few flat lists: some hundred kilobytes for all of India. */
export type PinTable = {
  /** Ascending. */
  pins: Uint32Array
  /** For each of them, which of the places. */
  placeAt: Uint16Array
  places: readonly Place[]
  /** Of PIN codes that cross a border, the further states. */
  alsoIn: ReadonlyMap<number, readonly string[]>
}

/** Where the PIN code lies; null when the table does not know it. */
export function placeOfPin({ pins, placeAt, places }: PinTable, pin: string): Place | null {
  if (!isPin(pin)) return null
  const wanted = Number(pin)
  let [from, to] = [0, pins.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if ((pins[middle] ?? 0) < wanted) from = middle + 1
    else to = middle
  }
  return pins[from] === wanted ? (places[placeAt[from] ?? 0] ?? null) : null
}

/** Every state that a PIN code of the table lies in; none when the table does not know it. */
export function statesOfPin(table: PinTable, pin: string): string[] {
  const place = placeOfPin(table, pin)
  return place ? [place.state, ...(table.alsoIn.get(Number(pin)) ?? [])] : []
}

/**
 * The table as text: a line a state, below it a line a district with its PIN codes after a tab: the first
 * in full, then the steps between them, `1x34` for thirty-four steps of 1. Last, after a +, each state into which PIN
 * codes of others reach, with those.
 */
export function writePinTable(
  placeOf: ReadonlyMap<string, Place>,
  alsoIn: ReadonlyMap<string, readonly string[]> = new Map(),
): string {
  const states = new Map<string, Map<string, number[]>>()
  for (const [pin, { state, district }] of placeOf) {
    const districts = childOf(states, state, () => new Map<string, number[]>())
    childOf(districts, district, (): number[] => []).push(Number(pin))
  }
  const lines = inOrder(states).flatMap(([state, districts]) => [
    state,
    ...inOrder(districts).map(([district, pins]) => `${district}\t${stepsThrough(pins)}`),
  ])
  const reaching = new Map<string, number[]>()
  for (const [pin, further] of alsoIn) {
    for (const state of further) childOf(reaching, state, (): number[] => []).push(Number(pin))
  }
  const further = inOrder(reaching).map(([state, pins]) => `+${state}\t${stepsThrough(pins)}`)
  return [...lines, ...further].map((line) => `${line}\n`).join('')
}

/** What `writePinTable` wrote; lines that begin with # say something to people. */
export function readPinTable(text: string): PinTable {
  const places: Place[] = []
  const known: [pin: number, place: number][] = []
  const alsoIn = new Map<number, string[]>()
  let state = ''
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue
    const [name = '', steps] = line.split('\t')
    if (steps === undefined) state = name
    else if (name.startsWith('+')) {
      for (const pin of pinsOf(steps)) childOf(alsoIn, pin, (): string[] => []).push(name.slice(1))
    } else {
      places.push({ district: name, state })
      for (const pin of pinsOf(steps)) known.push([pin, places.length - 1])
    }
  }
  known.sort(([a], [b]) => a - b)
  const pins = Uint32Array.from(known, ([pin]) => pin)
  return { pins, placeAt: Uint16Array.from(known, ([, place]) => place), places, alsoIn }
}

function stepsThrough(unsorted: number[]): string {
  const pins = [...unsorted].sort((a, b) => a - b)
  const runs: { step: number; times: number }[] = []
  pins.forEach((pin, at) => {
    const step = pin - (pins[at - 1] ?? 0)
    const last = runs.at(-1)
    if (last?.step === step) last.times += 1
    else runs.push({ step, times: 1 })
  })
  return runs.map(({ step, times }) => (times === 1 ? step : `${step}x${times}`)).join(' ')
}

function pinsOf(steps: string): number[] {
  const pins: number[] = []
  for (const run of steps.split(' ')) {
    const [step = 0, times = 1] = run.split('x').map(Number)
    for (let taken = 0; taken < times; taken += 1) pins.push((pins.at(-1) ?? 0) + step)
  }
  return pins
}

function childOf<Key, T>(parent: Map<Key, T>, name: Key, create: () => T): T {
  const child = parent.get(name) ?? create()
  parent.set(name, child)
  return child
}

/** By name, the same on every machine. */
const inOrder = <T>(named: Map<string, T>) => [...named].sort(([a], [b]) => (a < b ? -1 : 1))
