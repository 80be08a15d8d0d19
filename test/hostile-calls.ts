import type { CallDocument, Parameter } from '#server/app/docs/describe-call.ts'
import type { JsonSchema } from '#server/app/docs/json-schema.ts'
import type { OpenApi } from '#server/app/docs/openapi.ts'
import { hostileBodies, hostileValues, oddNumbers, oddTexts, sqlTexts } from './hostile-values.ts'

/** One request that nobody with good intentions makes; `what` tells it in a line. */
export type HostileCall = {
  what: string
  call: DocumentedCall
  path: string
  type?: string
  body?: string
}

export type DocumentedCall = {
  name: string
  method: string
  template: string
  isOpen: boolean
  responses: Record<string, object>
  params: Parameter[]
  fields: Record<string, JsonSchema>
  example: Record<string, unknown>
}

/** Where a value goes: everything else of the call is as its document shows it. */
export type Place = { name: string; put: (value: unknown) => HostileCall }

/** Calls that would end a trial by signing its people out; the pages of the whole shop take seconds to make; and a line of events has no end. */
export const leftOut = [
  ...['logout', 'endDevice', 'endOtherDevices', 'signOutEverybody', 'rebuildPages', 'todayEvents'],
]

export function callsOf(document: OpenApi): DocumentedCall[] {
  return Object.entries(document.paths).flatMap(([template, methods]) =>
    Object.entries(methods).map(([method, told]) => callOf(template, method.toUpperCase(), told)),
  )
}

function callOf(template: string, method: string, told: CallDocument): DocumentedCall {
  const body = told.requestBody?.content['application/json']
  return {
    name: told.operationId,
    method,
    template,
    isOpen: told.security.length === 0,
    responses: told.responses,
    params: told.parameters ?? [],
    fields: body?.schema.properties ?? {},
    example: (body?.example ?? {}) as Record<string, unknown>, // A body is always an object.
  }
}

/** Every place of a call that takes a value: path, query, repeated query, fields and what stands in them. */
export function placesOf(call: DocumentedCall): Place[] {
  const inAddress = call.params.flatMap(({ name, in: where }) => [
    { name: `${where} ${name}`, put: (value: unknown) => asked(call, { [name]: [value] }) },
    ...(where === 'query'
      ? [
          {
            name: `query ${name} twice`,
            put: (value: unknown) => asked(call, { [name]: [value, 'a'] }),
          },
        ]
      : []),
  ])
  const inBody = Object.keys(call.fields).flatMap((name) => [
    {
      name: `field ${name}`,
      put: (value: unknown) => sent(call, { ...call.example, [name]: value }),
    },
    ...insideOf(call, name),
  ])
  const unknownField = {
    name: 'a field that is none',
    put: (value: unknown) =>
      sent(call, { ...call.example, isAdmin: value, role: value, id: value }),
  }
  return [...inAddress, ...inBody, ...(call.method === 'GET' ? [] : [unknownField])]
}

/** The fields of a field: of an address, of the terms of a coupon. */
function insideOf(call: DocumentedCall, name: string): Place[] {
  const whole = call.example[name]
  if (typeof whole !== 'object' || whole === null || Array.isArray(whole)) return []
  return Object.keys(whole).map((inner) => ({
    name: `field ${name}.${inner}`,
    put: (value) => sent(call, { ...call.example, [name]: { ...whole, [inner]: value } }),
  }))
}

/** Every hostile call of one call of the contract. */
export function* hostileCallsOf(call: DocumentedCall): Generator<HostileCall> {
  yield sent(call, call.example)
  for (const place of placesOf(call)) {
    const isText = place.name.startsWith('path') || place.name.startsWith('query')
    for (const value of isText ? hostileTexts : hostileValues) {
      yield { ...place.put(value), what: `${call.name}, ${place.name}: ${shown(value)}` }
    }
  }
  if (call.method !== 'GET') yield* hostileBodiesFor(call)
}

export function* hostileBodiesFor(call: DocumentedCall): Generator<HostileCall> {
  for (const { type, text } of hostileBodies) {
    const what = `${call.name}, ${type || 'no type'}: ${shown(text)}`
    yield { ...asked(call, {}), what, type, body: text }
  }
}

/** What an address can hold; a dot alone would be another address. */
export const hostileTexts = hostileValues
  .filter((value) => typeof value === 'string' || typeof value === 'number')
  .map(String)
  .filter((text) => !/^\.{0,2}$/.test(text))

/** A handful for calls that are refused at the door. */
export const fewTexts = [sqlTexts[4], oddNumbers[11], oddTexts[2], '1'].map(String)

function asked(call: DocumentedCall, given: Record<string, unknown[]>): HostileCall {
  const path = call.template.replace(/\{(\w+)\}/g, (_whole, name: string) =>
    encoded(given[name]?.[0] ?? call.params.find((one) => one.name === name)?.example ?? '1'),
  )
  const query = call.params
    .filter(({ name, in: where, required }) => where === 'query' && (required || given[name]))
    .flatMap(({ name, example }) =>
      (given[name] ?? [example]).map((value) => `${name}=${encoded(value)}`),
    )
  const address = query.length > 0 ? `${path}?${query.join('&')}` : path
  return { what: `${call.name} as documented`, call, path: address }
}

function sent(call: DocumentedCall, body: unknown): HostileCall {
  const address = asked(call, {})
  if (call.method === 'GET' || call.method === 'DELETE') return address
  return { ...address, type: 'application/json', body: JSON.stringify(body) }
}

/** Half of a pair of UTF-16 cannot be sent; its escape stands for it. */
const encoded = (value: unknown) => encodeURIComponent(String(value).toWellFormed())

const shown = (value: unknown) => {
  const text = JSON.stringify(value) ?? 'undefined'
  return text.length > 80 ? `${text.slice(0, 77)}… (${text.length})` : text
}
