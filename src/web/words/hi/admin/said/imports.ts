import type { ImportSentences, TwoSides } from '#domain/said/of-imports.ts'
import type { SentencesIn } from '#domain/said/sentence.ts'

const sidesOf = (sides: TwoSides[]) =>
  sides
    .map(({ column, here, file }) =>
      file === null ? column : `${column}: यहाँ “${here}”, फ़ाइल में “${file}”`,
    )
    .join('; ') || 'फ़ोटो'

/** What is wrong with a row of a file of products, or of words. */
export const importFaults: SentencesIn<ImportSentences> = {
  archived: 'यह प्रोडक्ट आर्काइव में है। पहले इसे वापस लाएँ।',
  'no-picture': ({ name }) => `“${name}” नाम की कोई फ़ोटो नहीं है। उसे फ़ाइल के साथ चुनें।`,
  twice: ({ row, column }) => `पंक्ति ${row} में भी यही ${column} है।`,
  'slug-taken': ({ name, code }) => `यह वेब पता पहले से “${name}” (${code}) का है।`,
  outdated: ({ sides }) =>
    `फ़ाइल बनने के बाद किसी और ने यह प्रोडक्ट बदला है: ${sidesOf(sides)}। उनका मान पंक्ति में लिखें, या अपना रखने के लिए यह ख़ाना ख़ाली कर दें।`,
  'more-cells': 'इस पंक्ति में शीर्षक से ज़्यादा ख़ाने हैं।',
  'no-column': ({ name }) => `“${name}” नाम का कोई कॉलम नहीं है।`,
  'column-twice': 'यह कॉलम दो बार है।',
  'no-heading': 'पहली पंक्ति में कॉलमों के नाम होने चाहिए।',
  'yes-or-no': 'yes या no लिखें।',
  'no-category': ({ name }) => `“${name}” नाम की कोई कैटेगरी नहीं है।`,
  'too-few': ({ stock }) => `मौजूद सिर्फ़ ${stock}।`,
  'stock-and-change': 'स्टॉक लिखें या बदलाव, दोनों नहीं।',
  'no-whole-number': 'कृपया पूरी संख्या लिखें।',
  'no-such-text': 'इस नाम से दुकान में अब कुछ नहीं है।',
  'text-outdated': 'फ़ाइल बनने के बाद यह बदल चुका है। कृपया इसे फिर से एक्सपोर्ट करें।',
  'words-too-long': 'ये शब्द बहुत लंबे हैं।',
  'no-words': 'इस फ़ाइल में कोई शब्द नहीं है।',
  'too-many-rows': ({ most }) => `एक फ़ाइल में ज़्यादा से ज़्यादा ${most.toLocaleString('en-IN')} पंक्तियाँ।`,
  'column-missing': 'यह कॉलम नहीं है।',
}
