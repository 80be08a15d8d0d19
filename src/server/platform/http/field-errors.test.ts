import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ProductForm, ProductPatch } from '#contract/catalog/admin-types.ts'
import { ShopError } from '#domain/errors.ts'
import { englishLabel } from '#domain/field-words.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { newShopper, signedIn } from '#test/shopper.ts'
import { calls } from '../../app/modules.ts'
import { checked } from './serve.ts'

/** Every form and query that the shop reads, by the name of its call. */
const inputs: [name: string, schema: z.ZodType][] = [
  ...calls.flatMap(({ name, schema: { input } }): [string, z.ZodType][] =>
    input ? [[name, input]] : [],
  ),
  ['updateProduct as a form', ProductForm],
  ['updateProduct as a patch', ProductPatch],
]

const wrong = [
  ...[undefined, null, '', ' ', 'x', '٣', 'x'.repeat(300_000), true, [], {}, [[]], [{}], [null]],
  ...[
    -1,
    0,
    0.5,
    1.005,
    1e12,
    Number.POSITIVE_INFINITY,
    Number.NaN,
    '-1',
    '1e9',
    '0.123',
    '2026-13-45',
    'a@b',
  ],
  ...[Array.from({ length: 600 }, () => 1), Array.from({ length: 600 }, () => 'x')],
]

describe('what a schema refuses is said as a person says it', () => {
  it.each(inputs)('%s', (_name, schema) => {
    const said = new Set<string>()
    for (const { path, given } of filledWrongly(schema)) {
      for (const [field, sentence] of Object.entries(refusalsOf(schema, given))) {
        if (!isFit(field, sentence)) said.add(`${path} → ${field}: ${sentence}`)
      }
    }
    expect([...said]).toEqual([])
  })
})

const isOfFirstRow = (sentence: string) => !/in row (?!1\b)\d/.test(sentence)
const indented = (sentence: string) => `    ${sentence}`

it('what each field is refused with is what it was, word for word', async () => {
  const told = inputs.toSorted().flatMap(([name, schema]) => {
    const said = new Map<string, Set<string>>()
    for (const { given } of filledWrongly(schema)) {
      for (const [field, sentence] of Object.entries(refusalsOf(schema, given))) {
        const place = field.replaceAll(/\b\d+\b/g, 'each')
        said.set(place, (said.get(place) ?? new Set()).add(sentence))
      }
    }
    const lines = [...said].map(([field, sentences]) =>
      [`  ${field}`, ...[...sentences].filter(isOfFirstRow).toSorted().map(indented)].join('\n'),
    )
    return [name, ...lines.toSorted()]
  })
  await expect(`${told.join('\n')}\n`).toMatchFileSnapshot('golden/refused-fields.txt')
})

const jargon =
  /expected|invalid input|invalid option|invalid string|received|too big|too small|unrecognized|nan\b|regex|pattern|undefined|null|boolean|object|array|zod|union|must match/i

/** In words that people use, with the name of the field among them. */
function isFit(field: string, sentence: string): boolean {
  const name = field.split('.').findLast((part) => !/^\d+$/.test(part)) ?? ''
  const isNamed = sentence.toLowerCase().includes(englishLabel(name).toLowerCase())
  return !jargon.test(sentence) && (isNamed || namesItself.has(sentence))
}

