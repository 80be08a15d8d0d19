import { dayNameIn } from '#domain/delivery/day-name.ts'
import { formatPaise, formatRupees } from '#domain/money.ts'
import type { RefusalWords } from '#domain/refusals/list.ts'
import { sayCodes } from '#domain/said/sentence.ts'
import { adminReturns } from './returns.ts'
import { complianceFindings } from './said/compliance.ts'

const { states } = adminReturns
const dayName = dayNameIn('hi')

const ofFile = {
  'picture-over-10-mb': 'एक फ़ोटो अधिकतम 10 MB की हो सकती है।',
  'picture-too-many-pixels': 'यह फ़ोटो बहुत बड़ी है: अधिकतम 40 मेगापिक्सल।',
  'picture-empty': 'यह फ़ाइल ख़ाली है।',
  'picture-damaged': 'यह फ़ोटो ख़राब है या पूरी नहीं। फिर से सेव करके कोशिश करें।',
  'picture-too-slow': 'इस फ़ोटो को पढ़ने में बहुत समय लगता है। JPEG में सेव करके कोशिश करें।',
  'picture-of-another-kind': 'केवल JPEG, PNG, WebP और AVIF फ़ोटो चल सकती हैं।',
}

/** What only staff are told when something is refused. */
export const refusals: RefusalWords = {
  'picture-of-import': ({ file, why }) => `${file}: ${ofFile[why]}`,
  'products-changed': ({ names }) => `इस बीच किसी और ने इन्हें बदला है: ${names.join(', ')}।`,
  'import-not-csv': ({ line }) =>
    `यह फ़ाइल CSV की तरह नहीं पढ़ी जा सकी: पंक्ति ${line ?? '?'} के पास उद्धरण चिह्न देखें।`,
  'refund-over-one-note': ({ notes }) =>
    `हर क्रेडिट नोट के पैसे अलग-अलग लौटाएँ: ${notes.map(({ number, openPaise }) => `${number} ${formatPaise(openPaise)}`).join(', ')}।`,
  'another-transfer-named': ({ references }) =>
    `इस बीच ग्राहक ने दूसरा ट्रांसफ़र बताया है: ${references.join(', ')}।`,
  'return-has-reds': ({ words, told }) =>
    `पहले इसे ठीक करें, या बताएँ कि रिटर्न फिर भी क्यों बनाया जाए (खाता-बही, नियम पालन)। ${told?.map(({ id, found }) => `${id}: ${sayCodes(complianceFindings, found)}`).join(' ') ?? words.join(' ')}`,
  'return-cannot-become': ({ from, to }) =>
    `“${states[from]}” वाली वापसी “${states[to]}” नहीं बन सकती।`,
  'no-exchange-any-more': ({ state }) => `“${states[state]}” वाली वापसी एक्सचेंज नहीं बन सकती।`,
  'no-picture-chosen': 'कृपया फ़ोटो चुनें।',
  'no-such-picture': 'ऐसी कोई फ़ोटो नहीं है।',
  'neither-jpg-nor-webp': ({ file }) => `${file} न .jpg है न .webp।`,
  'no-such-product': 'यह प्रोडक्ट नहीं है।',
  'product-gone': 'इनमें से एक प्रोडक्ट अब नहीं है।',
  'no-such-category': 'यह कैटेगरी नहीं है।',
  'unknown-category': 'यह कैटेगरी नहीं है।',
  'picture-of-another-product': 'यह फ़ोटो इस प्रोडक्ट की नहीं है।',
  'product-slug-taken': 'इस वेब पते का प्रोडक्ट पहले से है।',
  'product-code-taken': 'इस कोड का प्रोडक्ट पहले से है।',
  'slug-taken': 'यह वेब पता पहले से लिया हुआ है।',
  'code-taken': 'यह कोड पहले से लिया हुआ है।',
  'wrong-declaration': ({ first }) => `यह जानकारी सही नहीं: ${first}।`,
  'stock-or-difference': 'स्टॉक या अंतर, एक ही बताएँ।',
  'fewer-in-stock': 'इतने स्टॉक में नहीं हैं।',
  'in-stock-now': ({ stock }) => `अभी ${stock} हैं`,
  'stock-changed': ({ stock, seen }) => `स्टॉक अब ${stock} है; आपने देखा तब ${seen} था।`,
  'bad-slug': 'छोटे अंग्रेज़ी अक्षर, अंक और एक-एक हाइफ़न लिखें, जैसे kanjivaram-silk।',
  'price-to-publish': ({ name }) => `${name} की क़ीमत अभी नहीं है। इसे सिर्फ़ ड्राफ़्ट रख सकते हैं।`,
  'undo-over': 'यह अब वापस नहीं लिया जा सकता: दस मिनट बीत चुके हैं, या यह पहले ही वापस लिया जा चुका है।',
  'publish-at-passed': 'यह समय निकल चुका है। आगे का समय चुनें।',
  'slug-of-digits': 'कैटेगरी के पते में कम से कम एक अक्षर चाहिए।',
  'slug-of-the-shop': ({ slug }) => `“${slug}” पता दुकान ख़ुद इस्तेमाल करती है। कृपया दूसरा चुनें।`,
  'slug-stays': 'इस पेज का पता नहीं बदल सकता: दुकान इससे लिंक करती है।',
  'no-csv-chosen': 'कृपया CSV फ़ाइल चुनें।',
  'import-empty': 'इस फ़ाइल में कोई प्रोडक्ट नहीं है।',
  'import-too-long': 'एक बार में अधिकतम 20,000 प्रोडक्ट इंपोर्ट हो सकते हैं।',
  'import-not-utf8': 'यह फ़ाइल UTF-8 नहीं है। “CSV UTF-8” में सेव करके फिर कोशिश करें।',
  'no-such-page': 'यह पेज नहीं है।',
  'page-slug-taken': 'इस वेब पते का पेज पहले से है।',
  'page-of-the-shop': ({ title }) => `“${title}” दुकान का हिस्सा है, हटाया नहीं जा सकता।`,
  'nothing-moved': 'इस नाम का कुछ नहीं बदला।',
  'category-slug-taken': 'इस वेब पते की कैटेगरी पहले से है।',
  'category-name-taken': 'इस नाम की कैटेगरी पहले से है।',
  'name-taken': 'यह नाम पहले से लिया हुआ है।',
  'same-category': 'इन प्रोडक्ट के लिए दूसरी कैटेगरी चुनें।',
  'no-such-text': 'इस नाम से दुकान अब कुछ नहीं कहती।',
  'no-such-testimonial': 'यह राय नहीं है।',
  'no-such-search-word': 'यह खोज शब्द नहीं है।',
  'search-word-taken': 'ऐसा खोज शब्द पहले से है।',
  'search-words-full': ({ most }) => `${most} खोज शब्द पहले से हैं। जो काम का नहीं उसे हटाएँ।`,
  'no-such-promo-code': 'यह कूपन नहीं है।',
  'promo-code-taken': 'ऐसा कूपन पहले से है।',
  'promo-code-used-more': ({ uses }) => `यह पहले ही ${uses} बार इस्तेमाल हो चुका है।`,
  'used-so-often': ({ uses }) => `यह पहले ही ${uses} बार इस्तेमाल हो चुका है`,
  'used-code-keeps-name': 'इस्तेमाल हुए कोड का नाम नहीं बदलता।',
  'used-code-stays': 'इस्तेमाल हुआ कोड केवल बंद किया जा सकता है।',
  'no-door-refusal': 'इस ऑर्डर का कोई पार्सल दरवाज़े पर नहीं लौटाया गया।',
  'order-not-all-refunded': 'सारे पैसे लौटने पर ही यह ऑर्डर रिफ़ंड माना जाता है।',
  'order-not-confirmed': 'केवल कन्फ़र्म ऑर्डर भेजा जा सकता है।',
  'parcel-of-others': 'पार्सल में वही रखें जो ऑर्डर हुआ है।',
  'no-export': 'शिपिंग बिल केवल निर्यात के टैक्स इनवॉइस का होता है।',
  'shipping-bill-early': 'शिपिंग बिल पार्सल निकलने के बाद ही दर्ज हो सकता है।',
  'no-shipping-number': '3 से 15 अक्षर और अंक भरें',
  'no-port-code': 'पोर्ट के 6 अक्षर और अंक भरें, जैसे INMAA4',
  'shipping-bill-in-future': 'ऐसी तारीख़ भरें जो आगे की न हो',
  'shipping-bill-before-invoice': ({ day }) =>
    `इनवॉइस की तारीख़ ${dayName(day)} या उसके बाद की तारीख़ भरें`,
  'shipping-bill-noted': ({ number }) =>
    number === ''
      ? 'इस इनवॉइस का कोई शिपिंग बिल दर्ज नहीं है: कृपया फिर से देखें।'
      : `इस इनवॉइस का शिपिंग बिल ${number} पहले से दर्ज है: बदलने से पहले उसे देख लें।`,
  'eway-bill-wanted': ({ number }) =>
    `${number} सिर्फ़ ई-वे बिल के साथ भेजा जा सकता है: उसका नंबर देकर पार्सल बनाएँ, या लिखें कि उसकी ज़रूरत क्यों नहीं है।`,
  'no-such-parcel': 'यह पार्सल नहीं है।',
  'order-all-sent': 'यह पूरा ऑर्डर पहले ही जा चुका है: इसे दोबारा नहीं भेजा जा सकता।',
  'sent-already': 'इनमें से कुछ पहले से किसी और पार्सल में है: कृपया पार्सल देखें।',
  'asked-otherwise': ({ paise }) =>
    `इस बीच इस ऑर्डर में ${formatPaise(paise)} माँगे गए हैं। जो रक़म आई है उसे एक बार फिर देख लें।`,
  'statement-too-long': ({ most }) =>
    `इस फ़ाइल में ${most.toLocaleString('en-IN')} से ज़्यादा पंक्तियाँ हैं। कृपया इसे बाँटकर भेजें।`,
  'cash-below': ({ limitPaise }) =>
    `क़ानूनन एक बिक्री में ${formatRupees(limitPaise)} से कम ही नक़द लिया जा सकता है`,
  'order-over': 'यह ऑर्डर समाप्त हो चुका है: यह जैसा था वैसा ही रहेगा।',
  'parcel-left': 'पार्सल जा चुका है।',
  'order-country-stays':
    'ऑर्डर का देश नहीं बदला जा सकता: डिलीवरी, टैक्स और पेमेंट के तरीक़े उसी देश के लिए तय हुए थे। किसी और देश में भेजने के लिए यह ऑर्डर रद्द करके नया बनाएँ।',
  'saree-in-two-lines': 'हर साड़ी एक ही पंक्ति में हो।',
  'saree-of-order-gone': 'साड़ियों में से एक अब नहीं मिलती।',
  'discount-over-price': 'छूट साड़ियों की क़ीमत से ज़्यादा है।',
  'no-such-refund': 'यह रिफ़ंड नहीं है।',
  'lines-of-invoice': ({ number }) =>
    `${number} इन्हीं साड़ियों के लिए जारी हुआ है, और जो उसमें लिखा है, वही रहता है। पहले “दस्तावेज़” में उसे रद्द करें; रिटर्न में जा चुका हो, तो क्रेडिट नोट और नया ऑर्डर बनाएँ।`,
  'bill-needs-name': ({ fromPaise }) =>
    `${formatRupees(fromPaise)} से बिल पर ग्राहक का नाम होना चाहिए`,
  'only-at-stall': 'कार्ड मशीन से केवल काउंटर की बिक्री का पेमेंट होता है',
  'lines-of-exchange':
    'यह ऑर्डर एक एक्सचेंज का आधा हिस्सा है: साड़ियाँ वहीं चुनी जाती हैं। कृपया इसे रद्द करके दूसरा एक्सचेंज मंज़ूर करें।',
  'lines-while-claimed':
    'ग्राहक ने इस ऑर्डर के लिए एक ट्रांसफ़र बताया है। पहले उसे देख लें: पेमेंट मिला दर्ज करें, या ढूँढना बंद करें।',
  'parcels-meanwhile': 'किसी और ने अभी इस ऑर्डर का पार्सल भेजा है: पहले पार्सल देखें।',
  'refunded-meanwhile': 'किसी और ने अभी पैसे लौटाए हैं: पहले रिफ़ंड देखें।',
  'refund-over-paid': ({ mostPaise }) => `अधिकतम ${formatRupees(mostPaise)} लौटाए जा सकते हैं।`,
  'at-most-given-back': ({ mostPaise }) => `अधिकतम ${formatRupees(mostPaise)} लौटाए जा सकते हैं`,
  'refund-over-notes': ({ owedPaise }) =>
    `इस ऑर्डर के क्रेडिट नोट से ${formatPaise(owedPaise)} लौटाने हैं। पहले क्रेडिट नोट बनाएँ, या सद्भावना में दें।`,
  'at-most-without-goodwill': ({ owedPaise }) => `सद्भावना के बिना अधिकतम ${formatPaise(owedPaise)}`,
  'all-given-back': 'सब लौटाया जा चुका है।',
  'not-paid-by-gateway': 'इस ऑर्डर का पेमेंट Razorpay से नहीं हुआ।',
  'gateway-not-set-up': 'पेमेंट गेटवे नहीं लगा है।',
  'refund-over-payment': ({ mostPaise }) =>
    `Razorpay एक बार में अधिकतम ${formatRupees(mostPaise)} लौटा सकता है।`,
  'at-most-at-once': ({ mostPaise }) =>
    `Razorpay एक बार में अधिकतम ${formatRupees(mostPaise)} लौटा सकता है`,
  'no-such-payment': 'यह पेमेंट नहीं है।',
  'other-amount': 'यह वह रक़म नहीं जो माँगी गई।',
  'order-awaits-money': 'इस ऑर्डर का पेमेंट बाक़ी है: पेमेंट दर्ज करें या रद्द करें।',
  'no-transfer-named': 'अब ढूँढने को कोई ट्रांसफ़र नहीं है।',
  'statement-without-money': 'इस फ़ाइल में आए पैसे का कॉलम नहीं है (credit, deposit या amount)।',
  'remittance-without-numbers': 'इस फ़ाइल में ट्रैकिंग नंबर (AWB) और वसूली गई रक़म के कॉलम नहीं हैं।',
  'statement-not-csv': 'यह फ़ाइल CSV की तरह नहीं पढ़ी जा सकी।',
  'no-statement-chosen': 'कृपया बैंक की CSV फ़ाइल चुनें।',
  'unsigned-event': 'इस इवेंट पर पेमेंट गेटवे के हस्ताक्षर नहीं हैं।',
  'no-gateway-event': 'यह पेमेंट गेटवे का इवेंट नहीं है।',
  'no-such-document': 'यह दस्तावेज़ नहीं है।',
  'order-not-packed': 'ऑर्डर पैक होने पर ही इनवॉइस बनता है।',
  'credit-note-instead': 'पार्सल जा चुका है: कृपया क्रेडिट नोट बनाएँ।',
  'document-cancelled': 'यह दस्तावेज़ पहले ही रद्द है।',
  'only-bills-cancelled': 'केवल इनवॉइस या बिल रद्द हो सकता है।',
  'document-reported': ({ number }) => `${number} रिटर्न में जा चुका है: कृपया क्रेडिट नोट बनाएँ।`,
  'document-credited': ({ number }) => `${number} का क्रेडिट नोट है: कृपया जो बचा है उसे क्रेडिट करें।`,
  'credited-meanwhile': 'किसी और ने अभी क्रेडिट नोट बनाया है: पहले दस्तावेज़ देखें।',
  'credit-note-too-late': ({ number, lastDay }) =>
    `${number} का क्रेडिट नोट ${lastDay} तक बन सकता था। सद्भावना में पैसे अब भी लौट सकते हैं।`,
  'invoice-cancelled': ({ number }) => `${number} रद्द है: क्रेडिट करने को कुछ नहीं।`,
  'no-invoice-to-credit': 'अभी कोई इनवॉइस नहीं जिसका क्रेडिट नोट बने।',
  'not-on-the-invoice': 'जो इनवॉइस पर है वही क्रेडिट हो सकता है।',
  'more-than-is-left': ({ number }) => `${number} में क्रेडिट नोट के बाद जो बचा है, यह उससे ज़्यादा है।`,
  'more-than-line-has': ({ number, name, pieces, leftPaise }) =>
    `यह बिके हुए से ज़्यादा है: ${number} में “${name}” के ${pieces} पीस, ${formatPaise(leftPaise)} के, ही और क्रेडिट हो सकते हैं।`,
  'nothing-to-credit': ({ number }) => `${number} में क्रेडिट करने को कुछ नहीं।`,
  'series-full': 'इस वित्त वर्ष में इस सीरीज़ के नंबर ख़त्म हो गए। सेटिंग, क़ानून और टैक्स में दूसरे अक्षर चुनें।',
  'invoice-across-states':
    'यह दुकान केवल अपने राज्य में बेच सकती है: इससे ज़्यादा के लिए नियमित रजिस्ट्रेशन चाहिए।',
  'invoice-without-rate': 'एक साड़ी की इस दिन की टैक्स दर नहीं है: सेटिंग, क़ानून और टैक्स देखें।',
  'no-such-tax-class': 'यह टैक्स वर्ग नहीं है।',
  'no-such-limit': 'इस नाम की कोई सीमा नहीं है।',
  'limit-over-another': 'इस सीमा की एक पंक्ति इसी दिन या इसके बाद पहले से शुरू होती है।',
  'limit-in-the-past': 'सीमा पिछली तारीख़ से शुरू नहीं हो सकती: उन दिनों पहले वाली सीमा लागू थी।',
  'limit-no-such-value':
    'पूरे दिन या महीने; साल का कोई दिन हो तो पहले महीना, फिर दिन: 1231 यानी 31 दिसंबर।',
  'rate-decimals':
    'दर में ज़्यादा से ज़्यादा दो दशमलव अंक, आख़िरी अंक सम, जैसे 5 या 0.26: CGST इसका आधा होता है।',
  'rate-over-another': ({ day }) =>
    `इस सामान की इस क़ीमत पर ${dayName(day)} से पहले ही एक दर है: कृपया उसके बाद की तारीख़ चुनें।`,
  'rate-in-the-past': 'दर पिछली तारीख़ से शुरू नहीं हो सकती: उन दिनों के दस्तावेज़ बन चुके हैं।',
  'settings-in-the-past': 'यह पिछली तारीख़ से शुरू नहीं हो सकता: उन दिनों के दस्तावेज़ बन चुके हैं।',
  'later-settings-clash': ({ day }) =>
    `इस बदलाव के साथ ${dayName(day)} के लिए कही बातें मेल नहीं खाएँगी: उस दिन को अलग से बदलें।`,
  'invoice-needs-irn':
    'इस ऑर्डर में GSTIN है, और ई-इनवॉइस की सीमा से ऊपर इसके इनवॉइस को IRN चाहिए, जो यह दुकान नहीं माँगती: ऑर्डर रद्द करें और ग्राहक बिना GSTIN के ऑर्डर करे।',
  'place-unknown':
    'इस ऑर्डर के पते में भारत का कोई राज्य नहीं है, इसलिए टैक्स नहीं बताया जा सकता: पहले पता ठीक करें।',
  'seller-unsaid':
    'जब तक सेटिंग, क़ानून और टैक्स यह न बताए कि बेचने वाला कौन है, कोई दस्तावेज़ नहीं बन सकता: क़ानूनी नाम, पता और राज्य।',
  'no-exchange-of-businesses':
    'इस ऑर्डर में GSTIN है, और ई-इनवॉइस की सीमा से ऊपर दूसरी साड़ी के इनवॉइस को IRN चाहिए, जो यह दुकान नहीं माँगती: कृपया पैसे लौटाएँ या स्टोर क्रेडिट दें।',
  'change-unexplained': 'बताएँ कि रजिस्ट्रेशन, राज्य या GSTIN क्यों बदल रहा है।',
  'settings-just-changed': 'किसी और ने अभी इसे बदला है। कृपया फिर देखें।',
  'letters-of-another-kind': 'इस वित्त वर्ष में ये अक्षर दूसरी तरह के दस्तावेज़ों के हैं।',
  'period-not-over': 'यह अवधि अभी पूरी नहीं हुई: आख़िरी दिन के बाद बंद हो सकती है।',
  'earlier-period-open': ({ earlier }) =>
    `${earlier} के कुछ दस्तावेज़ किसी रिटर्न में नहीं हैं: पहले वह अवधि बंद करें।`,
  'period-filed': ({ arn }) => `यह अवधि ${arn} से पहले ही फ़ाइल हो चुकी है।`,
  'no-regular-seller': 'केवल नियमित विक्रेता GSTR-1 भरते हैं: सेटिंग, क़ानून और टैक्स देखें।',
  'period-in-longer-one': 'यह अवधि एक लंबी अवधि के हिस्से के रूप में बंद हो चुकी है।',
  'nothing-to-waive': 'इनमें से कुछ भी अब लाल नहीं: सूची फिर देखें।',
  'no-month': 'यह कोई महीना नहीं है।',
  'files-by-quarter': 'यह दुकान तिमाही में भरती है: उसका आख़िरी महीना चुनें।',
  'last-day-first': 'आख़िरी दिन पहले दिन से पहले है।',
  'over-eight-years': 'अधिकतम आठ साल चुनें।',
  'return-refused': 'यह वापसी नहीं मानी गई।',
  'return-settled': 'यह वापसी निपट चुकी है।',
  'exchange-waits': ({ number }) =>
    `ऑर्डर ${number} इस एक्सचेंज के इंतज़ार में है: इस ऑर्डर के पैसे आने पर दर्ज करें, या पहले ${number} रद्द करें।`,
  'exchange-made': ({ number }) => `इस एक्सचेंज का ऑर्डर ${number} बन चुका है: पहले उसे रद्द करें।`,
  'credit-chosen': 'ग्राहक ने इस वापसी पर स्टोर क्रेडिट चुना है।',
  'return-moved': 'किसी और ने अभी इस वापसी को आगे बढ़ाया है।',
  'no-such-store-credit': 'यह स्टोर क्रेडिट नहीं है।',
  'credit-is-empty': 'इस स्टोर क्रेडिट में कुछ नहीं बचा।',
  'credit-without-email': 'इस स्टोर क्रेडिट का ईमेल पता हमारे पास नहीं।',
  'credit-changed': 'इस बीच बैलेंस बदल गया है: पहले उसे देखें।',
  'pay-out-over-credit': ({ mostPaise }) => `अधिकतम ${formatPaise(mostPaise)} दिए जा सकते हैं।`,
  'at-most-paid-out': ({ mostPaise }) => `अधिकतम ${formatPaise(mostPaise)} दिए जा सकते हैं`,
  'credit-is-the-buyers-choice': 'पैसे की जगह स्टोर क्रेडिट केवल ग्राहक चुन सकते हैं।',
  'buyers-choice-of-credit': 'पैसे की जगह स्टोर क्रेडिट केवल ग्राहक चुन सकते हैं',
  'refund-over-credit': ({ mostPaise }) =>
    `इस ऑर्डर में अधिकतम ${formatPaise(mostPaise)} स्टोर क्रेडिट से चुकाए गए।`,
  'at-most-by-credit': ({ mostPaise }) =>
    `इस ऑर्डर में अधिकतम ${formatPaise(mostPaise)} स्टोर क्रेडिट से चुकाए गए`,
  'no-such-review': 'यह रिव्यू नहीं है।',
  'decided-meanwhile': 'किसी और ने अभी इस रिव्यू पर फ़ैसला किया है।',
  'replied-meanwhile': 'इस बीच किसी और ने जवाब लिखा है। कृपया दोनों देखें।',
  'password-again': 'कृपया अपना पासवर्ड फिर से भरें',
  'no-such-customer': 'ऐसा कोई ग्राहक नहीं है।',
  'no-such-note': 'यह नोट नहीं है।',
  'own-password-first': 'पहले अपना पासवर्ड चुनें: आपका खाता इसे माँगता है।',
  'two-step-first':
    'पहले टू-स्टेप लॉगिन चालू करें: मेरा खाता, टू-स्टेप लॉगिन। आपकी दुकान मालिकों और मैनेजरों से यह माँगती है।',
  'no-such-person': 'ऐसा कोई व्यक्ति नहीं है।',
  'not-on-the-staff': 'ये स्टाफ़ में नहीं हैं।',
  'no-such-account': 'ऐसा कोई खाता नहीं है।',
  'register-first': 'ऐसा कोई खाता नहीं है: पहले वे रजिस्टर करें।',
  'on-the-staff-already': ({ username }) => `${username} पहले से स्टाफ़ में हैं।`,
  'email-unconfirmed': 'यह ईमेल किसी ने कन्फ़र्म नहीं किया: यूज़रनेम लिखें, या कन्फ़र्म होने तक रुकें।',
  'own-role': 'कोई अपनी भूमिका नहीं बदल सकता: दूसरे मालिक को बदलनी होगी।',
  'last-owner': 'दुकान को एक मालिक चाहिए: पहले किसी और को मालिक बनाएँ।',
  'unknown-api-token': 'यह टोकन पहचाना नहीं गया, या इसकी अवधि ख़त्म हो चुकी है।',
  'not-for-tokens': 'यह लॉगिन किए हुए लोगों के लिए है: कोई टोकन इसे नहीं खोलता।',
  'too-many-calls': 'इस टोकन से बहुत ज़्यादा कॉल आए हैं। कृपया एक मिनट रुकें।',
  'no-such-webhook': 'ऐसा कोई वेबहुक नहीं है।',
  'no-such-delivery': 'यह संदेश अब नहीं है।',
  'webhook-address': 'कृपया खुले इंटरनेट का https पता लिखें।',
  'webhooks-full': ({ most }) => `पहले से ${most} वेबहुक हैं। जो किसी काम का नहीं, उसे हटाएँ।`,
  'no-such-api-token': 'ऐसा कोई टोकन नहीं है।',
  'api-tokens-full': ({ most }) => `पहले से ${most} टोकन हैं। जो किसी काम का नहीं, उसे रद्द करें।`,
  'trial-without-saree': 'ऑर्डर के लिए स्टॉक में एक साड़ी चाहिए। पहले एक जोड़ें।',
  'trial-without-way': 'ऑर्डर के लिए पेमेंट का एक तरीक़ा चाहिए। पहले एक चालू करें।',
  'letter-not-failed': 'यह ईमेल नाकाम नहीं हुआ है।',
  'no-such-letter': 'यह ईमेल नहीं है।',
  'over-a-year': 'अधिकतम एक साल चुनें।',
  'days-reversed': 'पहला दिन आख़िरी दिन के बाद नहीं हो सकता।',
  'found-more': 'इस बीच कुछ और मिला है। कृपया फिर देखें।',
  'no-such-message': 'यह मैसेज नहीं है।',
  'message-is-complaint': 'यह मैसेज पहले ही शिकायत है।',
  'complaint-resolved': 'यह शिकायत सुलझ चुकी है।',
  'no-such-reader': 'ऐसा कोई पाठक नहीं है।',
  'data-request-answered': 'इस अनुरोध का जवाब दिया जा चुका है।',
  'no-such-kind': 'इस तरह का कोई डेटा नहीं है।',
  'held-already': 'इस तरह का डेटा पहले से रोका हुआ है।',
  'no-such-hold-on-data': 'यह रोक पहले ही हटाई जा चुकी है।',
  'legal-hold': 'क़ानूनी रोक इस डेटा को रखती है: अनुरोध मना करें, या पहले रोक हटाएँ।',
  'no-such-breach': 'ऐसा कोई डेटा उल्लंघन नहीं है।',
}
