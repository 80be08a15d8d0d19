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
  purple,
  red,
  silk,
  upTo,
  wedding,
  white,
} from './search-fits.ts'

// Whole wishes as they are typed or spoken into a phone: what for, how much, which border, what not. What each is to
// find was worked out from the facts of the demo shop's sarees before anybody looked at how a search understands.

const kanjivaram = category('kanjivaram-silk')
const chettinad = category('chettinad-cotton')
const kasavu = category('kerala-kasavu')
const ilkal = category('ilkal-narayanpet')
const gadwal = category('gadwal')
const uppada = category('uppada-jamdani')
const linen = { fabrics: ['Linen'] }
const office = occasions('Office')
const temple = occasions('Temple & Puja')
const everyday = occasions('Everyday')
const noZari = { zari: false }
const black = colours('Black')
const onPallu = (motif: string) => ({ mentions: [motif], in: ['name', 'facts.pallu'] })
const onBorder = (...motifs: string[]) => ({ mentions: motifs, in: ['name', 'facts.border'] })
const redBorder = onBorder('red', 'maroon', 'crimson', 'vermilion', 'brick', 'wine')
const silverZari = { mentions: ['silver'], in: ['name', 'facts.zari'] }
const bigBorder = { borderCm: { min: 10 } }
const light = { weightG: { max: 500 } }

