import type { Words } from '../words.ts'

export const kinship: Words['kinship'] = {
  otherColours: 'यही साड़ी दूसरे रंगों में',
  goesWith: 'इसके साथ जँचने वाली',
  goesWithText: 'इसके बॉर्डर या पल्लू के रंग में, उसी अवसर के लिए।',
  relatedText: 'हर एक में इस साड़ी से कुछ न कुछ मिलता है।',
  recent: 'हाल में देखी गईं',
  shared: {
    weave: 'वही बुनाई',
    border: 'वैसा ही बॉर्डर',
    color: 'वही रंग',
    category: 'वही परंपरा',
    fabric: 'वही कपड़ा',
    occasion: 'वही अवसर',
    price: 'आसपास की क़ीमत',
  },
  compare: {
    title: 'साड़ियों की तुलना करें',
    label: 'साड़ियाँ साथ-साथ',
    price: 'क़ीमत',
    stock: 'उपलब्धता',
    reviews: 'रिव्यू',
    notSaid: 'नहीं बताया गया',
    empty: 'तुलना के लिए अभी कुछ नहीं है',
    emptyText: 'कोई साड़ी खोलकर “तुलना करें” चुनें। चार साड़ियाँ तक साथ-साथ देखी जा सकती हैं।',
    more: 'एक और साथ में रखें',
    full: 'चार साड़ियाँ हो गई हैं: और जोड़ने के लिए एक हटाएँ।',
    failed: 'साड़ियाँ लोड नहीं हो पाईं।',
    remove: (name) => `${name} को हटाएँ`,
    add: (name) => `${name} को तुलना में जोड़ें`,
  },
}