/** Sentences that say what is meant without the field's name. */
const namesItself = new Set([
  ...['Please enter the name of the receiver', 'Please enter the town or district'],
  'Please enter a phone number with its country code, like +1 201 555 0123',
  'Please enter the postcode as it is written in that country',
  'Country: use its two letters, like US',
  'Please enter the email to which we send the gift card.',
  'Fee: please enter at least one weight',
  'Fee: each weight is more than the one before',
  ...['Please enter the name of the buyer', 'Please tell us the name to show'],
  ...['Please choose a return or an exchange', 'Please choose what to send back'],
  ...['Please choose what you would like', 'Please choose a return'],
  ...['Please enter an amount of store credit'],
  ...['Please write a few words', 'Please write something', 'Please add a saree'],
  ...['Please enter a username or an email', 'Please enter your mobile number or email'],
  ...[
    'Please choose one to five stars',
    'Please name up to 100 orders',
    'Please name up to 12 ids',
    'Please name up to 50 ids',
    'Please choose a day',
    'Please enter a time like 21:30',
    'Please choose a state',
    'Please choose a class',
    'Please choose a limit',
    'Please choose a product',
    'Please enter an amount',
    'Please enter a valid email',
    'Please say where this comes from',
    'Please say why',
  ],
  ...['Password is required', 'Password must be at least 6 characters'],
  ...['Password must be at most 1,024 bytes', 'This link is not complete'],
  ...[
    'Please enter a whole number',
    'Please enter a web address',
    'Please enter a UPI ID like name@bank',
  ],
])

function refusalsOf(schema: z.ZodType, given: unknown): Record<string, string> {
  try {
    checked(schema, given)
    return {}
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    return { ...error.fields, ...(error.fields ? {} : { '': error.message }) }
  }
}

type Shape = {
  properties?: Record<string, Shape>
  items?: Shape
  anyOf?: Shape[]
  oneOf?: Shape[]
  allOf?: Shape[]
  const?: unknown
}

/** Every field of the input, one at a time, filled with everything that it may not hold. */
function filledWrongly(schema: z.ZodType) {
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' })
  return placesIn(shape as Shape, '').flatMap(({ path, put }) =>
    wrong.map((value) => ({ path, given: put(value) })),
  )
}

type Place = { path: string; put: (value: unknown) => unknown }

function placesIn(shape: Shape, above: string): Place[] {
  const branches = [...(shape.anyOf ?? []), ...(shape.oneOf ?? []), ...(shape.allOf ?? [])]
  const fields = Object.entries(shape.properties ?? {})
  // What tells one shape of a form from another stands beside every field of it.
  const fixed = Object.fromEntries(
    fields.flatMap(([name, { const: value }]) => (value === undefined ? [] : [[name, value]])),
  )
  return [
    ...branches.flatMap((branch) => placesIn(branch, above)),
    ...fields.flatMap(([name, inner]) => {
      const path = `${above}${name}`
      const within = placesIn(inner, `${path}.`)
      const put = (value: unknown) => ({ ...fixed, [name]: value })
      return [
        { path, put },
        ...within.map((one) => ({ path: one.path, put: (value: unknown) => put(one.put(value)) })),
      ]
    }),
    ...(shape.items
      ? [
          { path: `${above}0`, put: (value: unknown) => [value] },
          ...placesIn(shape.items, `${above}0.`).map((one) => ({
            path: one.path,
            put: (value: unknown) => [one.put(value)],
          })),
        ]
      : []),
  ]
}

onBothEngines('a refused field, through the app', (testShop) => {
  it('comes back with a sentence and with a code, under its own name', async () => {
    const anyone = newShopper(testShop())
    const wish = { productId: 0, email: 7 }
    const { status, body } = await anyone.post('/api/waiting', wish)
    expect(status).toBe(400)
    expect(body).toMatchObject({
      message: 'Saree must be at least 1',
      errors: { productId: 'Saree must be at least 1', email: 'Please enter a valid email' },
      faults: { productId: { code: 'too_small', limit: 1 }, email: { code: 'text' } },
    })
  })

  it('that was emptied is told as missing, whatever it takes', async () => {
    const owner = await signedIn(testShop(), 'owner')
    const form = { name: '', price: '', stock: '', categoryId: '', fabric: ' ', rating: '' }
    const { body } = await owner.post('/api/admin/products', form)
    expect(body['errors']).toMatchObject({
      name: 'Name is required',
      slug: 'Slug is required',
      price: 'Price is required',
      stock: 'Stock is required',
      categoryId: 'Please choose a category',
      fabric: 'Fabric is required',
    })
  })
})
