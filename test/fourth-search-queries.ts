import { type Asked, type Fit, queriesOf } from './judge-search.ts'
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
  silk,
  upTo,
  wedding,
  white,
  yellow,
} from './search-fits.ts'

// Budgets spoken in full, half-typed words, codes without their dash, what a saree goes with, slips of fingers on a
// phone. What each is to find was worked out from the facts of the demo shop's sarees.

const kanjivaram = category('kanjivaram-silk')
const mysore = category('mysore-silk')
const chettinad = category('chettinad-cotton')
const kasavu = category('kerala-kasavu')
const ikat = category('pochampally-ikat')
const gadwal = category('gadwal')
const uppada = category('uppada-jamdani')
const dharmavaram = category('dharmavaram-silk')
const mangalagiri = category('mangalagiri-venkatagiri')
const kovai = category('coimbatore-madurai-cotton')
const ilkal = category('ilkal-narayanpet')
const linen = { fabrics: ['Linen'] }
const organza = { fabrics: ['Organza'] }
const office = occasions('Office')
const temple = occasions('Temple & Puja')
const everyday = occasions('Everyday')
const festive = occasions('Festive')
const reception = occasions('Reception')
const noZari = { zari: false }
const brown = colours('Brown', 'Copper')
const onPallu = (...motifs: string[]) => ({ mentions: motifs, in: ['name', 'facts.pallu'] })
const onBorder = (...motifs: string[]) => ({ mentions: motifs, in: ['name', 'facts.border'] })
const anyOf = (...fits: Fit[]): Fit => ({ anyOf: fits })
const tonedZari = { mentions: ['silver', 'copper', 'rose'], in: ['facts.zari'] }
const silverZari = { mentions: ['silver'], in: ['name', 'facts.zari'] }
const light = { weightG: { max: 500 } }
const thinBorder = { borderCm: { max: 6 } }
const bigBorder = { borderCm: { min: 10 } }

