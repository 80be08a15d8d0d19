import { NewsletterTab } from './newsletter-tab.tsx'

export default function NewsletterRoute() {
  return <NewsletterTab />
}
