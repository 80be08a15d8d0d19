import { policy } from './policy.ts'

/** From how few pieces on a stock is told apart; the owner's settings. */
export type StockMarks = {
  /** At or below this many left, shoppers are told how many. */
  fewLeft: number
  /** At or below this many left, staff see the mark and it waits in Today. */
  lowStock: number
}

/** What a shop starts with. */
export const firstStockMarks: StockMarks = { fewLeft: policy.fewLeft, lowStock: policy.lowStock }
