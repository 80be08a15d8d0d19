import { once } from 'node:events'
import http from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Ask } from './http-buyer.ts'

/** A browser's line to the shop: one request after the other, until the shop says that it will close it. */
export type Line = {
  ask: Ask
  isOpen(): boolean
  /** How many answers came whole. */
  answered(): number
  /** What was asked and never answered, each in words. */
  cut: string[]
  /** How often it called anew after the shop's goodbye, or while nobody listened, and was not let in. */
  turnedAway(): number
  hangUp(): void
}

export function openLine(): Line {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  const cut: string[] = []
  let isOpen = true
  let answered = 0
  let turnedAway = 0
  return {
    async ask(address, init = {}) {
      const isNewVisitor = !isOpen
      try {
        const reply = await send(address, init, agent)
        answered += 1
        if (reply.headers.get('connection') === 'close') isOpen = false
        return reply
      } catch (error) {
        isOpen = false
        const isRefused = error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED'
        if (isRefused || isNewVisitor) turnedAway += 1
        else cut.push(`${address}: ${String(error)}`)
        throw error
      }
    },
    isOpen: () => isOpen,
    answered: () => answered,
    cut,
    turnedAway: () => turnedAway,
    hangUp: () => agent.destroy(),
  }
}

/** Sends a write whose body takes that long on its way; answers the status. */
export async function sendSlowly(address: string, body: string, ms: number): Promise<number> {
  const headers = { 'content-type': 'application/json', 'content-length': body.length }
  const request = http.request(address, { method: 'POST', headers, agent: false })
  const answer = once(request, 'response')
  const pieces = body.match(/.{1,4}/gs) ?? []
  for (const piece of pieces) {
    request.write(piece)
    await pause(ms / pieces.length)
  }
  request.end()
  const [reply] = await answer
  reply.resume()
  return reply.statusCode
}

async function send(address: string, init: RequestInit, agent: http.Agent): Promise<Response> {
  const headers = Object.fromEntries(new Headers(init.headers))
  const request = http.request(address, { method: init.method ?? 'GET', headers, agent })
  request.end(init.body)
  const [reply]: http.IncomingMessage[] = await once(request, 'response')
  if (!reply) throw new Error('Nothing came.')
  const parts: Buffer[] = []
  for await (const part of reply) parts.push(part)
  const said = new Headers()
  for (let at = 0; at < reply.rawHeaders.length; at += 2)
    said.append(reply.rawHeaders[at] ?? '', reply.rawHeaders[at + 1] ?? '')
  const status = reply.statusCode ?? 0
  const body = status === 204 || status === 304 ? null : Buffer.concat(parts)
  return new Response(body, { status, headers: said })
}
