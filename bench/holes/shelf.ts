import type { Hole } from './hole.ts'

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
    find: '  const back = await countBack(tx, order.id, wished)\n',
    replace:
      '  const back = form.isRestocked\n    ? await countBack(tx, order.id, wished)\n    : { pieces: [], isWhole: false }\n',
    caughtBy: back,
  },
]
