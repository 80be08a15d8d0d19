import type { ImportSentences, TwoSides } from '#domain/said/of-imports.ts'
import type { SentencesIn } from '#domain/said/sentence.ts'

const sidesOf = (sides: TwoSides[]) =>
  sides
    .map(({ column, here, file }) =>
      file === null ? column : `${column}: இங்கே “${here}”, கோப்பில் “${file}”`,
    )
    .join('; ') || 'படங்கள்'

/** What is wrong with a row of a file of products, or of words. */
export const importFaults: SentencesIn<ImportSentences> = {
  archived: 'இந்தப் பொருள் காப்பகத்தில் உள்ளது. முதலில் அதை மீட்டெடுங்கள்.',
  'no-picture': ({ name }) => `“${name}” என்ற படம் இல்லை. கோப்புடன் அதையும் சேர்த்துத் தேர்ந்தெடுங்கள்.`,
  twice: ({ row, column }) => `${row}-ஆம் வரிசையிலும் ${column} இதேதான்.`,
  'slug-taken': ({ name, code }) => `இந்த இணைய முகவரி ஏற்கெனவே “${name}” (${code}) பொருளுடையது.`,
  outdated: ({ sides }) =>
    `கோப்பு உருவான பிறகு வேறொருவர் இந்தப் பொருளை மாற்றியுள்ளார்: ${sidesOf(sides)}. அவருடையதை வரிசையில் எழுதுங்கள்; உங்களுடையதைச் சேமிக்க இந்தக் கட்டத்தைக் காலியாக விடுங்கள்.`,
  'more-cells': 'இந்த வரிசையில் தலைப்பைவிட அதிகக் கட்டங்கள் உள்ளன.',
  'no-column': ({ name }) => `“${name}” என்ற நெடுவரிசை இல்லை.`,
  'column-twice': 'இந்த நெடுவரிசை இரண்டு முறை உள்ளது.',
  'no-heading': 'முதல் வரிசையில் நெடுவரிசைகளின் பெயர்கள் இருக்க வேண்டும்.',
  'yes-or-no': 'yes அல்லது no என்று எழுதுங்கள்.',
  'no-category': ({ name }) => `“${name}” என்ற வகை இல்லை.`,
  'too-few': ({ stock }) => `${stock} மட்டுமே உள்ளது.`,
  'stock-and-change': 'ஸ்டாக்கையோ மாற்றத்தையோ எழுதுங்கள்; இரண்டையும் அல்ல.',
  'no-whole-number': 'முழு எண்ணை எழுதுங்கள்.',
  'no-such-text': 'இந்தப் பெயரில் கடையில் இப்போது எதுவும் இல்லை.',
  'text-outdated': 'கோப்பு உருவான பிறகு இது மாறியுள்ளது. மீண்டும் ஏற்றுமதி செய்யுங்கள்.',
  'words-too-long': 'இந்தச் சொற்கள் மிக நீளமாக உள்ளன.',
  'no-words': 'இந்தக் கோப்பில் சொற்கள் எதுவும் இல்லை.',
  'too-many-rows': ({ most }) => `ஒரு கோப்பில் அதிகபட்சம் ${most.toLocaleString('en-IN')} வரிசைகள்.`,
  'column-missing': 'இந்த நெடுவரிசை இல்லை.',
}
