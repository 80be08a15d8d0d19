import type { adminSales as english } from '../../en/admin/sales.ts'
import type { InLanguage } from '../../in-language.ts'

const orders = (count: number) => `${count.toLocaleString('en-IN')} ஆர்டர்`
const pieces = (count: number) => `${count.toLocaleString('en-IN')} சேலை`

/** What was sold, when, of what and through which channel. */
export const adminSales: InLanguage<typeof english> = {
  period: 'காலம்',
  periods: {
    '7': 'கடந்த 7 நாட்கள்',
    '30': 'கடந்த 30 நாட்கள்',
    '90': 'கடந்த 90 நாட்கள்',
    '365': 'கடந்த 12 மாதங்கள்',
    own: 'தொடக்கம் … முடிவு …',
  },
  from: 'தொடக்கம்',
  to: 'முடிவு',
  totals: {
    revenue: 'வருவாய்',
    orders: 'ஆர்டர்கள்',
    pieces: 'சேலைகள்',
    average: 'சராசரி ஆர்டர்',
    refunded: 'ரீஃபண்ட்கள்',
    gross: 'மொத்தம்',
    cameBack: 'திரும்பி வந்தவை',
    net: 'நிகரம்',
  },
  sums: 'கணக்கு எப்படிச் சேர்கிறது',
  sumsNote:
    'மொத்தம்: இந்தக் காலத்தில் ரத்தாகாத, பணம் வந்த ஆர்டர்கள். முழுதாகத் திரும்பி வந்தவற்றைக் கழித்தால் வருவாய். விற்றவற்றுக்கான ரீஃபண்ட்களைக் கழித்தால் நிகரம்.',
  more: (percent) => `முந்தைய காலத்தைவிட ${percent} அதிகம்`,
  less: (percent) => `முந்தைய காலத்தைவிட ${percent} குறைவு`,
  same: 'முந்தைய காலத்தைப் போலவே',
  nothingBefore: 'முந்தைய காலத்தில் எதுவும் இல்லை',
  noSale:
    'ரத்தான, திரும்பி வந்த, பணம் வராத ஆர்டர்கள் விற்பனை அல்ல; அவற்றுக்குத் திருப்பித் தந்தது இங்கே ரீஃபண்ட் அல்ல. ரீஃபண்ட்கள்: விற்பனையாகவே இருக்கும் ஆர்டர்களுக்கு இந்தக் காலத்தில் திருப்பித் தந்தது.',
  byDay: 'நாள் வாரியாக',
  byMonth: 'மாத வாரியாக',
  byCategory: 'வகை வாரியாக',
  byCategoryNote: 'சேலைகளின் விலை; தள்ளுபடி, டெலிவரி, கட்டணம் இல்லாமல்.',
  byChannel: 'வழி வாரியாக',
  byWeave: 'நெசவு வாரியாக',
  byCity: 'ஊர் வாரியாக',
  byCityNote: 'அதிகத் தொகை வந்த ஐம்பது ஊர்கள்.',
  bestSellers: 'அதிகம் விற்றவை',
  slowest: 'இந்தக் காலத்தில் விற்காதவை',
  slowestNote: 'கையிருப்பில் விற்பனைக்கு உள்ளவை; பழையவை முதலில்.',
  slowestEmpty: 'கையிருப்பில் உள்ள எல்லாச் சேலைகளும் ஒருமுறையாவது விற்றன.',
  unknown: 'தெரியவில்லை',
  file: 'CSV ஆகப் பதிவிறக்க',
  fileOf: (table) => `CSV ஆகப் பதிவிறக்க: ${table}`,
  asTable: 'அட்டவணையாகக் காட்ட',
  columns: {
    day: 'நாள்',
    month: 'மாதம்',
    category: 'வகை',
    channel: 'வழி',
    weave: 'நெசவு',
    city: 'ஊர்',
    saree: 'சேலை',
    stock: 'கையிருப்பு',
    days: 'வந்து எத்தனை நாள்',
    orders: 'ஆர்டர்கள்',
    pieces: 'சேலைகள்',
    revenue: 'வருவாய்',
    share: 'பங்கு',
  },
  bar: (name, rupees, count) => `${name}: ${orders(count)}, ${rupees}`,
  row: { orders, pieces },
  highest: (name, rupees) => `அதிகபட்சம்: ${rupees}, ${name}`,
  empty: 'இந்தக் காலத்தில் எதுவும் விற்கவில்லை.',
  tooLong: 'இரண்டு நாட்களைத் தேர்ந்தெடுக்கவும்; முதலாவது முன்னால், அதிகபட்சம் ஓராண்டு இடைவெளி.',
}
