import type { Testimonial } from '#contract/content/types.ts'

type TestimonialRow = Omit<Testimonial, 'customerName' | 'version'> & { customer_name: string }

/** A testimonial as the API answers it. */
export const presentTestimonial = ({ customer_name, ...row }: TestimonialRow): Testimonial => ({
  ...row,
  customerName: customer_name,
})
