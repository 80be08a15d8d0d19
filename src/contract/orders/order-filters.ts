import { z } from 'zod'
import { isOrderState } from '#domain/order.ts'

/** One state of orders, or several with commas. */
export const OrderStates = z
  .string()
  .max(200)
  .refine((states) => states.split(',').every((state) => state === '' || isOrderState(state)), {
    params: { fault: { code: 'choose' } },
  })

/** 2026-01-15, a day in India. */
export const FilterDay = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d$/)
  .optional()
