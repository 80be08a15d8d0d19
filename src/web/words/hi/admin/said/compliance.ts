import type { ComplianceSentences } from '#domain/compliance/sentences/all.ts'
import type { SellerPart } from '#domain/compliance/sentences/of-shop.ts'
import type { Found } from '#domain/compliance/sentences/parts.ts'
import type { Day } from '#domain/india-day.ts'
import { formatPaise, formatRupees, type Paise } from '#domain/money.ts'
import type { SentencesIn } from '#domain/said/sentence.ts'
import type { HsnFault } from '#domain/tax/hsn.ts'
import { locale } from '../locale.ts'

const figure = (count: number) => count.toLocaleString(locale)
const dayFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
const day = (of: Day) => dayFormat.format(new Date(`${of}T00:00:00Z`))

/** '12 साड़ियों का HSN नहीं है (कांजीवरम आदि)'. */
function told({ count, first }: Found, one: string, many: string): string {
  const named = first === '' ? '' : count === 1 ? ` (${first})` : ` (${first} आदि)`
  return `${figure(count)} ${count === 1 ? one : many}${named}`
}

const parts: Record<SellerPart, string> = {
  'legal-name': 'क़ानूनी नाम',
  address: 'पता',
  'officer-name': 'शिकायत अधिकारी का नाम',
  'officer-designation': 'शिकायत अधिकारी का पदनाम',
  'officer-contact': 'शिकायत अधिकारी का फ़ोन या ईमेल',
}

const always = {
  'no-class': 'माल की ऐसी कोई श्रेणी नहीं है',
  'service-digits': 'सेवा के कोड में 6 अंक होते हैं',
  'goods-digits': 'HSN में 4, 6 या 8 अंक होते हैं',
}

function hsnFault(fault: HsnFault): string {
  if (fault.kind !== 'chapter') return always[fault.kind]
  const { hsn, of, first, last } = fault
  const range = first === last ? `अध्याय ${first}` : `अध्याय ${first} से ${last} तक`
  return `${hsn} अध्याय ${hsn.slice(0, 2)} का है; “${of}” के कोड ${range} के हैं`
}

const sums = ({ paise, limitPaise }: { paise: Paise; limitPaise: Paise }) =>
  `इस वित्त वर्ष में ${formatRupees(paise)} की बिक्री हुई है; सीमा ${formatRupees(limitPaise)} है।`

const unfiled = ({ from, to }: { from: Day; to: Day }) =>
  `${day(from)} से ${day(to)} तक का रिटर्न अभी बंद नहीं हुआ है।`

