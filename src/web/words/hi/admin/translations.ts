import type { adminTranslations as english } from '../../en/admin/translations.ts'
import type { InLanguage } from '../../in-language.ts'

const counted = (count: number) => count.toLocaleString('en-IN')

/** What the shop has written, in other languages. */
export const adminTranslations: InLanguage<typeof english> = {
  lead: 'आपका लिखा, आपके ग्राहकों की भाषाओं में। जो नहीं है वह अंग्रेज़ी में दिखता है।',
  columns: {
    language: 'भाषा',
    said: 'अनुवाद हुआ',
    missing: 'नहीं है',
    stale: 'अंग्रेज़ी बदली',
    machine: 'मशीन का बनाया',
  },
  names: {
    ...{ en: 'अंग्रेज़ी', ta: 'तमिल', te: 'तेलुगु', kn: 'कन्नड़', ml: 'मलयालम', hi: 'हिंदी' },
  },
  failed: 'अनुवाद गिने नहीं जा सके',
  texts: {
    title: 'यहीं अनुवाद करें',
    language: 'भाषा',
    state: 'स्थिति',
    everyState: 'सभी टेक्स्ट',
    states: {
      open: 'अभी बाक़ी',
      missing: 'नहीं है',
      stale: 'अंग्रेज़ी बदली',
      machine: 'मशीन का बनाया',
      said: 'अनुवाद हुआ',
    },
    thing: 'प्रकार',
    everyThing: 'सब कुछ',
    things: {
      product: 'प्रोडक्ट',
      picture: 'फ़ोटो',
      value: 'साझा मान',
      category: 'कैटेगरी',
      page: 'पेज',
      profile: 'दुकान का परिचय',
      story: 'कहानी',
      newsletter: 'न्यूज़लेटर',
      offer: 'ऑफ़र',
      announcement: 'सूचना',
      menu: 'मेन्यू',
      section: 'होम का हिस्सा',
    },
    search: 'दोनों टेक्स्ट में खोजें',
    searchHint: 'टेक्स्ट का कोई हिस्सा',
    english: 'अंग्रेज़ी',
    save: 'सेव करें',
    confirm: 'अब भी सही',
    saving: 'सेव हो रहा है…',
    saved: 'अनुवाद सेव हुआ',
    notSaved: 'अनुवाद सेव नहीं हुआ',
    empty: 'अभी कुछ नहीं लिखा गया।',
    narrowed: 'इन फ़िल्टर में कोई टेक्स्ट नहीं बचा।',
    count: (total) => `${counted(total)} टेक्स्ट`,
    englishNow: 'अंग्रेज़ी अब यह है',
  },
  file: {
    title: 'स्प्रेडशीट में अनुवाद करें',
    text: 'सब डाउनलोड करें, भाषाओं के कॉलम भरें और फ़ाइल वापस लाएँ। ख़ाली ख़ाना कुछ नहीं बदलता।',
    download: 'अनुवाद डाउनलोड करें',
    choose: 'CSV फ़ाइल चुनें',
    hint: 'सेव होने से पहले जाँची जाती है।',
    drop: 'यहाँ छोड़ें',
    accept: 'मैंने पूरी फ़ाइल अंग्रेज़ी से मिलाकर पढ़ ली है',
    acceptHint: 'तब जो शब्द नहीं बदले वे ताज़ा माने जाएँगे, और मशीन वाले आपके।',
    checking: 'जाँच हो रही है …',
    saving: 'सेव हो रहा है…',
    found: (rows, changed) =>
      `${rows === 1 ? '1 पंक्ति' : `${counted(rows)} पंक्तियाँ`}, ${counted(changed)} बदलाव।`,
    nothing: 'इसमें कुछ नया नहीं है।',
    faults: (count) =>
      count === 1 ? '1 पंक्ति ठीक करनी है।' : `${counted(count)} पंक्तियाँ ठीक करनी हैं।`,
    fault: (row, column) => `पंक्ति ${counted(row)}, ${column}:`,
    apply: (count) => `${counted(count)} बदलाव सेव करें`,
    applied: 'अनुवाद सेव हुए',
    failed: 'फ़ाइल पढ़ी नहीं जा सकी',
  },
}
