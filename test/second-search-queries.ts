import type { HelpTopic } from '#domain/search/help-topics.ts'
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

// Motifs of pallu and border, checks, weights, both ends of a price, colours that are not wanted, codes, slips of the
// pen and what is not sold here. What each is to find was worked out from the facts of the demo shop's sarees.

const kanjivaram = category('kanjivaram-silk')
const mysore = category('mysore-silk')
const ikat = category('pochampally-ikat')
const uppada = category('uppada-jamdani')
const ilkal = category('ilkal-narayanpet')
const kasavu = category('kerala-kasavu')
const linen = { fabrics: ['Linen'] }
const festive = occasions('Festive')
const reception = occasions('Reception')
const office = occasions('Office')
const temple = occasions('Temple & Puja')
const onPallu = (motif: string) => ({ mentions: [motif], in: ['name', 'facts.pallu'] })
const onBorder = (motif: string) => ({ mentions: [motif], in: ['name', 'facts.border'] })
const elephantPallu = onPallu('elephant')
const peacockBorder = onBorder('peacock')
const checked = { mentions: ['check', 'kattam', 'kottadi', 'chowka'] }
const silverZari = { mentions: ['silver'], in: ['name', 'facts.zari'] }
const light = { weightG: { max: 500 } }
const bigBorder = { borderCm: { min: 10 } }
const narrowBorder = { borderCm: { max: 6 } }
const tenToTwenty = all(from(10_000), upTo(20_000))
const aboveALakh = from(100_000)
const notRed = colours(
  ...[
    'Black',
    'Blue',
    'Bottle Green',
    'Brown',
    'Copper',
    'Cream',
    'Gold',
    'Green',
    'Grey',
    'White',
  ],
  ...['Lavender', 'Magenta', 'Mint', 'Moss', 'Mustard', 'Navy', 'Peach', 'Pink', 'Purple', 'Rose'],
  ...['Sandal', 'Sky Blue', 'Teal', 'Yellow'],
)

