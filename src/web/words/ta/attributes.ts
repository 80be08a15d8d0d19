import type { Words } from '../words.ts'

export const attributes: Words['attributes'] = {
  fabric: 'துணி வகை',
  color: 'நிறம்',
  occasion: 'விசேஷம்',
  weave: 'நெசவு',
  place: 'நெய்த ஊர்',
  design: 'வடிவமைப்பு',
  length: 'நீளம்',
  blouse: 'பிளவுஸ் துணி',
  border: 'பார்டர்',
  pallu: 'முந்தானை',
  zari: 'ஜரிகை',
  weight: 'எடை',
  care: 'பராமரிப்பு',
  fibre: 'இழை',
  netQuantity: 'நிகர அளவு',
  country: 'தயாரான நாடு',
  maker: 'தயாரித்தவர் / பொதி செய்தவர்',
  importer: 'இறக்குமதி செய்தவர்',
}
