import { type Asked, queriesOf } from './judge-search.ts'
import {
  all,
  blue,
  category,
  cheap,
  colours,
  cotton,
  from,
  green,
  nothing,
  occasions,
  pink,
  purple,
  red,
  says,
  silk,
  upTo,
  wedding,
  white,
  yellow,
} from './search-fits.ts'

// Sixty and some more, written without a look at the lexicon: case endings, compounds, slips, prices in words, codes.

const linen = { fabrics: ['Linen'] }
const organza = { fabrics: ['Organza'] }
const crepe = { fabrics: ['Crepe Silk'] }
const office = occasions('Office')
const everyday = occasions('Everyday')
const noZari = { zari: false }
const wide = { borderCm: { min: 10 } }

const asked: Asked = {
  en: [
    ['lavendar saree', purple],
    ['grey sarees for office under ₹6,000', all(colours('Grey'), upTo(6000))],
    ['kanchivaram above 40k', all(category('kanjivaram-silk'), from(40000))],
    ['saree with lotus on pallu', says('lotus')],
    ['tissue sari for reception', { fabrics: ['Tissue'] }],
    ['cotton, no zari, for daily use', all(cotton, noZari)],
    ['pl-dh-2', nothing],
    ['upada jamdhani mint', all(category('uppada-jamdani'), green)],
    ['mysoor crape silk violet', all(crepe, purple)],
    ['double ikat diamonds', all(category('pochampally-ikat'), says('diamond'))],
    ['something for puja in white', all(white, occasions('Temple & Puja'))],
    ['mango butta kanjivaram', all(category('kanjivaram-silk'), says('mango'))],
    ['track my order', nothing],
    ['denim jeans', nothing],
  ],
  'latin-ta': [
    ['pachai niram kanjipuram pattu', all(green, category('kanjivaram-silk'))],
    ['3000 roobaikku keel paruthi pudavai', all(cotton, upTo(3000))],
    ['mayil kazhuthu pattu', says('peacock')],
    ['muhurtham pudavai sivappu', all(red, wedding)],
    ['kattam potta chettinad selai', all(category('chettinad-cotton'), says('check'))],
    ['velai ku pogum pothu kattum cotton pudavai', all(office, cotton)],
  ],
  ta: [
    ['பச்சைநிறப் பட்டுப்புடவை', all(green, silk)],
    ['ஜரிகையில்லாத பருத்திச் சேலை', all(cotton, noZari)],
    ['பத்தாயிரத்துக்கு மேல் காஞ்சிபுரம்', all(category('kanjivaram-silk'), from(10000))],
    ['ஊதா நிறப் புடவைகளை காட்டு', purple],
    ['தாமரை முந்தானை', says('lotus')],
    ['தினமும் கட்ட பருத்தி', all(cotton, everyday)],
    ['காஞ்சிவரத்தில் மஞ்சள்', all(yellow, category('kanjivaram-silk'))],
  ],
  'latin-te': [
    ['gulabi rangu pattu cheera', all(pink, silk)],
    ['pochampalli ikkat nalupu', all(category('pochampally-ikat'), colours('Black'))],
    ['4000 rupayala lopu nethi cheera', all(upTo(4000))],
    ['pelliki erra pattucheera', all(red, silk, wedding)],
    ['hamsa butta venkatagiri', all(category('mangalagiri-venkatagiri'), says('swan'))],
  ],
  te: [
    ['గులాబీరంగు చీరలు', pink],
    ['జరీలేని నూలుచీరలు', all(cotton, noZari)],
    ['ఐదువేల లోపు లినెన్', all(linen, upTo(5000))],
    ['పోచంపల్లి ఇక్కత్ పట్టుచీర', all(category('pochampally-ikat'), silk)],
    ['ఆఫీసుకు కట్టుకునే చీరలు', office],
    ['ఊదా రంగు ఉప్పాడ', all(purple, category('uppada-jamdani'))],
  ],
  'latin-kn': [
    ['neeli mysore reshme', all(blue, category('mysore-silk'))],
    ['5 savirada olage reshme seere', all(silk, upTo(5000))],
    ['kempu bannada ilkal', all(category('ilkal-narayanpet'), colours('Red', 'Maroon', 'Rust'))],
    ['habbakke seere', occasions('Festive')],
  ],
  kn: [
    ['ಹಸಿರುಬಣ್ಣದ ರೇಷ್ಮೆಸೀರೆ', all(green, silk)],
    ['ಜರಿಯಿಲ್ಲದ ಹತ್ತಿಸೀರೆ', all(cotton, noZari)],
    ['ಹತ್ತು ಸಾವಿರಕ್ಕಿಂತ ಕಡಿಮೆ ರೇಷ್ಮೆ', all(silk, upTo(10000))],
    ['ಕಮಲದ ವಿನ್ಯಾಸದ ಸೀರೆ', says('lotus')],
    ['ಗುಲಾಬಿ ಸೀರೆಗಳನ್ನು ತೋರಿಸಿ', pink],
  ],
  'latin-ml': [
    ['pattusari pachaniram', all(green, silk)],
    ['ezhuthupettiyude mayil pallu', says('peacock')],
    ['3000 roopayil thazhe kasavu', all(category('kerala-kasavu'), upTo(3000))],
    ['vivahathinu chuvanna sari', all(red, wedding)],
  ],
  ml: [
    ['പച്ചനിറമുള്ള പട്ടുസാരികൾ', all(green, silk)],
    ['കസവില്ലാത്ത കോട്ടൺസാരി', all(cotton, noZari)],
    ['മൂവായിരത്തിനുള്ളിൽ കോട്ടൺ', all(cotton, upTo(3000))],
    ['ഓഫീസിലേക്ക് ലിനൻ സാരി', linen],
    ['താമരയുള്ള സാരി', says('lotus')],
  ],
  'latin-hi': [
    ['hare rang ki resham ki sari', all(green, silk)],
    ['do hazaar se kam ki cotton saree', all(cotton, upTo(2000))],
    ['safed saari puja ke liye', all(white, occasions('Temple & Puja'))],
    ['chaude border wali silk', all(silk, wide)],
    ['rozana pehenne ki sooti sari', all(everyday, cotton)],
  ],
  hi: [
    ['हरे रंग की रेशम की साड़ियाँ', all(green, silk)],
    ['बिना ज़री की सूती साड़ियाँ', all(cotton, noZari)],
    ['दस हज़ार से ऊपर कांजीवरम', all(category('kanjivaram-silk'), from(10000))],
    ['कमल के फूल वाली साड़ी', says('lotus')],
    ['रोज़ पहनने के लिए कॉटन', all(everyday, cotton)],
    ['सस्ती लिनन साड़ी', all(linen, cheap)],
  ],
  mixed: [
    ['office ಗೆ linen seere', linen],
    ['பட்டு under 10000 பச்சை', all(silk, green, upTo(10000))],
    ['नेवी blue कांजीवरम', all(blue, category('kanjivaram-silk'))],
    ['organza సిల్వర్ జరీ', all(organza, says('silver'))],
  ],
  none: [
    ['சுடிதார்', nothing],
    ['ரீஃபண்ட் எப்போது வரும்', nothing],
    ['బ్లౌజ్ కుట్టిస్తారా', nothing],
    ['मोबाइल कवर', nothing],
    ['qwrtp zxcvb', nothing],
    ['KJ-999', nothing],
  ],
}

export const addedQueries = queriesOf('added', asked)
