/**
 * Takes one turn after the other in so many queues, until `end` or until a turn answers false. A turn is told when all is
 * over; a fault of one is thrown by `end`, not while nobody listens.
 */
export function inQueues(queues: number, turn: (isOver: () => boolean) => Promise<boolean>) {
  let isOver = false
  const queue = async () => {
    while (!isOver && (await turn(() => isOver)));
  }
  const all = Promise.all(Array.from({ length: queues }, queue))
  all.catch(() => undefined)
  return {
    async end() {
      isOver = true
      await all
    },
  }
}