const asked: Asked = {
  en: [
    ['kanjivaram with an elephant pallu', all(kanjivaram, elephantPallu)],
    ['lightweight soft silk', { fabrics: ['Soft Silk'], weightG: { max: 450 } }],
    ['blue saree with mustard border', all(blue, onBorder('mustard'))],
    ['checked cotton below 2500', all(cotton, checked, upTo(2500))],
    ['sarees with silver zari', silverZari],
    ['zari-free cotton for office', all(cotton, office, { zari: false })],
    ['grey ikat', all(ikat, colours('Grey'))],
    ['mysoor crape silk', mysore],
    ['uppada below 15k', all(uppada, upTo(15_000))],
    ['lotus pallu', onPallu('lotus')],
    ['kanjivaram above 1 lakh', all(kanjivaram, aboveALakh)],
    ['PL KJ 011', { codes: ['PL-KJ-011'] }],
    ['LO004', { codes: ['PL-LO-004'] }],
    ['bottel green saree', colours('Bottle Green')],
    ['diwali silk saree', all(silk, festive)],
    ['silk but not red', all(silk, notRed)],
    ['swan motif', says('swan')],
    ['narow border cotton', all(cotton, narrowBorder)],
    ['cotton above 2000 and below 4000', all(cotton, from(2000), upTo(4000))],
  ],
  'latin-ta': [
    ['kathirikkai colour pudavai', purple],
    ['yaanai mundhanai pudavai', elephantPallu],
    ['deepavalikku pattu 20000kulla', all(silk, festive, upTo(20_000))],
    ['kattam potta cotton selai', all(cotton, checked)],
    ['periya border cotton pudavai', all(cotton, bigBorder)],
    ['malivana pudavai', cheap],
    ['varaverpukku pattu selai', all(silk, reception)],
  ],
  ta: [
    ['யானை முந்தானைப் புடவை', elephantPallu],
    ['மயில் பார்டர் பட்டுப்புடவை', all(silk, peacockBorder)],
    ['கட்டம் போட்ட பருத்திப் புடவைகள்', all(cotton, checked)],
    ['ஒரு லட்சத்துக்கு மேல் பட்டு', all(silk, aboveALakh)],
    ['பத்தாயிரம் முதல் இருபதாயிரம் வரை பட்டு', all(silk, tenToTwenty)],
    ['சிவப்பு இல்லாத பட்டு', all(silk, notRed)],
    ['அலுவலகத்துக்கு லினன்', all(linen, office)],
    ['வரவேற்புக்கு மைசூர் சில்க்', all(mysore, reception)],
    ['கத்தரிப்பூ நிறச் சேலைகள்', purple],
    ['சிறிய கரை பருத்திச் சேலை', all(cotton, narrowBorder)],
    ['போச்சம்பள்ளி இகத் 5000க்குள்', all(ikat, upTo(5000))],
    ['15000-க்கு மேல் 25000-க்குள் பட்டு', all(silk, from(15_000), upTo(25_000))],
    ['எடை குறைந்த பட்டு', all(silk, light)],
  ],
  'latin-te': [
    ['enugu kongu cheera', elephantPallu],
    ['nemali anchu pattu', all(silk, peacockBorder)],
    ['pelliki kanchi pattu cheeralu', all(kanjivaram, wedding)],
    ['chavaka cotton cheeralu', all(cotton, cheap)],
    ['laksha paina pattu cheera', all(silk, aboveALakh)],
    ['pandaga cheeralu', festive],
  ],
  te: [
    ['ఏనుగు కొంగు చీర', elephantPallu],
    ['నెమలి అంచు పట్టు చీర', all(silk, peacockBorder)],
    ['తేలికైన పట్టు చీర', all(silk, light)],
    ['పది వేల నుంచి ఇరవై వేల వరకు పట్టు', all(silk, tenToTwenty)],
    ['వంకాయ రంగు చీర', purple],
    ['ఎరుపు కాని పట్టు చీర', all(silk, notRed)],
    ['చౌక చీరలు', cheap],
    ['వెండి జరీ చీర', silverZari],
    ['రిసెప్షన్‌కి ఉప్పాడ', all(uppada, reception)],
    ['గులాబీ రంగు ఆర్గంజా', all(pink, { fabrics: ['Organza'] })],
    ['గళ్ళ నూలు చీర', all(cotton, checked)],
  ],
  'latin-kn': [
    ['aane seragu seere', elephantPallu],
    ['ilakal seeregalu', ilkal],
    ['mysooru reshme 15000 olage', all(mysore, upTo(15_000))],
    ['nerale banna', purple],
    ['agga seere', cheap],
    ['dodda anchina reshme', all(silk, bigBorder)],
    ['devasthanakke seere', temple],
  ],
  kn: [
    ['ಆನೆ ಸೆರಗಿನ ಸೀರೆ', elephantPallu],
    ['ಇಳಕಲ್ ಸೀರೆಗಳು', ilkal],
    ['ನವಿಲು ಅಂಚಿನ ರೇಷ್ಮೆ', all(silk, peacockBorder)],
    ['ನೇರಳೆ ಬಣ್ಣದ ಸೀರೆ', purple],
    ['ಒಂದು ಲಕ್ಷಕ್ಕಿಂತ ಹೆಚ್ಚಿನ ರೇಷ್ಮೆ', all(silk, aboveALakh)],
    ['ಹತ್ತು ಸಾವಿರದಿಂದ ಇಪ್ಪತ್ತು ಸಾವಿರದವರೆಗೆ ರೇಷ್ಮೆ', all(silk, tenToTwenty)],
    ['ಕೆಂಪು ಅಲ್ಲದ ರೇಷ್ಮೆ', all(silk, notRed)],
    ['ಹಗುರವಾದ ರೇಷ್ಮೆ ಸೀರೆ', all(silk, light)],
    ['ಅಗ್ಗದ ಹತ್ತಿ ಸೀರೆಗಳು', all(cotton, cheap)],
    ['ಚೌಕಳಿ ಹತ್ತಿ ಸೀರೆ', all(cotton, checked)],
    ['ಬೆಳ್ಳಿ ಜರಿ ಸೀರೆ', silverZari],
  ],
  'latin-ml': [
    ['aana pallu saree', elephantPallu],
    ['onathinu kasavu saree', kasavu],
    ['vila kuranja cotton saree', all(cotton, cheap)],
    ['valiya karayulla pattu', all(silk, bigBorder)],
    ['neela pattu sarikal', all(blue, silk)],
  ],
  ml: [
    ['ആനയുള്ള മുന്താണി', elephantPallu],
    ['മയിൽ ബോർഡർ പട്ടുസാരി', all(silk, peacockBorder)],
    ['ഓണത്തിന് കസവുസാരി', kasavu],
    ['പതിനായിരം മുതൽ ഇരുപതിനായിരം വരെ പട്ട്', all(silk, tenToTwenty)],
    ['ഒരു ലക്ഷത്തിനു മുകളിലുള്ള പട്ട്', all(silk, aboveALakh)],
    ['ചുവപ്പല്ലാത്ത പട്ട്', all(silk, notRed)],
    ['ഭാരം കുറഞ്ഞ പട്ടുസാരി', all(silk, light)],
    ['വില കുറഞ്ഞ കോട്ടൺ സാരികൾ', all(cotton, cheap)],
    ['വഴുതന നിറമുള്ള സാരി', purple],
    ['കള്ളികളുള്ള കോട്ടൺ സാരി', all(cotton, checked)],
    ['വെള്ള വെങ്കടഗിരി', all(white, says('venkatagiri'))],
  ],
  'latin-hi': [
    ['haathi wala pallu', elephantPallu],
    ['mor border silk', all(silk, peacockBorder)],
    ['chaukhane wali sooti sari', all(cotton, checked)],
    ['halki reshmi saree', all(silk, light)],
    ['do hazaar se upar aur chaar hazaar se kam sooti', all(cotton, from(2000), upTo(4000))],
    ['dus hazar se bees hazar tak resham', all(silk, tenToTwenty)],
    ['ek lakh se upar kanjivaram', all(kanjivaram, aboveALakh)],
    ['chaandi ki zari', silverZari],
  ],
  hi: [
    ['हाथी वाला पल्लू', elephantPallu],
    ['मोर बॉर्डर की रेशमी साड़ी', all(silk, peacockBorder)],
    ['दस हज़ार से बीस हज़ार तक रेशम', all(silk, tenToTwenty)],
    ['एक लाख से ऊपर की रेशमी साड़ी', all(silk, aboveALakh)],
    ['लाल के अलावा रेशमी साड़ी', all(silk, notRed)],
    ['हल्की रेशमी साड़ी', all(silk, light)],
    ['बैंगनी साड़ियाँ', purple],
    ['चौखाने वाली सूती साड़ी', all(cotton, checked)],
    ['चाँदी की ज़री', silverZari],
    ['मंदिर के लिए सफ़ेद साड़ी', all(white, temple)],
    ['सस्ती लिनेन', all(linen, cheap)],
    ['पीले रंग की रेशमी साड़ियों में', all(yellow, silk)],
  ],
  mixed: [
    ['wedding காஞ்சிபுரம்', all(kanjivaram, wedding)],
    ['cotton చీర under 2000', all(cotton, upTo(2000))],
    ['office के लिए सूती', all(cotton, office)],
    ['green ರೇಷ್ಮೆ seere', all(green, silk)],
    ['onam സാരി', kasavu],
    ['சிவப்பு silk for wedding', all(red, silk, wedding)],
  ],
  none: [
    ['kurti set', nothing],
    ['mens shirt', nothing],
    ['bluetooth speaker', nothing],
    ['PL-KJ-099', nothing],
    ['செருப்பு', nothing],
    ['బూట్లు', nothing],
    ['ಬಳೆ', nothing],
    ['ചെരിപ്പ്', nothing],
    ['मोबाइल फ़ोन', nothing],
  ],
}

