import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { buy } from './http-buyer.ts'

const membersPassword = 'temple-jasmine-92'

/** A customer whose name is a word that stands nowhere else. */
export type Member = { word: string; cookie: string; token: string }

const Products = z.array(z.object({ id: z.int(), stock: z.int() }))

/** Customers who have signed up, each with an order and a wishlist named by their word. */
export async function makeMembers(shop: string, count: number): Promise<Member[]> {
  const products = Products.parse(await (await fetch(`${shop}/api/products`)).json())
  const inStock = products.filter(({ stock }) => stock > 0)
  const members: Member[] = []
  for (let n = 0; n < count; n++) {
    const word = `canary${randomUUID().slice(0, 8)}`
    const form = { username: word, email: `${word}@example.in`, password: membersPassword }
    const reply = await send(shop, '/api/users/register', form, '')
    const cookie = cookiesOf(reply)
    const bought = await buy(shop, inStock[n % inStock.length]?.id ?? 0)
    await send(shop, '/api/wishlist/share', { title: word }, cookie)
    members.push({ word, cookie, token: bought.kind === 'confirmed' ? bought.token : 'none' })
  }
  return members
}

/** Signs somebody in who has an account; answers their cookies. */
export async function signInAs(shop: string, username: string, password = membersPassword) {
  return cookiesOf(await send(shop, '/api/users/login', { username, password }, ''))
}

const cookiesOf = (reply: Response) =>
  reply.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')

async function send(shop: string, path: string, body: object, cookie: string): Promise<Response> {
  const network = `10.9.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': network, cookie }
  const reply = await fetch(`${shop}${path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  if (!reply.ok) throw new Error(`${path}: ${await reply.text()}`)
  return reply
}

export const askedAs = (member: Member | null): RequestInit =>
  member ? { headers: { cookie: member.cookie } } : {}
