import type { OrderRow } from './queries.ts'

/** What was sold over the counter has no address: no parcel leaves for it. */
export const isCounterSale = ({ address }: Pick<OrderRow, 'address'>) => address === '{}'
