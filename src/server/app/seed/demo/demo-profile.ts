import type { WholeProfile } from '#contract/settings/types.ts'
import { craft } from '../starter/craft.ts'
import { shippingQuestions, shopQuestions } from '../starter/questions.ts'

/** The big picture of the home page, wide and tall; everything else the home page says is in the profile. */
export const demoHero = {
  wide: 'home-hero.jpg',
  tall: 'home-hero-tall.jpg',
  alt: 'Maroon silk strewn with gold mangoes, and a parrot green border where swans and peacocks walk below temple spires',
}

/** Numbers and addresses are placeholders: nobody answers there. Pictures name files of demo/pictures. */
export const demoProfile: Omit<WholeProfile, 'heroWide' | 'heroTall' | 'heroAlt'> = {
  name: 'Pallu',
  tagline: 'Handcrafted sarees of the South, chosen slowly',
  heroTitle: 'Cloth that remembers the hands',
  heroText:
    'Silks and cottons in the weaving traditions of Tamil Nadu, Karnataka, Andhra, Telangana and Kerala, each shown as it is.',
  banner: '{free delivery}',
  whatsapp: '919000000000',
  phone: '+91 90000 00000',
  email: 'hello@pallu.example',
  address: 'Pallu, 00 North Mada Street, Mylapore, Chennai 600004, Tamil Nadu, India',
  hours: 'Mon-Sat, 9AM-6PM IST',
  social: [],
  cardLogos: ['Visa', 'Mastercard', 'American Express', 'PayPal', 'UPI', 'RuPay'],
  upiId: '',
  craft,
  care: [],
  journey: [
    {
      picture: 'journey-1.jpg',
      alt: 'A maroon saree with an olive and gold pallu hung over a wooden rail against a pale wall',
      title: 'One rail',
      text: 'We began with one wooden rail and eleven sarees, and a rule: nothing goes up that we would not wear ourselves.',
    },
    {
      picture: 'journey-2.jpg',
      alt: 'Cream cotton with a peacock green silk border of mangoes and stepped gold spires',
      title: 'Learning to look',
      text: 'We learnt to turn a border over and read the back, where a loom cannot flatter anyone.',
    },
    {
      picture: 'journey-3.jpg',
      alt: 'The pallu of a brick red checked Chettinad cotton saree with black border and mustard bands, spread out',
      title: 'Room for cotton',
      text: 'Weddings come a few times in a life and Mondays come every week, so the cottons got a wall of their own.',
    },
    {
      picture: 'journey-4.jpg',
      alt: 'A cream kasavu saree with a gold band and a row of peacocks, folded into a packet',
      title: 'Sent with care',
      text: 'Now the parcels go further than we do: folded in muslin, described plainly, and welcome back if they do not suit.',
    },
  ],
  team: [
    { name: 'Janani Raghavan', role: 'Founder, chooses the cloth' },
    { name: 'Selvam Arumugam', role: 'Looks at every metre, folds and packs' },
    { name: 'Farida Begum', role: 'Orders and WhatsApp' },
  ],
  shippingQuestions,
  questions: shopQuestions,
}