/** What the checks of the law find, as the owner reads it. */
export const complianceFindings: SentencesIn<ComplianceSentences> = {
  'seller-unsaid':
    'आपके कारोबार का नाम, पता और टैक्स रजिस्ट्रेशन अभी भरे नहीं गए हैं। तब तक आप बिना GSTIN की दुकान के रूप में बेचते हैं: क़ानून हर बिक्री पर बिल माँगता है, इसलिए हर पार्सल का बिल दुकान के परिचय के नाम और पते से, बिना टैक्स के बनता है।',
  'seller-said': 'क़ानूनी नाम, पता और शिकायत अधिकारी भरे हुए हैं।',
  'seller-incomplete': ({ missing }) =>
    `अभी नहीं भरा गया: ${missing.map((part) => parts[part]).join(', ')}। ग्राहकों को इन्हें देखने का अधिकार है।`,
  'gstin-not-needed': 'बिना रजिस्ट्रेशन की दुकान को GSTIN नहीं चाहिए।',
  'gstin-malformed': 'GSTIN ठीक से नहीं लिखा है: कृपया हर अक्षर जाँच लें।',
  'gstin-of-another-state': 'GSTIN दुकान के राज्य का नहीं, किसी और राज्य का है।',
  'gstin-fits': 'GSTIN ठीक लिखा है और राज्य से मेल खाता है।',
  'gstin-specimen':
    'यह GSTIN नमूने का है, जो किसी को जारी नहीं हुआ। डेमो अपने दस्तावेज़ों पर “SPECIMEN” छापता है।',
  'gstin-placeholder':
    'यह GSTIN नमूने का है, जो किसी को जारी नहीं हुआ। अपने रजिस्ट्रेशन प्रमाणपत्र वाला GSTIN भरें।',
  'cod-free': 'कैश ऑन डिलीवरी पर कोई अतिरिक्त शुल्क नहीं है।',
  'cod-fee': ({ feePaise }) =>
    `कैश ऑन डिलीवरी पर ${formatRupees(feePaise)} अतिरिक्त लगते हैं। ऐसे शुल्कों की डार्क पैटर्न के तौर पर जाँच चल रही है: शुल्क न लेना सबसे सुरक्षित है, और पहले पेमेंट पर छूट से भी यही होता है।`,
  'no-undertaking': 'नवीनीकरण के लिए कोई लेटर ऑफ़ अंडरटेकिंग (LUT) नहीं है।',
  'undertaking-without-day': 'लेटर ऑफ़ अंडरटेकिंग (LUT) कब तक मान्य है? इसकी तारीख़ नहीं भरी गई।',
  'undertaking-ended': ({ until }) => `लेटर ऑफ़ अंडरटेकिंग (LUT) ${day(until)} को समाप्त हो गया। नया भरें।`,
  'undertaking-ends': ({ until }) =>
    `लेटर ऑफ़ अंडरटेकिंग (LUT) ${day(until)} को समाप्त होगा। अगले के लिए आवेदन करें।`,
  'undertaking-holds': ({ until }) => `लेटर ऑफ़ अंडरटेकिंग (LUT) ${day(until)} तक मान्य है।`,
  'limits-of-others': 'कंपोज़िशन वाले और बिना रजिस्ट्रेशन के विक्रेताओं की सीमाएँ इस दुकान पर लागू नहीं होतीं।',
  'bills-across-states': ({ found }) =>
    `${told(found, 'बिल इस साल दूसरे राज्य में गया', 'बिल इस साल दूसरे राज्यों में गए')}: यह रजिस्ट्रेशन इसकी अनुमति नहीं देता।`,
  'sales-below-limit': 'दूसरे राज्य में कुछ नहीं बिका, और बिक्री सीमा से बहुत नीचे है।',
  'sales-above-limit': (of) => `${sums(of)} रजिस्ट्रेशन बदलें: आज ही अपने अकाउंटेंट से पूछें।`,
  'sales-near-limit': (of) => `${sums(of)} दूसरे रजिस्ट्रेशन की तैयारी करें।`,
  'closed-to-businesses':
    'आपका टर्नओवर ई-इनवॉइस की सीमा से ऊपर है। यह दुकान IRN नहीं लेती, इसलिए GSTIN वाले ऑर्डर नहीं लेती। कारोबारों के पुराने इनवॉइस के क्रेडिट नोट ई-इनवॉइस पोर्टल पर ख़ुद दर्ज करें, और हर HSN छह अंकों में लिखें।',
  'businesses-wait': ({ found }) =>
    `${told(found, 'GSTIN वाला ऑर्डर रुका है', 'GSTIN वाले ऑर्डर रुके हैं')} और इनवॉइस नहीं बन सकता: पहले के ऑर्डर रद्द करें।`,
  'turnover-below-limit': 'टर्नओवर ई-इनवॉइस की सीमा से बहुत नीचे है।',
  'turnover-above-limit': (of) =>
    `${sums(of)} कारोबारों के इनवॉइस के लिए IRN चाहिए, जो यह दुकान नहीं लेती, और हर HSN में छह अंक: “क़ानून और टैक्स” में यह बताएँ, तब कारोबारों के लिए चेकआउट बंद हो जाएगा।`,
  'turnover-near-limit': (of) =>
    `${sums(of)} उससे ऊपर हर HSN में छह अंक चाहिए, और कारोबारों के इनवॉइस पर IRN।`,
  'rates-missing': ({ names }) => `आप ${names.join(', ')} बेचते हैं, पर आज उसके लिए कोई टैक्स दर नहीं है।`,
  'limits-ended': ({ names }) =>
    `क़ानून की ये सीमाएँ समाप्त हो गईं और इनके बाद की नहीं हैं: ${names.join(', ')}।`,
  'rates-disputed': ({ names }) =>
    `${names.join(', ')} की दर पर विवाद है। अपने अकाउंटेंट से पूछें और जो दर आप मानते हैं, वह भरें।`,
  'law-holds': 'हर दर और सीमा आज मान्य है।',
  'hsn-not-needed': 'HSN केवल नियमित विक्रेता को छापना होता है।',
  'hsn-missing': ({ found }) =>
    `बिक्री में ${told(found, 'साड़ी का HSN नहीं है', 'साड़ियों का HSN नहीं है')}: “MRP और टैक्स” में भरें, या CSV से इंपोर्ट करें।`,
  'hsn-wrong': ({ found, fault }) =>
    `बिक्री में ${told(found, 'साड़ी का HSN ग़लत है', 'साड़ियों का HSN ग़लत है')}: ${hsnFault(fault)}।`,
  'hsn-said': 'बिक्री की कोई साड़ी HSN के बिना नहीं है।',
  'no-price-in-gap': 'कोई क़ीमत दो टैक्स दरों के बीच नहीं है।',
  'price-in-gap': ({ found, gap }) => {
    const [keep, higher] = [formatPaise(gap.keepPaise), gap.higherBp / 100]
    return `${told(found, 'साड़ी', 'साड़ियाँ')} ${keep} और ${formatPaise(gap.untilPaise)} के बीच: इस क़ीमत पर ${higher} % टैक्स लगता है, ${keep} पर ${gap.lowerBp / 100} % ही रहेगा।`
  },
  'above-mrp': ({ found }) =>
    `${told(found, 'साड़ी की क़ीमत उसके MRP से ज़्यादा है', 'साड़ियों की क़ीमत उनके MRP से ज़्यादा है')}।`,
  'without-importer': ({ found }) =>
    `${told(found, 'आयातित साड़ी पर आयातक का नाम नहीं है', 'आयातित साड़ियों पर आयातक का नाम नहीं है')}।`,
  'without-country': ({ found }) =>
    `${told(found, 'साड़ी पर मूल देश नहीं लिखा है', 'साड़ियों पर मूल देश नहीं लिखा है')}।`,
  'without-maker': ({ found }) =>
    `${told(found, 'साड़ी पर निर्माता का नाम नहीं है', 'साड़ियों पर निर्माता का नाम नहीं है')}।`,
  'labels-complete':
    'कोई साड़ी निर्माता या मूल देश के बिना नहीं है, और किसी की क़ीमत उसके MRP से ज़्यादा नहीं है।',
  'complaints-over': ({ count }) =>
    `${figure(count)} ${count === 1 ? 'शिकायत क़ानून की समय-सीमा से आगे निकल गई है' : 'शिकायतें क़ानून की समय-सीमा से आगे निकल गई हैं'}: आज ही जवाब दें।`,
  'complaints-near': ({ count }) =>
    `${figure(count)} ${count === 1 ? 'शिकायत' : 'शिकायतों'} की क़ानूनी समय-सीमा एक दिन में पूरी हो रही है।`,
  'complaints-in-time': 'कोई शिकायत क़ानून की समय-सीमा के पास नहीं है।',
  'refunds-in-time': ({ days }) => `कोई भी ${days} दिन से ज़्यादा से पैसों का इंतज़ार नहीं कर रहा।`,
  'refunds-late': ({ found, days }) =>
    `${told(found, `ग्राहक ${days} दिन से ज़्यादा से पैसों का इंतज़ार कर रहे हैं`, `ग्राहक ${days} दिन से ज़्यादा से पैसों का इंतज़ार कर रहे हैं`)}: पैसे लौटाएँ।`,
  'notices-known': 'कोई सहमति सूचना के पुराने शब्दों पर नहीं टिकी है।',
  'notices-changed': ({ found }) =>
    `${told(found, 'सहमति सूचना के पुराने शब्दों पर है', 'सहमतियाँ सूचना के पुराने शब्दों पर हैं')}: इन लोगों को ईमेल से बताएँ कि क्या बदला।`,
  'never-swept': 'मियाद से पुराना डेटा अब तक कभी नहीं हटाया गया। इसे एक बार ख़ुद चलाएँ।',
  swept: 'मियाद से पुराना डेटा पिछले दो दिनों में हटाया गया।',
  'swept-long-ago': ({ days }) =>
    `मियाद से पुराना डेटा आख़िरी बार ${days} दिन पहले हटाया गया: इसे ख़ुद चलाएँ, और “नतीजे” में देखें कि रात का काम क्यों रुका है।`,
  'states-fit-pins': 'भेजे जाने वाले किसी ऑर्डर में PIN से अलग राज्य नहीं लिखा है।',
  'states-of-others': ({ found }) =>
    `भेजे जाने वाले ${told(found, 'ऑर्डर में राज्य PIN से अलग है', 'ऑर्डरों में राज्य PIN से अलग है')}। टैक्स राज्य पर निर्भर है: ग्राहक से पूछें।`,
  'no-eway-bill': 'किसी पैक पार्सल को ई-वे बिल नहीं चाहिए।',
  'eway-bill': ({ found }) =>
    `${told(found, 'पैक ऑर्डर को ई-वे बिल चाहिए', 'पैक ऑर्डरों को ई-वे बिल चाहिए')}: पोर्टल पर बनाएँ, और पार्सल सौंपते समय उसका नंबर भरें।`,
  'numbers-missing': ({ gaps }) =>
    `नंबर छूट गए हैं। ${gaps.map(({ series, given, documents }) => `${series}: ${figure(given)} दिए गए, ${figure(documents)} दस्तावेज़ों पर।`).join(' ')} डेटाबेस हाथ से बदला गया, या अधूरा रीस्टोर हुआ।`,
  'numbers-whole': 'दिया गया कोई नंबर न छूटा है, न दो बार है।',
  'numbers-end': ({ series, left }) =>
    `${series} में ${figure(left)} नंबर बचे हैं, क्योंकि एक नंबर में ज़्यादा से ज़्यादा 16 अक्षर होते हैं। “क़ानून और टैक्स” में दूसरे अक्षर चुनें: वे 000001 से शुरू होंगे।`,
  'documents-changed': ({ found }) =>
    `${told(found, 'दस्तावेज़ अब वैसा नहीं है जैसा जारी हुआ था', 'दस्तावेज़ अब वैसे नहीं हैं जैसे जारी हुए थे')}।`,
  'documents-off': ({ found }) =>
    `${told(found, 'दस्तावेज़ का जोड़ उसकी पंक्तियों से नहीं मिलता', 'दस्तावेज़ों का जोड़ उनकी पंक्तियों से नहीं मिलता')}।`,
  'changed-by-hand':
    'डेटाबेस हाथ से बदला गया: ग्राहक के पास की प्रति ही मानी जाएगी, और इससे न कुछ छपेगा, न क्रेडिट नोट बनेगा। पहले का बैकअप रीस्टोर करें।',
  'documents-add-up':
    'ऐसा कोई दस्तावेज़ नहीं जिसका जोड़ उसकी पंक्तियों से अलग हो, या जो जारी होने के बाद बदला हो।',
  'orders-unbilled': ({ found }) =>
    `${told(found, 'ऑर्डर बिना इनवॉइस के गया', 'ऑर्डर बिना इनवॉइस के गए')}: उसे खोलें और इनवॉइस बनाएँ।`,
  'documents-of-nothing': ({ found }) =>
    `${told(found, 'दस्तावेज़ किसी ऑर्डर का नहीं है', 'दस्तावेज़ किसी ऑर्डर के नहीं हैं')}।`,
  'orders-billed': 'कोई पार्सल बिना इनवॉइस के नहीं गया, और कोई दस्तावेज़ बिना ऑर्डर के नहीं है।',
  'notes-in-time': 'कोई क्रेडिट नोट देर से नहीं बना।',
  'notes-late': ({ found }) =>
    `${told(found, 'क्रेडिट नोट अपने इनवॉइस के लिए देर से बना', 'क्रेडिट नोट अपने इनवॉइस के लिए देर से बने')}: रिटर्न भरने से पहले अपने अकाउंटेंट को दिखाएँ।`,
  'return-agrees': 'रिटर्न की तालिकाएँ और HSN सारांश बराबर हैं।',
  'return-differs': ({ tablesPaise, hsnPaise }) =>
    `रिटर्न की तालिकाओं का जोड़ ${formatPaise(tablesPaise)} है, HSN सारांश का ${formatPaise(hsnPaise)}।`,
  'no-return': 'बनाने के लिए कोई रिटर्न नहीं है।',
  'return-due': (of) => `${unfiled(of)} इसकी तारीख़ आ गई है।`,
  'return-open': (of) => `${unfiled(of)} इसे डाउनलोड करें, अपलोड करें और अवधि बंद करें।`,
  'businesses-at-home': 'कारोबारों का कोई इनवॉइस उसके GSTIN से अलग राज्य में नहीं गया।',
  'businesses-elsewhere': ({ found }) =>
    `${told(found, 'कारोबार का इनवॉइस उसके GSTIN से अलग राज्य में गया', 'कारोबारों के इनवॉइस उनके GSTIN से अलग राज्यों में गए')}: अपने अकाउंटेंट को दिखाएँ।`,
}
