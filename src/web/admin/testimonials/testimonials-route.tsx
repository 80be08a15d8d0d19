import { TestimonialsTab } from './testimonials-tab.tsx'

export default function TestimonialsRoute() {
  return <TestimonialsTab />
}
