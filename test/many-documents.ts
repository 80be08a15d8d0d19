import { type Insertable, sql } from 'kysely'
import type { Database } from '#server/platform/db/database.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { demoGstin } from './tax-shop.ts'

const seller = JSON.stringify({
  ...{ registration: 'regular', legalName: 'Pallu Sarees', tradeName: '', gstin: demoGstin },
  ...{ address: 'Chennai', stateCode: '33', phone: '', email: '', signatory: '' },
})
const buyer = JSON.stringify({ name: 'Meena Raman', mobile: '9876543210', email: 'm@example.in' })
const terms = JSON.stringify({ orderNumber: '', orderDay: '2026-01-01', couponCode: null })

type Kind = Pick<Insertable<Tables['documents']>, 'place' | 'supply' | 'section' | 'buyer_gstin'>
type One = Kind & typeof home
const home = { taxable_paise: 1_015_238, cgst_paise: 25_381, sgst_paise: 25_381, igst_paise: 0 }
const away = { taxable_paise: 1_015_238, cgst_paise: 0, sgst_paise: 0, igst_paise: 50_762 }

/**
 * Adds so many tax invoices of one month by SQL alone, each of a saree and its delivery, by turns at home, to Karnataka and
 * to a buyer with a GSTIN; the invoice of place `at`, the first being `first`, has the number INV-2526-00000{at}.
 */
export async function addManyDocuments(db: Database, count: number, day: string, first = 1) {
  const at = Date.parse(`${day}T06:00:00Z`)
  const kinds: [One, One, One] = [
    { place: '33', supply: 'intra', section: 'b2cs', buyer_gstin: null, ...home },
    { place: '29', supply: 'inter', section: 'b2cs', buyer_gstin: null, ...away },
    { place: '29', supply: 'inter', section: 'b2b', buyer_gstin: '29ZZZFB0000Z1ZF', ...away },
  ]
  const stretch = 300
  for (let done = 0; done < count; done += stretch) {
    await db.write(async (tx) => {
      const some = Array.from({ length: Math.min(stretch, count - done) }, (_, offset) => {
        const number = first + done + offset
        return {
          ...{ series: 'INV', number: `INV-2526-${String(number).padStart(6, '0')}` },
          ...{ kind: 'tax-invoice' as const, issued_at: at + number, day, fy: '2526' },
          ...{ ...(kinds[number % 3] ?? kinds[0]), state_tax: null },
          ...{ seller, buyer, delivery: '{}', terms, words: '', discount_paise: 0 },
          ...{ total_paise: 1_066_000, keep_until: '2033-12-31' },
        }
      })
      const made = await tx.insertInto('documents').values(some).returning('id').execute()
      const firstId = Math.min(...made.map(({ id }) => id))
      await sql`insert into document_rows (document_id, position, kind, name, hsn, quantity, rate_bp, unit_paise,
          gross_paise, discount_paise, net_paise, taxable_paise, cgst_paise, sgst_paise, igst_paise)
        select id, 1, 'goods', 'Kanjivaram', '5007', 1, 500, total_paise, total_paise, 0, total_paise,
          taxable_paise, cgst_paise, sgst_paise, igst_paise
        from documents d where d.id >= ${firstId}`.execute(tx)
      await sql`insert into document_rows (document_id, position, kind, name, hsn, quantity, rate_bp, unit_paise,
          gross_paise, discount_paise, net_paise, taxable_paise, cgst_paise, sgst_paise, igst_paise)
        select id, 2, 'delivery', 'Delivery', '5007', 0, 500, 0, 0, 0, 0, 0, 0, 0, 0
        from documents d where d.id >= ${firstId}`.execute(tx)
    })
  }
  await db.script('analyze')
}