const asked: Asked = {
  en: [
    ['navy kanjivarams for a temple visit', all(kanjivaram, blue, temple)],
    ['budget 4k cotton for teachers', all(cotton, upTo(4000))],
    ['plkj004', { codes: ['PL-KJ-004'] }],
    ['something for my sister’s reception in pink', all(reception, pink)],
    ['thin border office sarees', all(office, thinBorder)],
    ['silk saree between 20000 to 30000', all(silk, from(20_000), upTo(30_000))],
    ['mustered yelow cotton', all(cotton, yellow)],
    ['sungudi', all(kovai, { mentions: ['sungudi'] })],
    ['sarees without gold', anyOf(noZari, tonedZari)],
    ['elephants on the border', onBorder('elephant')],
    ['wine red wedding kanchi pattu above 50000', all(kanjivaram, wedding, red, from(50_000))],
    ['baby frock', nothing],
  ],
  'latin-ta': [
    ['pachai kalar pattu podavai', all(green, silk)],
    ['aayirathu ainooru roobaiku kammiya', upTo(1500)],
    ['kovil poga pudavaigal', temple],
    ['chettinadu kattam potta selaigal', chettinad],
    ['periya border vacha pattu', all(silk, bigBorder)],
  ],
  'latin-te': [
    ['gadwaal pattu cheeralu pasupu rangu kakunda', gadwal],
    ['aakupacha pattu cheera', all(green, silk)],
    ['rendu vela lopu nulu cheeralu', all(cotton, upTo(2000))],
    ['office ki takkuva dhara cheeralu', office],
    ['mangalgiri cheerelu', mangalagiri],
  ],
  'latin-kn': [
    ['mysoor silk seeregalu', mysore],
    ['kempu anchu hasiru seere', all(green, onBorder('red', 'maroon', 'crimson', 'brick'))],
    ['ilakal seere 4500 olage', all(ilkal, upTo(4500))],
    ['habbakke hosa seere', festive],
  ],
  'latin-ml': [
    ['vishu nu kasavu sari', kasavu],
    ['pacha pattu sareekal', all(green, silk)],
    ['rendayirathinu thaazhe cotton', all(cotton, upTo(2000))],
    ['neela niram saree', blue],
  ],
  'latin-hi': [
    ['hari silk ki sariyan', all(green, silk)],
    ['pandrah sau tak ki suti saree', all(cotton, upTo(1500))],
    ['kanjivaram dulhan ke liye', all(kanjivaram, wedding)],
    ['chandi zari wali', silverZari],
    ['bhure rang ki saree', brown],
    ['kam vajan ki saree', light],
  ],
  ta: [
    ['கோயிலுக்குக் கட்ட வெள்ளைப் புடவை', all(temple, white)],
    ['யானை பார்டர் போட்ட சேலைகள்', onBorder('elephant')],
    ['இரண்டாயிரத்து ஐநூறுக்குக் குறைவான பருத்தி', all(cotton, upTo(2500))],
    ['மயில் முந்தானை', onPallu('peacock')],
    ['ஊதா நிறப் பட்டுப்புடவைகள்', all(purple, silk)],
    ['சுங்குடிச் சேலைகள்', all(kovai, { mentions: ['sungudi'] })],
    ['விலை குறைந்த பட்டு', all(silk, { priceRank: { max: 0.5 } })],
    ['நாற்காலி', nothing],
  ],
  te: [
    ['పోచంపల్లి ఇక్కత్ చీరలలో నీలం', all(ikat, blue)],
    ['వెయ్యిన్నర లోపు కాటన్', all(cotton, upTo(1500))],
    ['గుడికి కట్టుకునే చీరలు', temple],
    ['ఆకుపచ్చ ధర్మవరం', all(dharmavaram, green)],
    ['వెండి జరీతో ఉప్పాడ', all(uppada, silverZari)],
    ['రోజువారీ కట్టుకోవడానికి', everyday],
    ['ఏనుగుల పల్లూ ఉన్న పట్టు', all(silk, onPallu('elephant'))],
  ],
  kn: [
    ['ಮೈಸೂರು ಸಿಲ್ಕ್ ಸೀರೆಗಳಲ್ಲಿ ಹಸಿರು', all(mysore, green)],
    ['ಮೂರು ಸಾವಿರಕ್ಕಿಂತ ಕಡಿಮೆ ಹತ್ತಿ ಸೀರೆ', all(cotton, upTo(3000))],
    ['ನವಿಲಿನ ಸೆರಗು', onPallu('peacock')],
    ['ದೇವಸ್ಥಾನಕ್ಕೆ ಹೋಗಲು', temple],
    ['ಆಫೀಸಿಗೆ ಲಿನನ್', all(linen, office)],
    ['ನೀಲಿ ಬಣ್ಣದ ಸೀರೆಗಳು', blue],
  ],
  ml: [
    ['മയിൽ പല്ലു ഉള്ള കസവ്', all(kasavu, onPallu('peacock'))],
    ['അയ്യായിരത്തിൽ കുറഞ്ഞ ലിനൻ സാരികൾ', all(linen, upTo(5000))],
    ['വിവാഹത്തിന് കാഞ്ചീപുരം', all(kanjivaram, wedding)],
    ['പച്ചപ്പട്ട്', all(green, silk)],
    ['ദിവസവും ഉടുക്കാൻ', everyday],
    ['ഓർഗൻസ സാരി പിങ്ക്', all(organza, pink)],
  ],
  hi: [
    ['मंदिर जाने के लिए साड़ियाँ', temple],
    ['डेढ़ हज़ार तक की सूती साड़ियाँ', all(cotton, upTo(1500))],
    ['हाथी वाले बॉर्डर की', onBorder('elephant')],
    ['हरे रंग की मैसूर सिल्क', all(mysore, green)],
    ['सबसे सस्ती कॉटन', all(cotton, cheap)],
    ['बैंगनी सिल्क', all(purple, silk)],
    ['रोज़ पहनने वाली', everyday],
  ],
}

export const fourthQueries = queriesOf('fourth', asked)
