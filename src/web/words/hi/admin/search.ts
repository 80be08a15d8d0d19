import type { adminSearch as english } from '../../en/admin/search.ts'
import type { InLanguage } from '../../in-language.ts'

const counted = (count: number) => count.toLocaleString('en-IN')
const sarees = (count: number) => (count === 1 ? '1 साड़ी' : `${counted(count)} साड़ियाँ`)

/** What the owner has taught the search, and what shoppers did not find. */
export const adminSearch: InLanguage<typeof english> = {
  lead: 'वे शब्द जो खोज ख़ुद नहीं जानती, किसी भी लिपि में: हर एक से क्या मिलना चाहिए।',
  add: 'नया खोज शब्द',
  addTitle: 'नया खोज शब्द',
  editTitle: (said) => `खोज शब्द ${said}`,
  fields: {
    said: 'शब्द',
    saidHint: 'ग्राहक जो लिखते हैं, छह में से किसी भी लिपि में; बड़े अक्षर और विभक्तियाँ एक जैसी।',
    meant: 'क्या मिलना चाहिए',
    meantHint: 'जैसे आप ख़ुद लिखते: maroon silk, kanjivaram, temple border. ख़ाली: शब्द का कोई मतलब नहीं।',
  },
  previewTitle: 'इससे क्या मिलता है',
  previewEmpty: 'यह शब्द छोड़ दिया जाता है; जो साथ में है वह मिलता है।',
  previewNothing: 'इससे अभी कुछ नहीं मिलता।',
  previewCount: (total) => `${sarees(total)}; ये पहले आती हैं।`,
  leftOut: (words) => `समझ नहीं आया: ${words}`,
  createButton: 'खोज शब्द बनाएँ',
  updateButton: 'खोज शब्द सेव करें',
  created: 'खोज शब्द बन गया',
  updated: 'खोज शब्द सेव हुआ',
  deleted: 'खोज शब्द हट गया',
  createFailed: 'खोज शब्द नहीं बन पाया',
  updateFailed: 'खोज शब्द सेव नहीं हो पाया',
  deleteFailed: 'खोज शब्द हट नहीं पाया',
  deleteQuestion: (said) => `खोज शब्द ${said} हटा दें?`,
  deleteText: 'इसे लिखने वाले को वही मिलेगा जो दुकान ख़ुद समझती है।',
  columns: { said: 'शब्द', meant: 'क्या मिलता है', finds: 'साड़ियाँ', actions: 'कार्रवाई' },
  passedOver: 'कुछ नहीं: छोड़ दिया जाता है',
  count: (total) => `${counted(total)} खोज शब्द`,
  empty: 'अभी कोई खोज शब्द नहीं। खोज बुनाई, रंग, अवसर और डिज़ाइन ख़ुद जानती है।',
  missed: {
    title: 'खोजा गया, पर नहीं मिला',
    lead: 'पिछले 90 दिन, सबसे ज़्यादा खोजा पहले; किसने खोजा यह नहीं रखा जाता।',
    columns: {
      query: 'खोज',
      times: 'कितनी बार',
      day: 'पिछली बार',
      what: 'क्या हुआ',
      actions: 'कार्रवाई',
    },
    nothing: 'कुछ नहीं मिला',
    partly: (found, words) => `${sarees(found)}, ${words} के बिना`,
    notKnown: (words) => `कुछ नहीं मिला; समझ नहीं आया: ${words}`,
    teach: 'मतलब बताएँ…',
    teachThis: (query) => `${query}: मतलब बताएँ`,
    empty: 'पिछले 90 दिनों में ऐसी कोई खोज नहीं जिसमें साड़ी न मिली हो।',
  },
}
