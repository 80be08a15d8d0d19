import fs from 'node:fs'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { languages } from '#domain/language.ts'
import { purposes } from '#domain/privacy/purposes.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { addPiece } from '#test/pieces.ts'

const migration = new URL('migrations/0056-privacy.sql', import.meta.url)

onBothEngines('consents from before there were notices', (testShop) => {
  it('are kept of confirmed readers and of who waits for a piece, and say what they rest on', async () => {
    const { shop } = testShop()
    const { db } = shop
    const productId = await addPiece(shop)
    const at = { asked_at: 1, unsubscribed_at: null, created_at: 1, updated_at: 1 }
    const reader = (email: string) => ({ email, email_key: email.toLowerCase(), ...at })
    await db.write(async (tx) => {
      await tx
        .insertInto('subscribers')
        .values([
          { ...reader('Yes@example.in'), status: 'confirmed', confirmed_at: 5 },
          { ...reader('later@example.in'), status: 'pending', confirmed_at: null },
          { ...reader('left@example.in'), status: 'unsubscribed', confirmed_at: 4 },
        ])
        .execute()
      await tx
        .insertInto('waiting')
        .values({ product_id: productId, email: 'waits@example.in', created_at: 7 })
        .execute()
    })
    const text = fs.readFileSync(migration, 'utf8')
    const begin = text.indexOf('insert into consents')
    const changes = text.slice(begin, text.indexOf('insert into notices')).split(';')
    await db.write(async (tx) => {
      for (const change of changes.filter((one) => one.trim() !== ''))
        await sql.raw(change).execute(tx)
    })
    const rows = await db.read
      .selectFrom('consents')
      .select(['subject_key', 'purpose', 'notice_version', 'given_at', 'withdrawn_at'])
      .orderBy('given_at')
      .execute()
    const before = { notice_version: 0, withdrawn_at: null }
    expect(rows).toEqual([
      { ...before, subject_key: 'yes@example.in', purpose: 'newsletter', given_at: 5 },
      { ...before, subject_key: 'waits@example.in', purpose: 'back-in-stock', given_at: 7 },
    ])
  })

  it('and there is a notice of every purpose in every language', async () => {
    const rows = await testShop()
      .shop.db.read.selectFrom('notices')
      .select(['purpose', 'language'])
      .execute()
    const written = new Set(rows.map((row) => `${row.purpose} ${row.language}`))
    const wanted = purposes.flatMap((purpose) => languages.map((one) => `${purpose} ${one}`))
    expect(wanted.filter((one) => !written.has(one))).toEqual([])
  })
})
