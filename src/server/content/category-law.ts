import { ShopError } from '#domain/errors.ts'
import { refusal } from '#domain/refusals/list.ts'
import { hsnMissing, refuseHsn } from '#domain/tax/hsn.ts'
import { hasSareesWithoutCode } from '../catalog/law-queries.ts'
import { sellerLaw } from '../catalog/refuse-undeclared.ts'
import type { Query } from '../platform/db/database.ts'

type Given = { taxClass: string | undefined; hsn: string | undefined }
type Law = { tax_class: string; hsn: string }

/**
 * The class and code that a category gives its products; left out, they stay. Throws where the code is none of the
 * class, or where sarees on sale would be without one that this shop has to print.
 */
export async function lawOfCategory(
  tx: Query,
  { taxClass, hsn }: Given,
  before: (Law & { id: number }) | null,
  now: number,
): Promise<Law> {
  const law = {
    tax_class: taxClass || (before?.tax_class ?? 'fabric'),
    hsn: hsn ?? (taxClass === undefined ? (before?.hsn ?? '') : ''),
  }
  if (before && law.tax_class === before.tax_class && law.hsn === before.hsn) return law
  const { classes, needsCodes } = await sellerLaw(tx, now)
  const known = classes.get(law.tax_class)
  if (!known) refuse('taxClass', 'This class of goods does not exist')
  const wrong = refuseHsn(law.hsn, known)
  if (wrong !== null) refuse('hsn', wrong)
  const isTaken = needsCodes && law.hsn === '' && before !== null && before.hsn !== ''
  if (isTaken && (await hasSareesWithoutCode(tx, before.id))) refuse('hsn', hsnMissing)
  return law
}

function refuse(field: 'taxClass' | 'hsn', first: string): never {
  const wrong = { fields: { [field]: first }, faults: {} }
  throw new ShopError(refusal('wrong-declaration', { first }), { wrong })
}
