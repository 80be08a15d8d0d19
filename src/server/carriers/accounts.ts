import { z } from 'zod'
import { ShopError } from '#domain/errors.ts'
import { sealAnew } from '../platform/seal-anew.ts'
import { vaultOf } from '../platform/secret-key.ts'
import type { Shop } from '../platform/shop.ts'
import { carrierBy } from './all-carriers.ts'
import type { Account, Carrier } from './carrier.ts'
import { type CarrierRow, carrierRow, carrierRows, updateCarrier } from './queries.ts'

const Fields = z.record(z.string(), z.string())

/** What the secrets and the token of a carrier are sealed for. */
export const sealedFor = (code: string) => `carrier:${code}`

export const fieldsIn = (text: string) => Fields.parse(JSON.parse(text))

/** What nobody but the carrier reads; nothing where no key opens it. */
export function secretsIn(shop: Shop, row: Pick<CarrierRow, 'code' | 'secrets'>) {
  const plain = row.secrets === '' ? '{}' : vaultOf(shop).open(row.secrets, sealedFor(row.code))
  return fieldsIn(plain ?? '{}')
}

/** A carrier as it is asked with what is kept of it; refused while it is switched off. */
export async function accountOf(shop: Shop, carrier: Carrier): Promise<Account> {
  const row = await carrierRow(shop.db.read, carrier.code)
  if (!row || row.is_on === 0) throw new ShopError('carrier-off', { at: 'carrier' })
  return accountIn(shop, row)
}

/** The same, switched on or not: before it is, it is tried. */
export function accountIn(shop: Shop, row: CarrierRow): Account {
  const vault = vaultOf(shop)
  const counts = row.token !== '' && row.token_until > shop.now()
  const account = {
    fields: { ...fieldsIn(row.fields), ...secretsIn(shop, row) },
    url: carrierBy(row.code)?.urlIn?.(shop.config) ?? '',
    token: counts ? (vault.open(row.token, sealedFor(row.code)) ?? '') : '',
    now: shop.now,
    async keepToken(token: string, until: number) {
      account.token = token
      const sealed = { token: vault.seal(token, sealedFor(row.code)), token_until: until }
      await shop.db.write((tx) => updateCarrier(tx, row.id, sealed))
    },
  }
  return account
}

/** Encrypts what is kept of carriers under the newest key; answers how many no key opens. */
export async function sealCarriersAnew(shop: Shop): Promise<number> {
  const rows = await carrierRows(shop.db.read)
  const kept = (name: 'secrets' | 'token') =>
    rows
      .filter((row) => row[name] !== '')
      .map((row) => ({ id: row.id, sealed: row[name], about: sealedFor(row.code) }))
  const lost = await sealAnew(shop, kept('secrets'), (tx, { id }, secrets) =>
    updateCarrier(tx, id, { secrets }),
  )
  await sealAnew(shop, kept('token'), (tx, { id }, token) => updateCarrier(tx, id, { token }))
  return lost
}
