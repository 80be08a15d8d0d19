import type { FigureName } from '#domain/figures/figures.ts'

/** Figures of the settings that the owner names in her texts. */
export const adminFigures = {
  title: 'Figures that stay true',
  text: 'Write a name in braces and every page and newsletter shows what your settings say at that moment, in its reader’s language.',
  silent: 'Nothing at present: a sentence with it is left out',
  nothing: 'nothing',
  shownNow: 'Reads today:',
  unknown: (slot: string) =>
    `${slot} is none of the names and is shown as it is written. The list has those that there are.`,
  leftOut: (slot: string) => `${slot} says nothing at present: the sentence with it is left out.`,
  fixed: (written: string, says: string, slot: string) =>
    `The text says ${written}, your settings say ${says}. Write ${slot} in its place to keep it true.`,
  about: {
    'free delivery': 'Free delivery, as one line',
    'delivery cost': 'What delivery within India costs, as sentences',
    'delivery cost in brief': 'The same in a few words',
    'free above': 'Above this amount delivery is free',
    'delivery fee': 'Fee within India',
    'days in India': 'Business days within India',
    'days abroad': 'Business days abroad',
    'return days': 'Days to send a saree back',
    'damage hours': 'Hours to report damage',
    'hold hours': 'Hours that a WhatsApp cart is kept',
    'shop hours': 'Hours of the shop',
  } satisfies Record<FigureName, string>,
}
