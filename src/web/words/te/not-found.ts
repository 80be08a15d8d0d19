import type { Words } from '../words.ts'

export const notFound: Words['notFound'] = {
  title: '404: పేజీ కనిపించలేదు',
  sorry: 'ఆ పేజీ మాకు కనిపించలేదు.',
  help: 'ఈ పేజీ వేరే చోటికి మారి ఉండవచ్చు. షాపులో వెతకండి, లేదా ఇక్కడి నుంచి ముందుకు వెళ్లండి.',
  browse: 'అన్ని చీరలు చూడండి',
  home: 'హోమ్ పేజీకి వెళ్లండి',
}
