import type { WholeProfile } from '#contract/settings/types.ts'
import { craft } from './craft.ts'
import { shippingQuestions, shopQuestions } from './questions.ts'

/** The lists of the specification as every shop may begin with them; pictures name files of demo/pictures. */
export const starterStory: Pick<
  WholeProfile,
  'craft' | 'journey' | 'team' | 'shippingQuestions' | 'questions'
> = {
  craft,
  journey: [
    {
      picture: 'journey-1.jpg',
      alt: 'A maroon saree with an olive and gold pallu hung over a wooden rail against a pale wall',
      title: 'Chosen one by one',
      text: 'Every saree is looked at in daylight and in full before it comes into the shop.',
    },
    {
      picture: 'journey-2.jpg',
      alt: 'Cream cotton with a peacock green silk border of mangoes and stepped gold spires',
      title: 'Looked at closely',
      text: 'We turn the border over and read the back, where the weaving shows how good it is.',
    },
    {
      picture: 'journey-3.jpg',
      alt: 'The pallu of a brick red checked Chettinad cotton saree with black border and mustard bands, spread out',
      title: 'Shown as it is',
      text: 'The pictures show the colours of the cloth, and the words say what it is made of.',
    },
    {
      picture: 'journey-4.jpg',
      alt: 'A cream kasavu saree with a gold band and a row of peacocks, folded into a packet',
      title: 'Sent with care',
      text: 'Folded, wrapped and on its way to you with a number that you can follow.',
    },
  ],
  // Roles instead of names: nobody is made up.
  team: [
    { name: 'The founder', role: 'Chooses every saree' },
    { name: 'The packing table', role: 'Checks, folds and packs' },
    { name: 'The help desk', role: 'Answers your questions' },
  ],
  shippingQuestions,
  questions: shopQuestions,
}
