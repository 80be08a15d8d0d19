import { faqs, shippingReturns } from '../starter/pages.ts'
import type { DemoPage } from './demo-types.ts'
import { privacyPolicy, terms } from './pages-of-law.ts'

const aboutUs = `
<p>Pallu is a small shop for handcrafted sarees of the South. The name is the word most of India uses for the end of the saree, the part that falls over the shoulder, where the weaver keeps the best for last.</p>
<h2>What we look for</h2>
<p>We choose slowly. A border should be joined so that you cannot tell where one hand stopped and the other began. A butta should sit exactly between its neighbours. A cotton should be better in its third year than in its first. When a cloth has all of that, the price is the last thing we ask.</p>
<h2>How we show it</h2>
<p>Every saree is shown from four distances: the whole piece, the pallu, the border, and the weave close enough to count threads. The words say what the cloth is, how wide the border is and what it weighs. If something creases, we say that it creases.</p>
<blockquote><p>A saree is the only garment that fits your mother, your sister and you. It ought to be made as if all three were watching.</p></blockquote>
<h2>What we do not do</h2>
<ul>
<li>We do not count down, and we do not pretend that somebody else is looking at the same piece.</li>
<li>We do not raise a price in order to strike it through.</li>
<li>We do not say “pure” where we mean “pretty”. Zari is described by its tone, and the tradition of a weave is named as a tradition.</li>
</ul>
<h2>Directly from the loom</h2>
<p>We buy from the people who weave, without an auction in between, and pay when the cloth is handed over. That keeps our choice small. We think it keeps it good.</p>
<p>How borders are joined, yarn is tied and dots are made is told in our <a href="/stories">stories of weavers and weaves</a>.</p>
`

const contact = `
<p>Ask us anything: whether a blue is a blue in daylight, how a border sits on a small frame, what your grandmother’s saree might have been called. We like the long questions.</p>
<p>Email is answered within 24 hours. The phone line is open {shop hours}. On WhatsApp we can send you pictures of the very piece by a window.</p>
<h2>Visiting</h2>
<p>We show sarees by appointment. Please write a day ahead and tell us what you would like to see.</p>
`

export const demoPages: DemoPage[] = [
  { title: 'About Us', slug: 'about-us', content: aboutUs.trim() },
  { title: 'Shipping & Returns', slug: 'shipping-returns', content: shippingReturns },
  { title: 'Contact', slug: 'contact', content: contact.trim() },
  { title: 'FAQs', slug: 'faqs', content: faqs },
  { title: 'Privacy Policy', slug: 'privacy-policy', content: privacyPolicy },
  { title: 'Terms & Conditions', slug: 'terms', content: terms },
]
