import type { adminSales as english } from '../../en/admin/sales.ts'
import type { InLanguage } from '../../in-language.ts'

const orders = (count: number) => `${count.toLocaleString('en-IN')} ऑर्डर`
const pieces = (count: number) =>
  count === 1 ? '1 साड़ी' : `${count.toLocaleString('en-IN')} साड़ियाँ`

/** What was sold, when, of what and through which channel. */
export const adminSales: InLanguage<typeof english> = {
  period: 'अवधि',
  periods: {
    '7': 'पिछले 7 दिन',
    '30': 'पिछले 30 दिन',
    '90': 'पिछले 90 दिन',
    '365': 'पिछले 12 महीने',
    own: 'कब से … कब तक …',
  },
  from: 'कब से',
  to: 'कब तक',
  totals: {
    revenue: 'कमाई',
    orders: 'ऑर्डर',
    pieces: 'साड़ियाँ',
    average: 'औसत ऑर्डर',
    refunded: 'रिफ़ंड',
    gross: 'कुल',
    cameBack: 'वापस आए',
    net: 'शुद्ध',
    visits: 'विज़िट',
    conversion: 'प्रति विज़िट ऑर्डर',
  },
  visitsNote:
    'विज़िट यानी दुकान खोलने वाला एक ब्राउज़र, बिना किसी निजी जानकारी के दिन के हिसाब से गिना हुआ। जिन दिनों की विज़िट गिनी नहीं गई (120 दिन तक रखी जाती हैं), वे इस अनुपात में नहीं आते।',
  sums: 'हिसाब कैसे जुड़ता है',
  sumsNote:
    'कुल: इस अवधि के वे ऑर्डर जो न रद्द हुए, न बिना पेमेंट रहे। उसमें से पूरे वापस आए ऑर्डर घटाने पर कमाई। जो बिके रहे, उनके रिफ़ंड घटाने पर शुद्ध।',
  more: (percent) => `पिछली अवधि से ${percent} ज़्यादा`,
  less: (percent) => `पिछली अवधि से ${percent} कम`,
  same: 'पिछली अवधि जितना ही',
  nothingBefore: 'पिछली अवधि में कुछ नहीं',
  noSale:
    'रद्द, वापस आए और बिना पेमेंट के ऑर्डर बिक्री नहीं हैं, और उनके लौटाए पैसे यहाँ रिफ़ंड नहीं हैं। रिफ़ंड: इस अवधि में उन ऑर्डर के लौटाए पैसे जो बिक्री बने रहे।',
  byDay: 'दिन के हिसाब से',
  byMonth: 'महीने के हिसाब से',
  byCategory: 'कैटेगरी के हिसाब से',
  byCategoryNote: 'साड़ियों की क़ीमत; छूट, डिलीवरी और शुल्क के बिना।',
  byChannel: 'माध्यम के हिसाब से',
  byWeave: 'बुनाई के हिसाब से',
  byCity: 'शहर के हिसाब से',
  byCityNote: 'सबसे ज़्यादा रक़म वाले पचास शहर।',
  bestSellers: 'सबसे ज़्यादा बिकीं',
  slowest: 'इस अवधि में नहीं बिकीं',
  slowestNote: 'स्टॉक में और बिक्री पर; सबसे पुरानी पहले।',
  slowestEmpty: 'स्टॉक की हर साड़ी कम से कम एक बार बिकी।',
  showAll: (count) => `सभी ${count.toLocaleString('en-IN')} दिखाएँ`,
  showFew: 'कम दिखाएँ',
  unknown: 'पता नहीं',
  moneyFile: 'इन दिनों के पेमेंट और रिफ़ंड (CSV)',
  file: 'CSV डाउनलोड करें',
  fileOf: (table) => `CSV डाउनलोड करें: ${table}`,
  asTable: 'तालिका में दिखाएँ',
  columns: {
    day: 'दिन',
    month: 'महीना',
    category: 'कैटेगरी',
    channel: 'माध्यम',
    weave: 'बुनाई',
    city: 'शहर',
    saree: 'साड़ी',
    stock: 'स्टॉक में',
    days: 'आए कितने दिन',
    orders: 'ऑर्डर',
    pieces: 'साड़ियाँ',
    revenue: 'कमाई',
    share: 'हिस्सा',
  },
  bar: (name, rupees, count) => `${name}: ${orders(count)} में ${rupees}`,
  row: { orders, pieces },
  highest: (name, rupees) => `सबसे ज़्यादा: ${rupees}, ${name}`,
  empty: 'इस अवधि में कुछ नहीं बिका।',
  tooLong: 'दो दिन चुनें, पहला पहले हो, और बीच में अधिकतम एक साल।',
}
