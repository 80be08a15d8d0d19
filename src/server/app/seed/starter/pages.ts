import type { builtInPages } from '#domain/slug.ts'
import { privacyPolicy, terms } from './law.ts'

export type StarterPage = { title: string; slug: (typeof builtInPages)[number]; content: string }

const aboutUs = `
<p>We are a small shop for handcrafted sarees of the South. We buy from the people who weave, without a middleman, and we know where each saree comes from.</p>
<h2>What we look for</h2>
<p>We choose slowly: a border joined so neatly that you cannot see where one hand stopped and the other began, colours that hold, and a cloth that gets better with every wear.</p>
<h2>How we show it</h2>
<p>The pictures show the saree as it is: the whole piece, the pallu, the border and the weave up close. The words say what the cloth is, how wide the border is and how it wants to be cared for.</p>
<h2>Talk to us</h2>
<p>Not sure about a colour, a fabric or a size of border? Please <a href="/contact">ask us</a>. We like to help.</p>
`.trim()

export const shippingReturns = `
<h2>Shipping</h2>
<p>{delivery cost}</p>
<table>
<thead><tr><th>Where</th><th>How long</th><th>What it costs</th></tr></thead>
<tbody>
<tr><th scope="row">India</th><td>{days in India} business days</td><td>{delivery cost in brief}</td></tr>
<tr><th scope="row">Abroad</th><td>{days abroad} business days</td><td>By country and weight, shown at checkout; elsewhere, please ask us on WhatsApp</td></tr>
</tbody>
</table>
<p>On international orders the customs duties and taxes of the receiving country are paid by the customer. We write the true value on every parcel.</p>
<p>As soon as your parcel leaves us you receive a message with its number, and you can follow it on the <a href="/track-order">Track Order</a> page.</p>
<h2>Returns and exchanges</h2>
<p>If a saree does not suit you, tell us within <strong>{return days} days of delivery</strong>. We take it back when it is:</p>
<ul>
<li>unworn and unwashed,</li>
<li>in its original packaging,</li>
<li>with all its tags, and with the blouse piece still attached.</li>
</ul>
<p>Write to us first, so that we can tell you where to send it. Once it is back and has been looked at, the refund goes the way you paid. If you would rather have another saree, we exchange it.</p>
<h2>Damaged or wrong</h2>
<p>Please report damage within <strong>{damage hours} hours of delivery</strong>, with a photograph of the saree and of the parcel. The same holds when we have sent you the wrong piece. We pay for the way back.</p>
<h2>Care</h2>
<p>All our sarees are <strong>dry clean only</strong>. Keep them folded in muslin, away from light, damp and perfume.</p>
<h2>Talking to us</h2>
<p>We answer email within 24 hours. The phone line is open {shop hours}.</p>
`.trim()

const contact = `
<p>Ask us anything: how a colour looks in daylight, how a border sits, which saree suits the occasion. We like to help.</p>
<p>We answer email within 24 hours. The phone line is open {shop hours}.</p>
`.trim()

export const faqs = `
<p>The questions we are asked most, answered plainly. If yours is not here, <a href="/contact">write to us</a>: email is answered within 24 hours.</p>
`.trim()

/** What a shop's own pages say until its owner says it better; true of the shop as it comes. */
export const starterPages: StarterPage[] = [
  { title: 'About Us', slug: 'about-us', content: aboutUs },
  { title: 'Shipping & Returns', slug: 'shipping-returns', content: shippingReturns },
  { title: 'Contact', slug: 'contact', content: contact },
  { title: 'FAQs', slug: 'faqs', content: faqs },
  { title: 'Privacy Policy', slug: 'privacy-policy', content: privacyPolicy },
  { title: 'Terms & Conditions', slug: 'terms', content: terms },
]
