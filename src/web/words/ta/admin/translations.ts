import type { adminTranslations as english } from '../../en/admin/translations.ts'
import type { InLanguage } from '../../in-language.ts'

const counted = (count: number) => count.toLocaleString('en-IN')

/** What the shop has written, in other languages. */
export const adminTranslations: InLanguage<typeof english> = {
  lead: 'நீங்கள் எழுதியது, உங்கள் வாடிக்கையாளர்களின் மொழிகளில். இல்லாதது ஆங்கிலத்தில் காட்டப்படும்.',
  columns: {
    language: 'மொழி',
    said: 'மொழிபெயர்த்தவை',
    missing: 'இல்லாதவை',
    stale: 'ஆங்கிலம் மாறியது',
    machine: 'இயந்திரம் செய்தவை',
  },
  names: {
    ...{ en: 'ஆங்கிலம்', ta: 'தமிழ்', te: 'தெலுங்கு', kn: 'கன்னடம்', ml: 'மலையாளம்', hi: 'இந்தி' },
  },
  failed: 'மொழிபெயர்ப்புகளை எண்ண முடியவில்லை',
  texts: {
    title: 'இங்கே மொழிபெயர்க்க',
    language: 'மொழி',
    state: 'நிலை',
    everyState: 'எல்லா உரைகளும்',
    states: {
      open: 'இன்னும் செய்ய வேண்டியவை',
      missing: 'இல்லாதவை',
      stale: 'ஆங்கிலம் மாறியது',
      machine: 'இயந்திரம் செய்தவை',
      said: 'மொழிபெயர்த்தவை',
    },
    thing: 'எதன் உரை',
    everyThing: 'எல்லாம்',
    things: {
      product: 'பொருள்',
      picture: 'படம்',
      value: 'பொது மதிப்பு',
      category: 'வகை',
      page: 'பக்கம்',
      profile: 'கடை விவரம்',
    },
    search: 'இரு உரைகளிலும் தேட',
    searchHint: 'உரையின் ஒரு பகுதி',
    english: 'ஆங்கிலம்',
    save: 'சேமிக்க',
    confirm: 'இன்னும் சரிதான்',
    saving: 'சேமிக்கிறது …',
    saved: 'மொழிபெயர்ப்பு சேமிக்கப்பட்டது',
    notSaved: 'மொழிபெயர்ப்பு சேமிக்கப்படவில்லை',
    empty: 'இன்னும் எதுவும் எழுதப்படவில்லை.',
    narrowed: 'இந்த வடிகட்டலில் எந்த உரையும் மீதமில்லை.',
    count: (total) => `${counted(total)} உரை`,
    englishNow: 'ஆங்கிலம் இப்போது',
  },
  file: {
    title: 'விரிதாளில் மொழிபெயர்க்க',
    text: 'எல்லாவற்றையும் பதிவிறக்கி, மொழிகளின் நெடுவரிசைகளை நிரப்பி, கோப்பை மீண்டும் கொண்டுவாருங்கள். காலியான கட்டம் எதையும் மாற்றாது.',
    download: 'மொழிபெயர்ப்புகளைப் பதிவிறக்க',
    choose: 'CSV கோப்பைத் தேர்ந்தெடுக்க',
    hint: 'சேமிக்கும் முன் சரிபார்க்கப்படும்.',
    drop: 'இங்கே விடுங்கள்',
    accept: 'முழுக் கோப்பையும் ஆங்கிலத்துடன் ஒப்பிட்டுப் படித்துவிட்டேன்',
    acceptHint: 'அப்போது மாறாத சொற்கள் புதுப்பித்தவையாகவும், இயந்திரத்துடையவை உங்களுடையவையாகவும் கருதப்படும்.',
    checking: 'சரிபார்க்கிறது …',
    saving: 'சேமிக்கிறது …',
    found: (rows, changed) => `${counted(rows)} வரிசை, ${counted(changed)} மாற்றம்.`,
    nothing: 'இதில் புதியது எதுவும் இல்லை.',
    faults: (count) => `${counted(count)} வரிசையைச் சரிசெய்ய வேண்டும்.`,
    fault: (row, column) => `வரிசை ${counted(row)}, ${column}:`,
    apply: (count) => `${counted(count)} மாற்றங்களைச் சேமிக்க`,
    applied: 'மொழிபெயர்ப்புகள் சேமிக்கப்பட்டன',
    failed: 'கோப்பைப் படிக்க முடியவில்லை',
  },
}
