import { type QueryClient, useQuery } from '@tanstack/react-query'
import { myOrders } from '#contract/orders/calls.ts'
import { queryFor } from '../cache.ts'

const queryForOrders = () => queryFor(myOrders, {})

/** Orders that cannot be had just now say so in their place: the rest of the page still comes. */
export const prepareOrders = (cache: QueryClient) => cache.prefetchQuery(queryForOrders())

export const useOrders = () => useQuery(queryForOrders())
