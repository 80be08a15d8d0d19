import type { Words } from '../words.ts'

export const attributes: Words['attributes'] = {
  fabric: 'कपड़ा',
  color: 'रंग',
  occasion: 'अवसर',
  weave: 'बुनाई',
  place: 'कहाँ बुनी गई',
  design: 'डिज़ाइन',
  length: 'लंबाई',
  blouse: 'ब्लाउज़ पीस',
  border: 'बॉर्डर',
  pallu: 'पल्लू',
  zari: 'ज़री',
  weight: 'वज़न',
  care: 'देखभाल',
  fibre: 'रेशा',
  netQuantity: 'शुद्ध मात्रा',
  country: 'मूल देश',
  maker: 'निर्माता / पैकर',
  importer: 'आयातक',
}
