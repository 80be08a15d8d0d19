import type { Hono } from 'hono'
import { type Call, type Env, isMultipart } from '../platform/http/request.ts'
import { serve } from '../platform/http/serve.ts'
import { fits, otherMethods } from '../platform/http/wrong-method.ts'
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

const takingFiles = calls
  .map(({ endpoint }) => endpoint)
  .filter(({ takesFiles, readsForm }) => takesFiles || readsForm)

/** True of a form with files to a call that takes some; what any other call's sender says of its body changes nothing. */
export const bringsFiles = (c: Call) =>
  isMultipart(c) &&
  takingFiles.some(({ method, path }) => method === c.req.method && fits(path, c.req.path))
