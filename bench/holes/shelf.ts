import type { Hole } from './hole.ts'

const files = ['server/catalog/csv/stock.test.ts']
const stale = ['server/catalog/stale-products.test.ts']
const together = ['server/platform/edit-version.test.ts']
const back = ['server/returns/pieces-back.test.ts']

/** What stands on the shelf: figures that are typed, pieces that come back, texts that two have open. */
export const shelf: Hole[] = [
  {
    threat: 'S59',
    name: 'the whole order comes back though a part was back',
    file: 'server/orders/move-order.ts',
    find: '  await restock(tx, pieces, entry)\n',
    replace: '  await restock(tx, pieces && (await piecesOf(tx, order.id)), entry)\n',
    caughtBy: back,
  },
  {
    threat: 'S59',
    name: 'a return brings pieces that the whole order has brought',
    file: 'server/orders/count-back.ts',
    find: '    await addBack(tx, id, pieces)\n',
    replace: '    void addBack\n',
    caughtBy: back,
  },
  {
    threat: 'S59',
    name: 'what is torn is counted as still out',
    file: 'server/returns/handle-return.ts',
    find: '  const back = await countBack(tx, order.id, lines)\n',
    replace:
      '  const back = form.isRestocked\n    ? await countBack(tx, order.id, lines)\n    : { pieces: [], isWhole: false }\n',
    caughtBy: back,
  },
  {
    threat: 'S58',
    name: 'a figure is written over one that has moved',
    file: 'domain/stock.ts',
    find: 'stockSeen !== now && stock !== now',
    replace: 'stockSeen !== now && stock === now',
    caughtBy: stale,
  },
  {
    threat: 'S58',
    name: 'an untouched figure is written all the same',
    file: 'domain/stock.ts',
    find: 'if (stock !== undefined && stock !== stockSeen) {',
    replace: 'if (stock !== undefined) {',
    caughtBy: stale,
  },
  {
    threat: 'S58',
    name: 'a form without a stock sets it to none',
    file: 'contract/catalog/admin-types.ts',
    find: '  ...edited,\n  stock: Whole.optional(),\n})',
    replace: '  ...edited,\n})',
    caughtBy: stale,
  },
  {
    threat: 'S58',
    name: 'what others have saved of a product is written over',
    file: 'server/catalog/save-product.ts',
    find: '    if (before) await refuseOutdatedProduct(shop, tx, before, form)\n',
    replace: '    void refuseOutdatedProduct\n',
    caughtBy: stale,
  },
  {
    threat: 'S58',
    name: 'what others have saved of anything is written over',
    file: 'server/platform/edit-version.ts',
    find: 'if (seen === undefined || seen === current.version) return',
    replace: 'if (seen !== current.version || seen) return',
    caughtBy: together,
  },
  {
    threat: 'S58',
    name: 'settings are compared before it is their turn',
    file: 'server/settings/save-settings.ts',
    find: '    const before = await read({ ...shop.db, read: tx })\n    refuseOutdated(seen, before)\n',
    replace:
      '    const before = await read({ ...shop.db, read: tx })\n    void refuseOutdated\n    void seen\n',
    caughtBy: together,
  },
  {
    threat: 'S58',
    name: 'an old file brings sold pieces back',
    file: 'server/catalog/csv/stock.ts',
    find: 'if (isWritten && change === 0 && seen !== now && stock !== now) {',
    replace: 'if (isWritten && change === 0 && seen !== now && stock === now) {',
    caughtBy: files,
  },
]
