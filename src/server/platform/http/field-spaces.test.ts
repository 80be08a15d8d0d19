import { expect, it } from 'vitest'
import type { z } from 'zod'
import { calls } from '../../app/modules.ts'

// What becomes of spaces around what is typed, in golden/: read what changed before renewing it (docs/testing.md). `kept` is
// right of passwords, of whole files and texts, and of what no person types.

/** Something that each kind of text takes. */
const samples = [
  ...[
    'words of eight',
    'x',
    'X',
    '9',
    '29',
    '600004',
    '9840012345',
    '+919840012345',
    'meena@example.in',
  ],
  ...[
    'meena@okbank',
    'https://example.in/a',
    '/a',
    '2026-01-15',
    '2026-01',
    '012026',
    '10:00',
    'IN',
  ],
  ...[
    '33AAACP1234A1ZC',
    'ABCPD1234E',
    'HDFC0001234',
    '500720',
    'INV-2526-000001',
    'a-saree',
    '#aabbcc',
  ],
]

it('spaces around what is typed are taken off, or kept where they count, field by field', async () => {
  const told = calls
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap(({ name, schema: { input } }) => {
      const lines = new Set((input ? textsIn(input, '') : []).map(toldOf))
      lines.delete('')
      return lines.size === 0 ? [] : [name, ...[...lines].toSorted()]
    })
  await expect(`${told.join('\n')}\n`).toMatchFileSnapshot('golden/field-spaces.txt')
})

type Field = { path: string; schema: z.ZodType }

function toldOf({ path, schema }: Field): string {
  const read = (text: string) => schema.safeParse(text)
  const sample = samples.find((text) => read(text).success && read(` ${text} `).success)
  if (sample === undefined) return ''
  return `  ${path} ${read(` ${sample} `).data === read(sample).data ? 'taken off' : 'kept'}`
}

/** The parts of a schema as Zod tells them. */
type Parts = {
  type: string
  shape?: Record<string, z.ZodType>
  innerType?: z.ZodType
  element?: z.ZodType
  valueType?: z.ZodType
  options?: z.ZodType[]
  in?: z.ZodType
  out?: z.ZodType
  getter?: () => z.ZodType
}
const partsOf = (schema: z.ZodType) => schema.def as Parts

/** Every field below a schema that takes a text. */
function textsIn(schema: z.ZodType, path: string): Field[] {
  const { type, shape, innerType, element, valueType, options, in: from, out } = partsOf(schema)
  const below = (name: string) => (path === '' ? name : `${path}.${name}`)
  if (shape) return Object.entries(shape).flatMap(([name, one]) => textsIn(one, below(name)))
  if (element) return textsIn(element, below('each'))
  if (valueType) return textsIn(valueType, below('each'))
  if (options) return options.flatMap((one) => textsIn(one, path))
  if (innerType) return textsIn(innerType, path)
  if (from && out) {
    const within = [from, out].flatMap((one) => textsIn(one, path))
    const isDeep = within.some((field) => field.path !== path)
    return isDeep ? within : [{ path, schema }]
  }
  return type === 'string' ? [{ path, schema }] : []
}