export const secondQueries = queriesOf('second', asked)

/** Questions, and the page that answers each. */
export const helpQuestions: [q: string, topic: HelpTopic][] = [
  ['how to wash a silk saree', 'care'],
  ['refund policy', 'returns'],
  ['is cash on delivery available', 'payment'],
  ['where is my parcel', 'track'],
  ['customer care number', 'contact'],
  ['shipping charges to dubai', 'shipping'],
  ['pattu pudavai eppadi thuvaikka', 'care'],
  ['புடவையை எப்படித் துவைப்பது', 'care'],
  ['டெலிவரி எத்தனை நாளில் வரும்', 'shipping'],
  ['చీర ఎలా ఉతకాలి', 'care'],
  ['డబ్బు వాపసు', 'returns'],
  ['ಸೀರೆ ಒಗೆಯುವುದು ಹೇಗೆ', 'care'],
  ['ಸೀರೆ ಹಿಂತಿರುಗಿಸುವುದು ಹೇಗೆ', 'returns'],
  ['സാരി എങ്ങനെ കഴുകണം', 'care'],
  ['ക്യാഷ് ഓൺ ഡെലിവറി ഉണ്ടോ', 'payment'],
  ['mera order kahan hai', 'track'],
  ['साड़ी कैसे धोएँ', 'care'],
  ['पैसे वापस कब मिलेंगे', 'returns'],
]
