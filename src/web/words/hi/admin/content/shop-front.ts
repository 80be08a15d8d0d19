import type { adminFront as english } from '../../../en/admin/content/shop-front.ts'
import type { InLanguage } from '../../../in-language.ts'

/** The bar above the header, and the links in header and footer. */
export const adminFront: InLanguage<typeof english> = {
  reset: 'पहले जैसा करें',
  save: 'सेव करें',
  saving: 'सेव हो रहा है…',
  newer: 'इस बीच किसी और ने इसे सेव किया है: उनके शब्द नीचे हैं।',
  announcements: {
    intro:
      'हर पंक्ति भारत के समय के अनुसार अपने पहले सेकंड से आख़िरी सेकंड तक हेडर के ऊपर रहती है। जब कोई पंक्ति न दिखे, तब दुकान की सेटिंग वाला बैनर दिखता है।',
    add: 'सूचना जोड़ें',
    empty: 'कोई सूचना नहीं है।',
    name: (number) => `सूचना ${number}`,
    text: 'पाठ',
    link: 'कहाँ ले जाए',
    linkHint: 'ख़ाली, /products जैसा पन्ना, या https:// वाला पता',
    nowhere: 'इस पते पर अभी कुछ नहीं है, इसलिए देखने वालों को बिना लिंक के सिर्फ़ लिखा हुआ दिखता है।',
    from: 'कब से',
    until: 'कब तक',
    isDismissible: 'आगंतुक इसे हटा सकते हैं',
    earlier: (number) => `सूचना ${number} ऊपर ले जाएँ`,
    later: (number) => `सूचना ${number} नीचे ले जाएँ`,
    remove: (number) => `सूचना ${number} हटाएँ`,
    unsaved: 'अभी सेव नहीं हुआ',
    states: { now: 'अभी दिख रही है', later: 'तय है', over: 'पूरी हुई' },
    saved: 'सूचनाएँ सेव हुईं',
    failed: 'सूचनाएँ सेव नहीं हो सकीं',
  },
  menus: {
    intro:
      'आपके लिंक हेडर में श्रेणियों की जगह और पन्ने के नीचे झटपट लिंक की जगह दिखते हैं। शर्तें, निजता, वापसी, शिकायत और विक्रेता के लिंक क़ानून के अनुसार हमेशा नीचे रहते हैं।',
    header: 'हेडर',
    footer: 'पन्ने का निचला हिस्सा',
    empty: 'ख़ाली: यहाँ सामान्य लिंक दिखते हैं।',
    add: 'लिंक जोड़ें',
    name: (number) => `लिंक ${number}`,
    label: 'क्या लिखा हो',
    leads: 'कहाँ ले जाए',
    other: 'कोई और पता…',
    address: 'पता',
    addressHint: '/products?fabrics=Silk जैसा पन्ना, या https:// वाला पता',
    nowhere: 'इस पते पर अभी कुछ नहीं है, इसलिए देखने वालों को यह लिंक नहीं दिखता।',
    earlier: (number) => `लिंक ${number} ऊपर ले जाएँ`,
    later: (number) => `लिंक ${number} नीचे ले जाएँ`,
    remove: (number) => `लिंक ${number} हटाएँ`,
    groups: { lists: 'सूचियाँ', categories: 'श्रेणियाँ', pages: 'पन्ने' },
    lists: {
      '/products': 'सभी साड़ियाँ',
      '/products?filter=new-arrivals': 'नई साड़ियाँ',
      '/products?filter=featured': 'चुनिंदा',
      '/products?filter=trending': 'लोकप्रिय',
      '/stories': 'कहानियाँ',
    },
    saved: 'मेन्यू सेव हुए',
    failed: 'मेन्यू सेव नहीं हो सके',
  },
}
