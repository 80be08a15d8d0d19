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

// Written without a look at the lexicon: plurals, case endings, compounds, prices in words, without, slips of the pen,
// codes, and questions that a page of the shop answers.

const linen = { fabrics: ['Linen'] }
const crepe = { fabrics: ['Crepe Silk'] }
const silkCotton = { fabrics: ['Silk Cotton'] }
const kanjivaram = category('kanjivaram-silk')
const kasavu = category('kerala-kasavu')
const office = occasions('Office')
const festive = occasions('Festive')
const temple = occasions('Temple & Puja')
const black = colours('Black')
const noZari = { zari: false }

const asked: Asked = {
  en: [
    ['cotton sarees, nothing over two thousand', all(cotton, upTo(2000))],
    ['kanjivaram no less than 70000', all(kanjivaram, from(70000))],
    ['kanjivarams not above thirty thousand', all(kanjivaram, upTo(30000))],
    ['linens for the office', all(linen, office)],
    ['silkcotton with checks', all(silkCotton, says('check'))],
    ['sarees without any zari', noZari],
    ['chettinaad cottons under two thousand', all(category('chettinad-cotton'), upTo(2000))],
    ['lavendar uppada', all(category('uppada-jamdani'), purple)],
    ['pl-po-003', { codes: ['PL-PO-003'] }],
    ['KA004', { codes: ['PL-KA-004'] }],
    ['how do I send a saree back', nothing],
    ['do you deliver to canada', nothing],
    ['something black for a reception', all(black, occasions('Reception'))],
    ['mysore crepes in green', all(category('mysore-silk'), green)],
    ['ikats between 3000 and 6000', all(category('pochampally-ikat'), from(3000), upTo(6000))],
    ['affordable cotton for daily wear', all(cotton, occasions('Everyday'))],
  ],
  'latin-ta': [
    ['pachai pattu pudavaigal', all(green, silk)],
    ['paruthi pudavai 3000 rubaikkul', all(cotton, upTo(3000))],
    ['kovilukku pudavai', temple],
    ['jarigai illamal pudavai', noZari],
    ['kanchipurathu pattu', kanjivaram],
    ['vellai selai', white],
  ],
  ta: [
    ['ஐயாயிரத்துக்கு மிகாமல் பருத்திச் சேலை', all(cotton, upTo(5000))],
    ['பச்சைப் பட்டுப்புடவைகளை', all(green, silk)],
    ['திருமணத்திற்கான பட்டுச்சேலை', all(silk, wedding)],
    ['மூவாயிரத்துக்குள் பருத்திச்சேலை', all(cotton, upTo(3000))],
    ['ஜரிகை வேண்டாம் சேலை', noZari],
    ['கோயிலுக்குச் சேலை', temple],
    ['கருப்புக் காஞ்சிபுரம் பட்டு', all(black, kanjivaram)],
    ['காஞ்சீபுரத்தில் நெய்த சிவப்பு', all(kanjivaram, red)],
    ['பணம் எப்படி செலுத்துவது', nothing],
  ],
  'latin-te': [
    ['aakupacha pattu cheeralu', all(green, silk)],
    ['cotton cheera 3 vela lopu', all(cotton, upTo(3000))],
    ['gulabi rangu cheera', pink],
    ['gudiki cheera', temple],
    ['zari lekunda cheera', noZari],
  ],
  te: [
    ['మూడు వేలు మించని నూలు చీర', all(cotton, upTo(3000))],
    ['ఆకుపచ్చ పట్టుచీరలను', all(green, silk)],
    ['పెళ్ళికి పట్టుచీర', all(silk, wedding)],
    ['ఐదువేలలోపు నూలుచీరలు', all(cotton, upTo(5000))],
    ['జరీ లేకుండా చీర', noZari],
    ['పసుపు కంచిపట్టు', all(yellow, kanjivaram)],
    ['గులాబీ రంగు చీరలు', pink],
    ['ఆఫీసుకు లినెన్', all(linen, office)],
    ['డెలివరీ ఎన్ని రోజులు', nothing],
  ],
  'latin-kn': [
    ['hasiru reshme seeregalu', all(green, silk)],
    ['hatti seere 2 savira olage', all(cotton, upTo(2000))],
    ['neeli seere', blue],
    ['jari beda seere', noZari],
    ['kappu reshme', all(black, silk)],
  ],
  kn: [
    ['ಐದು ಸಾವಿರ ಮೀರದ ಹತ್ತಿ ಸೀರೆ', all(cotton, upTo(5000))],
    ['ಹಸಿರು ರೇಷ್ಮೆಸೀರೆಗಳನ್ನು', all(green, silk)],
    ['ಮೂರು ಸಾವಿರಕ್ಕಿಂತ ಕಡಿಮೆ ಹತ್ತಿಸೀರೆ', all(cotton, upTo(3000))],
    ['ಜರಿ ಬೇಡ ಸೀರೆ', noZari],
    ['ಮದುವೆಯ ರೇಷ್ಮೆ ಸೀರೆಗಳು', all(silk, wedding)],
    ['ಹಬ್ಬಕ್ಕೆ ಹಳದಿ ಸೀರೆ', all(yellow, festive)],
    ['ಮೈಸೂರಿನ ಹಸಿರು ಕ್ರೇಪ್', all(crepe, green)],
    ['ನನ್ನ ಆರ್ಡರ್ ಎಲ್ಲಿದೆ', nothing],
  ],
  'latin-ml': [
    ['pacha pattusaree', all(green, silk)],
    ['cotton saree 3000 roopayil thazhe', all(cotton, upTo(3000))],
    ['manja saree', yellow],
    ['kalyanathinu pattu', all(silk, wedding)],
  ],
  ml: [
    ['അയ്യായിരത്തിൽ കൂടാത്ത കോട്ടൺ സാരി', all(cotton, upTo(5000))],
    ['പച്ചപ്പട്ടുസാരികൾ', all(green, silk)],
    ['വിവാഹത്തിനുള്ള പട്ടുസാരി', all(silk, wedding)],
    ['മൂവായിരത്തിനു താഴെ കോട്ടൺസാരി', all(cotton, upTo(3000))],
    ['ജരി ഇല്ലാത്ത സാരി', noZari],
    ['അമ്പലത്തിൽ പോകാൻ കസവുസാരി', all(kasavu, temple)],
    ['കറുത്ത പട്ട്', all(black, silk)],
    ['സാരി തിരിച്ചയയ്ക്കാൻ', nothing],
  ],
  'latin-hi': [
    ['5000 se upar nahi sooti saree', all(cotton, upTo(5000))],
    ['hari reshmi sadiyan', all(green, silk)],
    ['shaadi ke liye laal sari', all(red, wedding)],
    ['teen hazaar se kam sooti sari', all(cotton, upTo(3000))],
    ['bina jari ki saree', noZari],
    ['daftar ke liye linen', all(linen, office)],
  ],
  hi: [
    ['पाँच हज़ार से ज़्यादा नहीं सूती साड़ी', all(cotton, upTo(5000))],
    ['हरी रेशमी साड़ियाँ', all(green, silk)],
    ['शादियों के लिए रेशमी साड़ी', all(silk, wedding)],
    ['तीन हज़ार रुपये से कम की सूती साड़ियाँ', all(cotton, upTo(3000))],
    ['बिना ज़री वाली साड़ियाँ', noZari],
    ['पीली कांजीवरम', all(yellow, kanjivaram)],
    ['काली बनावट में रेशम', all(black, silk)],
    ['पूजा के लिए सफ़ेद साड़ी', all(white, temple)],
    ['पैसे वापस कब मिलेंगे', nothing],
  ],
}

export const unseenQueries = queriesOf('unseen', asked)
