import fs from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createTestShop } from '#test/create-test-shop.ts'
import { signedIn } from '#test/shopper.ts'
import { tellApi } from '#test/tell-api.ts'
import { calls } from '../modules.ts'
import { impliedRefusals } from './describe-call.ts'
import { docsPage } from './docs-page.ts'
import type { JsonSchema } from './json-schema.ts'
import { openApiOf } from './openapi.ts'

const document = openApiOf('Pallu', 'https://pallu.example')
const documentOf = (endpoint: { path: string; method: string }) =>
  document.paths[endpoint.path]?.[endpoint.method.toLowerCase()]

describe('the document of the calls', () => {
  it('tells every call that the server answers, and no other', async () => {
    const { app, close } = await createTestShop()
    const answered = app.routes
      .filter(
        ({ method, path: at }) => at.startsWith('/api/') && method !== 'ALL' && !at.includes('*'),
      )
      .map(({ method, path: at }) => `${method} ${at.replace(/:(\w+)/g, '{$1}')}`)
    await close()
    const told = calls.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)
    const ofItself = ['GET /api/docs', 'GET /api/docs.css', 'GET /api/openapi.json']
    expect([...new Set(answered)].filter((call) => !ofItself.includes(call)).sort()).toEqual(
      told.sort(),
    )
  })

  // What a program that speaks with the shop relies on. Read what changed before renewing it (docs/testing.md).
  it('is what it was, call by call and field by field', async () => {
    await expect(tellApi(document, calls)).toMatchFileSnapshot('golden/calls.txt')
  })

  it('refers only to what it holds', () => {
    const references = JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)
    for (const [, pointer = ''] of references) {
      const target = pointer
        .split('/')
        .reduce<unknown>((at, step) => (at as Record<string, unknown>)?.[step], document)
      expect(target, pointer).toBeDefined()
    }
  })

  it('tells of what is no JSON as what it comes', async () => {
    const testShop = await createTestShop()
    const staff = await signedIn(testShop, 'owner')
    const told = calls.flatMap(({ endpoint, schema }) => {
      if (!(schema.answer instanceof z.ZodString)) return []
      const { responses } = documentOf(endpoint) ?? {}
      const answer = responses?.['200'] as { content: object } | undefined
      return [[endpoint.path, Object.keys(answer?.content ?? {})[0]] as const]
    })
    const types = Object.fromEntries(told)
    expect(types['/api/orders/{token}/invoice']).toBe('application/pdf')
    expect(types['/api/admin/today/events']).toBe('text/event-stream')
    for (const [path, type] of told.filter(([at]) => at.endsWith('.csv'))) {
      const query = path.includes('books') ? '?from=2026-01-01&to=2026-01-31&period=2026-01' : ''
      const reply = await staff.get(`${path}${query}`)
      if (reply.status === 200) expect(reply.headers.get('content-type')).toContain(type)
    }
    await testShop.close()
  })

  it('names every operation once', () => {
    const names = calls.map(({ endpoint }) => documentOf(endpoint)?.operationId)
    expect(new Set(names).size).toBe(calls.length)
  })

  it('has no refusal written down that follows anyway', () => {
    const twice = calls.flatMap(({ name, endpoint, schema }) => {
      const implied = impliedRefusals(endpoint, schema)
      return (schema.errors ?? []).filter((status) => implied.includes(status)).map(() => name)
    })
    expect(twice).toEqual([])
  })

  it('tells the refusals of every guard', () => {
    for (const { endpoint, name } of calls) {
      const statuses = Object.keys(documentOf(endpoint)?.responses ?? {})
      expect(statuses, name).toEqual(expect.arrayContaining(['500', '503']))
      if (endpoint.guard !== 'anyone') expect(statuses, name).toContain('401')
      if (endpoint.guard.startsWith('staff:')) expect(statuses, name).toContain('403')
    }
  })

  const answering = calls.filter(
    ({ schema }) =>
      !(schema.answer instanceof z.ZodUndefined || schema.answer instanceof z.ZodVoid),
  )

  it.each(answering)('shows an answer of $name that its schema accepts', ({ endpoint, schema }) => {
    const responses: Record<string, unknown> = documentOf(endpoint)?.responses ?? {}
    const success = responses[endpoint.status ?? 200] as {
      content?: Record<string, { example: unknown }>
    }
    const [media] = Object.values(success.content ?? {})
    expect(schema.answer.safeParse(media?.example).error).toBeUndefined()
  })

  it.each(calls.filter(({ example }) => example?.input))(
    'shows an input of $name that the server takes',
    ({ schema, example }) => {
      expect(schema.input?.safeParse(example?.input).error).toBeUndefined()
    },
  )
})

describe('the API page', () => {
  const page = docsPage(document)

  it('shows every call', () => {
    for (const { name } of calls) expect(page).toContain(`<article id="${name}">`)
  })

  it('says of a call of staff which permission it needs', () => {
    const { description } = document.paths['/api/admin/orders']?.['get'] ?? {}
    expect(description).toBe('For staff whose role carries the permission `orders.see`.')
  })

  it('runs nothing and dresses in nothing that the content policy refuses', () => {
    expect(page).not.toMatch(
      /<script|<style|\sstyle=|\son\w+=|https?:\/\/(?!pallu\.example|example\.com)/,
    )
  })

  it('wears the colours of the shop', () => {
    const read = (file: string) => fs.readFileSync(path.join(import.meta.dirname, file), 'utf8')
    const colours = (css: string) => new Set(css.toLowerCase().match(/#[0-9a-f]{6}\b/g))
    const own = colours(read('docs.css'))
    const shop = colours(read('../../../web/styles/tokens.css'))
    expect([...own].filter((colour) => !shop.has(colour))).toEqual([])
  })

  it('is served with the document, to be kept until something changes', async () => {
    const { app, close } = await createTestShop()
    const shown = await app.request('/api/docs')
    expect(shown.status).toBe(200)
    expect(shown.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'")
    const told = await app.request('/api/openapi.json')
    const found: { openapi: string; components: { schemas: Record<string, JsonSchema> } } =
      await told.json()
    expect(found.openapi).toBe('3.1.0')
    expect(told.headers.get('cache-control')).toBe('public, no-cache')
    await close()
  })
})
