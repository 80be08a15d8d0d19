import type { SelectQueryBuilder } from 'kysely'

/** How many rows a query finds. */
export async function countOf<Tables, From extends keyof Tables, Row>(
  found: SelectQueryBuilder<Tables, From, Row>,
): Promise<number> {
  const { total } = await found
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .$castTo<{ total: number }>()
    .executeTakeFirstOrThrow()
  return Number(total)
}