const asked: Asked = {
  en: [
    ['cheapest silk saree for my mother', all(silk, { priceRank: { max: 0.5 } })],
    ['green saree with red border', all(green, redBorder)],
    ['sarees not more than 3000 rupees', upTo(3000)],
    ['between five and ten thousand', all(from(5000), upTo(10_000))],
    [
      'kanchipuram under one lakh with peacock border',
      all(kanjivaram, upTo(100_000), onBorder('peacock')),
    ],
    ['off white saree for onam', kasavu],
    ['daily wear cottons below 2.5k', all(everyday, cotton, upTo(2500))],
    ['pure silk saree no zari', all(silk, noZari)],
    ['light weight organza', { fabrics: ['Organza'] }],
    ['kanjeevarm sarree blak', all(kanjivaram, black)],
    ['chetinad coton cheks', chettinad],
    ['lehenga choli', nothing],
  ],
  'latin-ta': [
    ['kalyanathukku sivappu pattu', all(wedding, red, silk)],
    ['rendayiram roobaikku ulla cotton pudavai', all(cotton, upTo(2000))],
    ['mayil border pattu selai', all(silk, onBorder('peacock'))],
    ['jarigai illadha pudavai', noZari],
    ['office poga saree', office],
  ],
  'latin-te': [
    ['pelliki pattu cheera', all(wedding, silk)],
    ['padihenu vela lopu gadwal', all(gadwal, upTo(15_000))],
    ['neelam rangu cheeralu', blue],
    ['jari leni cheeralu', noZari],
    ['enugula border cheera', onBorder('elephant')],
  ],
  'latin-kn': [
    ['hasiru banna reshme seere', all(green, silk)],
    ['maduvege seere', wedding],
    ['aidu savira olage ilkal', all(ilkal, upTo(5000))],
    ['jari illada hatti seere', all(cotton, noZari)],
  ],
  'latin-ml': [
    ['kalyana pattu sari', all(wedding, silk)],
    ['onathinu set saree', kasavu],
    ['moovayiram roopaykku thazhe', upTo(3000)],
    ['chuvanna cotton saree', all(red, cotton)],
  ],
  'latin-hi': [
    ['shaadi ke liye lal silk saree', all(wedding, red, silk)],
    ['do hazar se kam wali cotton saree', all(cotton, upTo(2000))],
    ['bina zari ki saree', noZari],
    ['puja ke liye safed saree', all(temple, white)],
    ['haathi wala pallu', onPallu('elephant')],
    ['sabse sasti saree', cheap],
  ],
  ta: [
    ['கல்யாணப் பட்டு ஒரு லட்சத்துக்குள்', all(wedding, silk, upTo(100_000))],
    ['மாம்பழ புட்டா போட்ட புடவை', { mentions: ['mango'] }],
    ['அலுவலகத்துக்கு ஏற்ற பருத்தி', all(office, cotton)],
    ['ஜரிகை இல்லாத நூல் சேலைகள்', all(cotton, noZari)],
    ['பச்சை உடல் சிவப்பு பார்டர்', all(green, redBorder)],
    ['மூவாயிரம் முதல் ஐயாயிரம் வரை', all(from(3000), upTo(5000))],
    ['வெள்ளி ஜரிகை லினன்', all(linen, silverZari)],
    ['சுடிதார்', nothing],
  ],
  te: [
    ['ఐదు వేల లోపు పట్టు చీరలు', all(silk, upTo(5000))],
    ['నెమలి ఉన్న పల్లూ', onPallu('peacock')],
    ['పెళ్లికూతురికి ఎర్ర పట్టు', all(wedding, red, silk)],
    ['జరీ లేని ఇల్కల్', all(ilkal, noZari)],
    ['ఆఫీసుకు వేసుకునే కాటన్ చీర', all(office, cotton)],
    ['నల్ల కంచి పట్టు', all(kanjivaram, black)],
    ['పదివేల నుంచి పదిహేను వేల వరకు ఉప్పాడ', all(uppada, from(10_000), upTo(15_000))],
  ],
  kn: [
    ['ಮೈಸೂರು ರೇಷ್ಮೆ ನೇರಳೆ ಬಣ್ಣ', all(category('mysore-silk'), purple)],
    ['ಆರು ಸಾವಿರದ ಒಳಗೆ ರೇಷ್ಮೆ', all(silk, upTo(6000))],
    ['ಜರಿ ಇಲ್ಲದ ಸೀರೆಗಳು', noZari],
    ['ಪೂಜೆಗೆ ಕೆಂಪು ಸೀರೆ', all(temple, red)],
    ['ದೊಡ್ಡ ಅಂಚಿನ ಹತ್ತಿ ಸೀರೆ', all(cotton, bigBorder)],
    ['ಆನೆ ಇರುವ ಸೆರಗು', onPallu('elephant')],
  ],
  ml: [
    ['ഓണത്തിന് ഉടുക്കാൻ സാരി', kasavu],
    ['നാലായിരത്തിൽ താഴെ കോട്ടൺ', all(cotton, upTo(4000))],
    ['സ്വർണ്ണക്കരയുള്ള സാരി', onBorder('gold')],
    ['കല്യാണത്തിന് ചുവന്ന പട്ട്', all(wedding, red, silk)],
    ['സരി ഇല്ലാത്ത പട്ടുസാരി', all(silk, noZari)],
    ['നീല ലിനൻ', all(linen, blue)],
  ],
  hi: [
    ['पाँच हज़ार से कम की रेशमी साड़ी', all(silk, upTo(5000))],
    ['बिना ज़री की सूती साड़ी', all(cotton, noZari)],
    ['मोर वाला पल्लू', onPallu('peacock')],
    ['शादी के लिए लाल कांजीवरम', all(kanjivaram, red, wedding)],
    ['दफ़्तर के लिए हल्की साड़ी', all(office, light)],
    ['चौड़े बॉर्डर वाली सिल्क', all(silk, bigBorder)],
    ['जूते', nothing],
  ],
  mixed: [
    ['red கலர் pattu saree', all(red, silk)],
    ['silk saree ₹15,000 க்குள்', all(silk, upTo(15_000))],
    ['green color सिल्क saree', all(green, silk)],
    ['kanchi పట్టు under 30000', all(kanjivaram, upTo(30_000))],
    ['pl kj 007', { codes: ['PL-KJ-007'] }],
  ],
}

export const thirdQueries = queriesOf('third', asked)
