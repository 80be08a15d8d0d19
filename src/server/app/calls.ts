import type { Hono } from 'hono'
import type { Env } from '../platform/http/request.ts'
import { serve } from '../platform/http/serve.ts'
import { otherMethods } from '../platform/http/wrong-method.ts'
import type { Process } from '../platform/noun-module.ts'
import { calls } from './modules.ts'

/** Mounts every call of every noun. */
export function mountCalls(app: Hono<Env>, process: Process) {
  const answered = calls.map((call) => ({ ...call, handler: call.answererIn(process) }))
  serve(app, process.shop, answered)
}

/** What is left below /api: known paths under another method (405), and nothing (404). */
export function mountRest(app: Hono<Env>) {
  const endpoints = calls.map(({ endpoint }) => endpoint)
  app.all('/api/*', (c) => otherMethods(c, endpoints))
}
