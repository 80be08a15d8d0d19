import type { adminSession as english } from '../../../en/admin/work/session.ts'
import type { InLanguage } from '../../../in-language.ts'

/** The sign-in over a form, and what the browser keeps of one that was not saved. */
export const adminSession: InLanguage<typeof english> = {
  title: 'आपका सत्र ख़त्म हो गया है',
  text: (name) => `${name} के रूप में फिर से लॉगिन करें: जो लिखा है वह रहेगा और लॉगिन होते ही सेव हो जाएगा।`,
  username: 'यूज़रनेम',
  password: 'पासवर्ड',
  code: 'आपके ऑथेंटिकेटर ऐप का कोड',
  codeHint: 'या आपके रिकवरी कोड में से एक',
  submit: 'लॉगिन करके आगे बढ़ें',
  submitting: 'लॉगिन हो रहा है…',
  failed: 'लॉगिन नहीं हो सका',
  unreached: 'लॉगिन दुकान तक नहीं पहुँचा। फिर कोशिश करें।',
  somebodyElse: 'यह दूसरा खाता है: कृपया अपने खाते से लॉगिन करें।',
  draft: {
    title: (time) => `${time} का बिना सेव किया ड्राफ़्ट`,
    text: 'जो आपने लिखा और सेव नहीं किया, वह इस ब्राउज़र में रखा है।',
    older: 'उसके बाद किसी ने सेव किया है। जहाँ दोनों ने कुछ बदला है, वहाँ पूछा जाएगा कि किसे लें।',
    waits: 'अभी जो लिख रहे हैं उसे सेव करने या बंद करने तक यह रखा रहेगा।',
    take: 'ड्राफ़्ट वापस लाएँ',
    drop: 'ड्राफ़्ट हटाएँ',
  },
}
