import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/**
 * One word a thing, in each language: what the shop says, and its twins that must not occur. The words of the admin area
 * beside them stand in docs/words-of-staff.md.
 */
const glossary: Record<string, [chosen: string, ...twins: string[]][]> = {
  ta: [
    ['சேலை', 'புடவை'],
    ['முந்தானை', 'முந்தாணி'],
    ['ஜரிகை', 'சரிகை'],
    ['பருத்தி', 'காட்டன்'],
    ['மெரூன்', 'மரூன்'],
    ['கூரியர்', 'கொரியர்'],
    ['மின்னஞ்சல்', 'ஈமெயில்'],
    ['நாள்கள்', 'நாட்கள்'],
    ['உலாவி', 'பிரவுசர்'],
    ['குறைதீர்ப்பு அலுவலர்', 'குறை தீர்க்கும் அலுவலர்'],
    ['நாளேடு', 'நாட்குறிப்பு'],
    ['PIN கோடு', 'PIN குறியீ', 'பின்கோடு'],
    ['கூப்பன் குறியீடு', 'கூப்பன் கோடு'],
    ['கிஃப்ட் கார்டு குறியீடு', 'கார்டு கோடு', 'கார்டின் கோடு', 'அதன் கோடை', 'அதன் கோடால்'],
    ['WhatsApp', 'வாட்ஸ்அப்'],
    ['வாடிக்கையாளர்', 'வாங்குவோர்'],
    ['காம்போசிஷன்', 'கூட்டுத் திட்ட'],
    ['கோப்பு', 'ஃபைல்'],
    ['ஏற்கெனவே', 'ஏற்கனவே'],
    ['ரிட்டர்ன்', 'திருப்புதல்'],
    ['டேக்', 'குறிச்சீட்டு'],
  ],
  te: [
    ['నూలు', 'కాటన్'],
    ['కొరియర్', 'కూరియర్'],
    ['పార్శిల్', 'పార్సెల్', 'పార్సిల్', 'పార్సిళ్'],
    ['ఇన్‌వాయిస్', 'ఇన్వాయిస్'],
    ['రీఫండ్', 'రిఫండ్'],
    ['ఈమెయిల్', 'ఇమెయిల్'],
    ['రివ్యూ', 'సమీక్ష'],
    ['న్యూస్‌లెటర్', 'వార్తాలేఖ'],
    ['డెలివరీ', 'షిప్పింగ్'],
    ['ఖాతా', 'అకౌంట్'],
    ['మెరూన్', 'మరూన్'],
    ['అంచు', 'బోర్డర్'],
    ['బ్యాంక్ ఖాతా', 'బ్యాంకు ఖాతా'],
    ['పని రోజు', 'పనిదిన'],
    ['చెకౌట్', 'చెక్అవుట్'],
  ],
  kn: [
    ['ಹತ್ತಿ', 'ಕಾಟನ್'],
    ['ಅಂಚು', 'ಬಾರ್ಡರ್'],
    ['ಮೆರೂನ್', 'ಮರೂನ್'],
    ['ರಿಟರ್ನ್', 'ವಾಪಸಾತಿ'],
    ['ಕೊರಿಯರ್', 'ಕೂರಿಯರ್'],
    ['ಪಾರ್ಸೆಲ್', 'ಪಾರ್ಸಲ್'],
    ['ಇಮೇಲ್', 'ಈಮೇಲ್', 'ಇ-ಮೇಲ್'],
    ['ವಿಮರ್ಶೆ', 'ರಿವ್ಯೂ'],
    ['ನ್ಯೂಸ್‌ಲೆಟರ್', 'ಸುದ್ದಿಪತ್ರ'],
    ['ಬಳಕೆದಾರರ ಹೆಸರು', 'ಬಳಕೆದಾರ ಹೆಸರು', 'ಯೂಸರ್‌ನೇಮ್'],
    ['ಚೆಟ್ಟಿನಾಡು', 'ಚೆಟ್ಟಿನಾಡ್'],
    ['ಆಫರ್', 'ಕೊಡುಗೆ'],
  ],
  ml: [
    ['മുന്താണി', 'മുന്താനി'],
    ['ജരി', 'സരി അരിക'],
    ['കോട്ടൺ', 'പരുത്തി'],
    ['റിവ്യൂ', 'അവലോകന'],
    ['പാഴ്സൽ', 'പാർസൽ'],
    ['കൊറിയർ', 'കുറിയർ'],
    ['ഇമെയിൽ', 'ഇ-മെയിൽ'],
    ['ന്യൂസ്‌ലെറ്റർ', 'വാർത്താക്കുറിപ്പ്'],
    ['പാസ്‌വേഡ്', 'പാസ്‌വേർഡ്', 'പാസ്വേഡ്'],
    ['ഡെലിവറി', 'ഷിപ്പിങ്'],
    ['യൂസർനെയിം', 'ഉപയോക്തൃനാമം'],
    ['പാക്ക്', 'പായ്ക്ക്'],
    ['തിരച്ചിൽ', 'തിരയൽ'],
  ],
  hi: [
    ['पल्लू', 'आँचल'],
    ['मैरून', 'मरून'],
    ['कूरियर', 'कोरियर'],
    ['ईमेल', 'ई-मेल'],
    ['हिंदी', 'हिन्दी'],
    ['रिव्यू', 'समीक्षा'],
    ['इनवॉइस', 'चालान'],
    ['WhatsApp', 'व्हाट्सऐप', 'व्हाट्सएप'],
    ['डिलीवरी', 'डिलिवरी'],
    ['साड़ी', 'साडी'],
    ['कारोबार', 'व्यवसाय'],
    ['रजिस्ट्रेशन', 'पंजीक'],
    ['रेफ़रेंस', 'संदर्भ'],
    ['कस्टम ड्यूटी', 'सीमा शुल्क'],
  ],
}

