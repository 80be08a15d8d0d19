/** Written with the Digital Personal Data Protection Act, 2023 in mind; no lawyer has read it. */
export const privacyPolicy = `
<p>This page says what the shop knows about you, why, for how long, and how to make it forget. It is written with India’s Digital Personal Data Protection Act, 2023 in mind.</p>
<h2>Who keeps your data</h2>
<p>The shop runs on its own server. Your data is kept there by the owner of this shop, who decides what is done with it. The address, phone number and email are on the <a href="/contact">Contact</a> page.</p>
<h2>What we keep, and why</h2>
<table>
<thead><tr><th>What</th><th>Why</th><th>How long</th></tr></thead>
<tbody>
<tr><th scope="row">Name, address, phone, email and the contents of an order</th><td>To send it, to answer questions and returns, and because tax law asks for invoices</td><td>As long as tax law requires</td></tr>
<tr><th scope="row">Username, email and a scrambled form of your password, when you register</th><td>To let you sign in; nobody here can read the password</td><td>Until you ask us to delete the account</td></tr>
<tr><th scope="row">Cart and wishlist</th><td>So that they are still there tomorrow</td><td>Until you empty them or they lapse</td></tr>
<tr><th scope="row">Email for the newsletter</th><td>To write to you about new arrivals, after you confirmed it</td><td>Until you unsubscribe, with one click; which newsletters we sent you, for a year more</td></tr>
<tr><th scope="row">Reviews you write</th><td>To show them beside the saree, with your name as you gave it</td><td>Until you ask us to remove them</td></tr>
<tr><th scope="row">Technical logs: time, page, network address</th><td>To keep the shop running and to stop abuse</td><td>A short time, then deleted</td></tr>
<tr><th scope="row">How fast pages loaded, without your name</th><td>To make slow pages faster</td><td>A short time, then added up</td></tr>
</tbody>
</table>
<h2>Cookies</h2>
<p>The shop sets only the cookies it needs: one to remember your cart and wishlist, and one to keep you signed in. There are no advertising cookies, and no other company watches you here.</p>
<h2>Paying</h2>
<p>Card numbers and UPI PINs are typed at the payment provider and never reach this shop. We receive only the answer, whether the payment worked, and its reference.</p>
<h2>Who else sees it</h2>
<ul>
<li>The courier, who needs the name, address and phone number on the parcel.</li>
<li>The payment provider, for the payment.</li>
<li>The provider that carries our email.</li>
<li>WhatsApp, when you choose to write to us there; its own terms apply.</li>
<li>An authority, when the law compels us.</li>
</ul>
<p>We do not sell data, lend it or trade it.</p>
<h2>Your rights</h2>
<p>You may ask us at any time</p>
<ul>
<li>what we keep about you, and for a copy of it,</li>
<li>to correct or complete it,</li>
<li>to erase it, as far as the law lets us,</li>
<li>to withdraw a consent you gave, as easily as you gave it,</li>
<li>to note a person who may use these rights for you in case of death or illness.</li>
</ul>
<p>Write to the email address on the <a href="/contact">Contact</a> page. We answer within 24 hours and settle most requests within a few days. If our answer does not satisfy you, you may complain to the Data Protection Board of India.</p>
<h2>Children</h2>
<p>The shop is meant for adults. We do not knowingly keep data of anyone under eighteen without a parent’s consent.</p>
<h2>If something goes wrong</h2>
<p>Should your data fall into the wrong hands, we will tell you and the Data Protection Board plainly and without delay.</p>
`.trim()

export const terms = `
<p>These are the terms on which this shop sells. They are short on purpose.</p>
<h2>The sarees</h2>
<p>Pictures and words describe each piece as well as we can. Handmade cloth varies: a slub, an uneven stripe or a small difference in shade from your screen is not a fault. Length, border and weight are given as measured and may differ by a little.</p>
<h2>Prices</h2>
<p>Prices are in Indian rupees and include taxes within India. Where two prices are shown, the lower is the one you pay. If a price is plainly wrong we will ask you before we send anything.</p>
<h2>Orders</h2>
<p>An order is accepted when we confirm it. If a saree turns out to be sold or unfit to send, we tell you and return what you have paid. A cart sent through WhatsApp is kept aside for {hold hours} hours.</p>
<h2>Promo codes</h2>
<p>One code for one order. It is taken off the subtotal and cannot be exchanged for money.</p>
<h2>Shipping</h2>
<p>{delivery cost} Delivery takes {days in India} business days within India and {days abroad} business days abroad. On international orders customs duties are paid by the customer. More is said under <a href="/shipping-returns">Shipping &amp; Returns</a>.</p>
<h2>Returns</h2>
<p>You may return a saree within {return days} days of delivery, unworn and unwashed, in its original packaging with the tags. Please report damage within {damage hours} hours of delivery. Refunds go back the way you paid.</p>
<h2>Your account</h2>
<p>Keep your password to yourself, and tell us if you think someone else knows it. You may close your account at any time by writing to us.</p>
<h2>Reviews</h2>
<p>Only people who bought a saree here may review it. We publish praise and criticism alike, and leave out what is abusive, untrue or beside the point.</p>
<h2>Pictures and words</h2>
<p>They belong to the shop. Please share links freely, and ask before you use the rest.</p>
<h2>Law</h2>
<p>These terms follow the law of India. What the law grants you as a consumer stays yours, whatever is written here. Complaints go to the address on the <a href="/contact">Contact</a> page first; we answer within 24 hours.</p>
`.trim()
