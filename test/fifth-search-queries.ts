import { type Asked, queriesOf } from './judge-search.ts'
import {
  all,
  blue,
  category,
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

// Plurals in odd cases, endings heaped on endings, compounds run together, prices in figures of their own script,
// "without" said in other ways, codes with blanks, slips of fingers. Worked out from the facts of the demo shop's
// sarees before anybody asked the search.

const kanjivaram = category('kanjivaram-silk')
const mysore = category('mysore-silk')
const kasavu = category('kerala-kasavu')
const ikat = category('pochampally-ikat')
const gadwal = category('gadwal')
const uppada = category('uppada-jamdani')
const dharmavaram = category('dharmavaram-silk')
const mangalagiri = category('mangalagiri-venkatagiri')
const ilkal = category('ilkal-narayanpet')
const linen = { fabrics: ['Linen'] }
const organza = { fabrics: ['Organza'] }
const office = occasions('Office')
const temple = occasions('Temple & Puja')
const everyday = occasions('Everyday')
const festive = occasions('Festive')
const reception = occasions('Reception')
const noZari = { zari: false }
const onPallu = (...motifs: string[]) => ({ mentions: motifs, in: ['name', 'facts.pallu'] })
const onBorder = (...motifs: string[]) => ({ mentions: motifs, in: ['name', 'facts.border'] })
const checked = says('check', 'kattam', 'kottadi', 'chowka', 'kandanghi')
const silverZari = { mentions: ['silver'], in: ['name', 'facts.zari'] }
const light = { weightG: { max: 500 } }
const bigBorder = { borderCm: { min: 10 } }
const grey = colours('Grey')
const black = colours('Black')

const asked: Asked = {
  en: [
    ['kanjeevarams for brides under 60k', all(kanjivaram, wedding, upTo(60_000))],
    ['checkered cotton sarees', all(cotton, checked)],
    ['teal or navy mangalagiris', all(mangalagiri, blue)],
    ['silks priced from 12,000 to 16,000', all(silk, from(12_000), upTo(16_000))],
    ['PL GD 3', { codes: ['PL-GD-003'] }],
    ['pl/up/002', { codes: ['PL-UP-002'] }],
    ['organza sareees for resception', all(organza, reception)],
    ['zariless cottons', all(cotton, noZari)],
    ['saree w/o zari for puja', all(temple, noZari)],
    ['mysore crepes in purple', all(mysore, purple)],
    ['saree with swans', says('swan')],
    ['gray silk cotton saree', all(grey, { fabrics: ['Silk Cotton'] })],
    ['leather handbag', nothing],
  ],
  'latin-ta': [
    ['kalyanapudavaigal 50000kku mel', all(wedding, from(50_000))],
    ['manjal kalar kanjipuram pattupudavai', all(kanjivaram, yellow)],
    ['yaanai potta mundhanai', onPallu('elephant')],
    ['karuppu pattu selai', all(black, silk)],
    ['sarigai vendam paruthi pudavai', all(cotton, noZari)],
  ],
  'latin-te': [
    ['pelli koothuriki kanchi pattu cheera', all(kanjivaram, wedding)],
    ['nalupu rangu pattu', all(black, silk)],
    ['aidu velalopu linen', all(linen, upTo(5000))],
    ['naalugu velalopu nulu cheeralu', all(cotton, upTo(4000))],
    ['gulabi rangu cheera party ki', all(pink, reception)],
    ['tella cheera gudiki', all(white, temple)],
  ],
  'latin-kn': [
    ['maduvege kanchi reshme seere', all(kanjivaram, wedding)],
    ['hattiya seeregalu 2000 rolage', all(cotton, upTo(2000))],
    ['neeli banna ikkat', all(ikat, blue)],
    ['navilu seragu seere', onPallu('peacock')],
  ],
  'latin-ml': [
    ['kasavu sarikal 3000 roopayil thaazhe', all(kasavu, upTo(3000))],
    ['vellikasavulla sari', { anyOf: [kasavu, silverZari] }],
    ['karutha pattu saree', all(black, silk)],
    ['officil pokan sari', office],
  ],
  'latin-hi': [
    ['gulabi organza sadi party ke liye', all(organza, pink, reception)],
    ['chauda border wali silk', all(silk, bigBorder)],
    ['das hazar se pandrah hazar tak silk', all(silk, from(10_000), upTo(15_000))],
    ['neeli linen ki sadiyan', all(linen, blue)],
    ['jari ke bina cotton', all(cotton, noZari)],
  ],
  ta: [
    ['பட்டுப்புடவைகளில் பச்சை', all(silk, green)],
    ['கட்டம் போட்ட பருத்திச் சேலைகளை', all(cotton, checked)],
    ['கல்யாணத்துக்கான காஞ்சிபுரம்', all(kanjivaram, wedding)],
    ['சிவப்பு நிறத்திலான மைசூர் பட்டு', all(mysore, red)],
    ['ஐந்தாயிரம் ரூபாய்க்குக் கீழ் லினன் சேலை', all(linen, upTo(5000))],
    ['தினமும் கட்ட இலகுவான பருத்தி', all(everyday, cotton)],
    ['வெள்ளி ஜரிகைப் புடவைகள்', silverZari],
    ['கருப்புப் பட்டு', all(black, silk)],
    ['தங்க மோதிரம்', nothing],
  ],
  te: [
    ['పట్టుచీరల్లో ఎరుపు', all(silk, red)],
    ['పెళ్లికి గద్వాల్ చీర', all(gadwal, wedding)],
    ['గళ్ళ కాటన్ చీరలు', all(cotton, checked)],
    ['మూడు వేల రూపాయల లోపల నూలు చీరలు', all(cotton, upTo(3000))],
    ['ఊదా రంగు మైసూర్ సిల్క్', all(mysore, purple)],
    ['తక్కువ బరువు ఉన్న పట్టు చీరలు', all(silk, light)],
    ['నల్లని ధర్మవరం లేదా ఎర్రని', all(dharmavaram, red)],
  ],
  kn: [
    ['ಹತ್ತಿ ಸೀರೆಗಳಲ್ಲಿ ಚೌಕಳಿ', all(cotton, checked)],
    ['ಮದುವೆಗೆ ಕೆಂಪು ರೇಷ್ಮೆ ಸೀರೆ', all(wedding, red, silk)],
    ['ಬೆಳ್ಳಿ ಜರಿಯ ಸೀರೆಗಳು', silverZari],
    ['ಹಳದಿ ಬಣ್ಣದ ಉಪ್ಪಾಡ', all(uppada, yellow)],
    ['ಐದು ಸಾವಿರದೊಳಗಿನ ಇಳಕಲ್ ಸೀರೆಗಳು', all(ilkal, upTo(5000))],
    ['ಹಗುರವಾದ ರೇಷ್ಮೆ', all(silk, light)],
  ],
  ml: [
    ['പട്ടുസാരികളിൽ പച്ച', all(silk, green)],
    ['കല്യാണത്തിനുള്ള കാഞ്ചീപുരം സാരി', all(kanjivaram, wedding)],
    ['വെള്ള കോട്ടൺ സാരി അമ്പലത്തിൽ പോകാൻ', all(white, temple)],
    ['മൂവായിരത്തിനുള്ളിൽ കസവ്', all(kasavu, upTo(3000))],
    ['ആനയുള്ള പല്ലു', onPallu('elephant')],
    ['കറുത്ത പട്ട്', all(black, silk)],
  ],
  hi: [
    ['चेक वाली सूती साड़ियाँ', all(cotton, checked)],
    ['शादी में पहनने के लिए हरी सिल्क', all(wedding, silk, green)],
    ['चाँदी की ज़री वाली', silverZari],
    ['१५००० से कम की कांजीवरम या मैसूर सिल्क', all(mysore, upTo(15_000))],
    ['काली रेशमी साड़ी', all(black, silk)],
    ['कॉलेज जाने के लिए सूती', all(office, cotton)],
    ['हल्की ऑर्गेंज़ा साड़ियों में गुलाबी', all(organza, pink)],
  ],
  mixed: [
    ['kanchi பட்டு above 70000', all(kanjivaram, from(70_000))],
    ['red border वाली white saree', all(white, onBorder('red', 'vermilion', 'maroon', 'wine'))],
    ['blue ಲಿನನ್ saree office', all(linen, blue, office)],
    ['onam ku kasavu under 4000', all(kasavu, upTo(4000))],
    ['diwali ke liye పట్టు చీర', all(silk, festive)],
  ],
}

export const fifthQueries = queriesOf('fifth', asked)