/** How a language is not written: old letters, spellings that were given up, endings that stand apart. */
const spellings: Record<string, RegExp> = {
  // A code of a card or coupon is a குறியீடு; கோடு is a line, and that of a PIN code.
  ta: /்்|திருப்பித் தர பண|'கோடு|(?<!PIN )கோடை(?: உள்|ப் ப|யும் ர)/u,
  te: /్్|ాా/u,
  kn: /್್|\d ಕ್ಕೆ|\d ರಿಂದ|\d ರವರೆಗೆ|\} (?:ಕ್ಕೆ|ರಿಂದ|ರವರೆಗೆ)|\$\{(?:until|day|by)\}ವರೆಗೆ/u,
  ml: /[നണരലള]\u0d4d\u200d|ർത്ഥ|ർദ്ധ|സാദ്ധ്യ|(?<!ധ)ർമ്മ|ർണ്ണ|ിംഗ്|(?:ിൽ|ൽ) നിന്ന/u,
  // ‘At most’ is ज़्यादा से ज़्यादा; the other word is that of the MRP alone.
  hi: /््|ाा|[कखगघतदपबमलसह] ़|अधिकतम(?! (?:ख़ुदरा|क़ीमत))/u,
}

/** What no language writes: two spaces, dots of a typewriter, straight quotation marks around its own words. */
const typewriter = /\S {2,}\S|\.{3}|"[^"<>=]*"/u

const textsOf = (language: string) =>
  globSync([
    `src/web/words/{${language}.ts,${language}/**/*.ts,*/${language}.ts}`,
    `src/server/{email-words,documents/words}/${language}.ts`,
    `src/server/app/seed/{starter/words-${language},demo/words/${language}}.json`,
  ]).map((file) => ({ file, text: readFileSync(file, 'utf8') }))

/** The strings of a file that hold a letter of an Indian script, without the values that are put into them. */
const sentencesOf = ({ file, text }: { file: string; text: string }) =>
  file.endsWith('.json')
    ? []
    : [...text.matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`$\\\n]|\\.)*)`/g)]
        .map(([, quoted, plain]) => quoted ?? plain ?? '')
        .filter((said) => /[\u0900-\u0d7f]/u.test(said))

describe.each(Object.entries(glossary))('the words in %s', (language, words) => {
  const texts = textsOf(language)

  it.each(words)('say %s, and never its twin', (chosen, ...twins) => {
    expect(texts.some(({ text }) => text.includes(chosen))).toBe(true)
    const found = texts.flatMap(({ file, text }) =>
      twins.filter((twin) => text.includes(twin)).map((twin) => `${file}: ${twin}`),
    )
    expect(found).toEqual([])
  })

  it('are spelled in one way', () => {
    const wrong = spellings[language] ?? /$^/
    expect(texts.filter(({ text }) => wrong.test(text)).map(({ file }) => file)).toEqual([])
  })

  it('are set as print is, not as a typewriter', () => {
    const sentences = texts.flatMap(sentencesOf)
    expect(sentences.length).toBeGreaterThan(500)
    expect(sentences.filter((said) => typewriter.test(said))).toEqual([])
  })
})
