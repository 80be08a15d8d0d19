import type { Words } from '../words.ts'

export const attributes: Words['attributes'] = {
  fabric: 'ಬಟ್ಟೆಯ ಬಗೆ',
  color: 'ಬಣ್ಣ',
  occasion: 'ಸಂದರ್ಭ',
  weave: 'ನೇಯ್ಗೆ',
  place: 'ನೇಯ್ದ ಊರು',
  design: 'ವಿನ್ಯಾಸ',
  length: 'ಉದ್ದ',
  blouse: 'ಬ್ಲೌಸ್ ಪೀಸ್',
  border: 'ಅಂಚು',
  pallu: 'ಸೆರಗು (ಪಲ್ಲು)',
  zari: 'ಜರಿ',
  weight: 'ತೂಕ',
  care: 'ಕಾಳಜಿ',
  fibre: 'ನೂಲು',
  netQuantity: 'ನಿವ್ವಳ ಪ್ರಮಾಣ',
  country: 'ತಯಾರಾದ ದೇಶ',
  maker: 'ತಯಾರಿಸಿದವರು / ಪ್ಯಾಕ್ ಮಾಡಿದವರು',
  importer: 'ಆಮದು ಮಾಡಿದವರು',
}
