import type { Words } from '../words.ts'

export const seller: Words['seller'] = {
  title: 'விற்பனையாளர் விவரம்',
  text: 'ஒவ்வொரு கடையும் தன்னைப் பற்றிச் சொல்ல வேண்டியவை, சட்டப்படி.',
  legalName: 'சட்டப்பூர்வப் பெயர்',
  tradeName: 'வணிகப் பெயர்',
  address: 'முதன்மை முகவரி',
  state: 'மாநிலம்',
  gstin: 'GSTIN',
  email: 'மின்னஞ்சல்',
  phone: 'தொலைபேசி',
  hours: 'வேலை நேரம்',
  officer: 'குறைதீர்ப்பு அலுவலர்',
  officerText: 'புகார்களுக்கு 48 மணி நேரத்தில் பதில்; ஒரு மாதத்துக்குள் தீர்வு.',
  nodal: 'நோடல் நபர்',
  nodalText: 'நிறுவனம் சட்டத்தைப் பின்பற்றுவதற்குப் பொறுப்பானவர்.',
  complain: 'புகார் செய்ய',
}
