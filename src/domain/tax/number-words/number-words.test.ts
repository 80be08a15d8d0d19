import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sumInLanguage } from './sum-in-language.ts'

const spoken = ['ta', 'te', 'kn', 'ml', 'hi'] as const
type Spoken = (typeof spoken)[number]

// 'ரூபாய் … மட்டும்': without the first and the last word.
const say = (language: Spoken, rupees: number) =>
  sumInLanguage(language, rupees * 100)
    .split(' ')
    .slice(1, -1)
    .join(' ')

it.each([
  [0, 'பூஜ்ஜியம்', 'సున్నా', 'शून्य'],
  [1, 'ஒன்று', 'ఒకటి', 'एक'],
  [9, 'ஒன்பது', 'తొమ్మిది', 'नौ'],
  [11, 'பதினொன்று', 'పదకొండు', 'ग्यारह'],
  [13, 'பதின்மூன்று', 'పదమూడు', 'तेरह'],
  [19, 'பத்தொன்பது', 'పంతొమ్మిది', 'उन्नीस'],
  [21, 'இருபத்தொன்று', 'ఇరవై ఒకటి', 'इक्कीस'],
  [22, 'இருபத்திரண்டு', 'ఇరవై రెండు', 'बाईस'],
  [24, 'இருபத்து நான்கு', 'ఇరవై నాలుగు', 'चौबीस'],
  [29, 'இருபத்தொன்பது', 'ఇరవై తొమ్మిది', 'उनतीस'],
  [35, 'முப்பத்தைந்து', 'ముప్పై ఐదు', 'पैंतीस'],
  [39, 'முப்பத்தொன்பது', 'ముప్పై తొమ్మిది', 'उनतालीस'],
  [44, 'நாற்பத்து நான்கு', 'నలభై నాలుగు', 'चवालीस'],
  [49, 'நாற்பத்தொன்பது', 'నలభై తొమ్మిది', 'उनचास'],
  [55, 'ஐம்பத்தைந்து', 'యాభై ఐదు', 'पचपन'],
  [59, 'ஐம்பத்தொன்பது', 'యాభై తొమ్మిది', 'उनसठ'],
  [66, 'அறுபத்தாறு', 'అరవై ఆరు', 'छियासठ'],
  [69, 'அறுபத்தொன்பது', 'అరవై తొమ్మిది', 'उनहत्तर'],
  [77, 'எழுபத்தேழு', 'డెబ్బై ఏడు', 'सतहत्तर'],
  [79, 'எழுபத்தொன்பது', 'డెబ్బై తొమ్మిది', 'उनासी'],
  [88, 'எண்பத்தெட்டு', 'ఎనభై ఎనిమిది', 'अट्ठासी'],
  [89, 'எண்பத்தொன்பது', 'ఎనభై తొమ్మిది', 'नवासी'],
  [90, 'தொண்ணூறு', 'తొంభై', 'नब्बे'],
  [91, 'தொண்ணூற்றொன்று', 'తొంభై ఒకటి', 'इक्यानवे'],
  [99, 'தொண்ணூற்றொன்பது', 'తొంభై తొమ్మిది', 'निन्यानवे'],
  [100, 'நூறு', 'వంద', 'एक सौ'],
  [101, 'நூற்று ஒன்று', 'నూట ఒకటి', 'एक सौ एक'],
  [110, 'நூற்றுப் பத்து', 'నూట పది', 'एक सौ दस'],
  [300, 'முந்நூறு', 'మూడు వందలు', 'तीन सौ'],
  [310, 'முந்நூற்றுப் பத்து', 'మూడు వందల పది', 'तीन सौ दस'],
  [900, 'தொள்ளாயிரம்', 'తొమ్మిది వందలు', 'नौ सौ'],
  [1000, 'ஆயிரம்', 'వెయ్యి', 'एक हज़ार'],
  [1100, 'ஆயிரத்து நூறு', 'వెయ్యి వంద', 'एक हज़ार एक सौ'],
  [1947, 'ஆயிரத்துத் தொள்ளாயிரத்து நாற்பத்தேழு', 'వెయ్యి తొమ్మిది వందల నలభై ఏడు', 'एक हज़ार नौ सौ सैंतालीस'],
  [2000, 'இரண்டாயிரம்', 'రెండు వేలు', 'दो हज़ार'],
  [8000, 'எட்டாயிரம்', 'ఎనిమిది వేలు', 'आठ हज़ार'],
  [11_000, 'பதினோராயிரம்', 'పదకొండు వేలు', 'ग्यारह हज़ार'],
  [20_500, 'இருபதாயிரத்து ஐந்நூறு', 'ఇరవై వేల ఐదు వందలు', 'बीस हज़ार पाँच सौ'],
  [21_000, 'இருபத்தோராயிரம்', 'ఇరవై ఒక్క వేలు', 'इक्कीस हज़ार'],
  [90_000, 'தொண்ணூறாயிரம்', 'తొంభై వేలు', 'नब्बे हज़ार'],
  [1_00_000, 'ஒரு லட்சம்', 'ఒక లక్ష', 'एक लाख'],
  [1_06_600, 'ஒரு லட்சத்து ஆறாயிரத்து அறுநூறு', 'ఒక లక్ష ఆరు వేల ఆరు వందలు', 'एक लाख छह हज़ार छह सौ'],
  [1_10_000, 'ஒரு லட்சத்துப் பத்தாயிரம்', 'ఒక లక్ష పది వేలు', 'एक लाख दस हज़ार'],
  [21_00_000, 'இருபத்தோரு லட்சம்', 'ఇరవై ఒక్క లక్షలు', 'इक्कीस लाख'],
  [8_00_00_000, 'எட்டுக் கோடி', 'ఎనిమిది కోట్లు', 'आठ करोड़'],
  [
    1_23_45_678,
    'ஒரு கோடியே இருபத்து மூன்று லட்சத்து நாற்பத்தைந்தாயிரத்து அறுநூற்று எழுபத்தெட்டு',
    'ఒక కోటి ఇరవై మూడు లక్షల నలభై ఐదు వేల ఆరు వందల డెబ్బై ఎనిమిది',
    'एक करोड़ तेईस लाख पैंतालीस हज़ार छह सौ अठहत्तर',
  ],
])('%i in Tamil, Telugu and Hindi', (number, tamil, telugu, hindi) => {
  expect([say('ta', number), say('te', number), say('hi', number)]).toEqual([tamil, telugu, hindi])
})

it.each([
  [0, 'ಸೊನ್ನೆ', 'പൂജ്യം'],
  [1, 'ಒಂದು', 'ഒന്ന്'],
  [9, 'ಒಂಬತ್ತು', 'ഒമ്പത്'],
  [11, 'ಹನ್ನೊಂದು', 'പതിനൊന്ന്'],
  [13, 'ಹದಿಮೂರು', 'പതിമൂന്ന്'],
  [19, 'ಹತ್ತೊಂಬತ್ತು', 'പത്തൊമ്പത്'],
  [21, 'ಇಪ್ಪತ್ತೊಂದು', 'ഇരുപത്തൊന്ന്'],
  [23, 'ಇಪ್ಪತ್ತಮೂರು', 'ഇരുപത്തിമൂന്ന്'],
  [34, 'ಮೂವತ್ತನಾಲ್ಕು', 'മുപ്പത്തിനാല്'],
  [45, 'ನಲವತ್ತೈದು', 'നാൽപ്പത്തഞ്ച്'],
  [56, 'ಐವತ್ತಾರು', 'അമ്പത്താറ്'],
  [67, 'ಅರವತ್ತೇಳು', 'അറുപത്തേഴ്'],
  [78, 'ಎಪ್ಪತ್ತೆಂಟು', 'എഴുപത്തെട്ട്'],
  [89, 'ಎಂಬತ್ತೊಂಬತ್ತು', 'എൺപത്തൊമ്പത്'],
  [90, 'ತೊಂಬತ್ತು', 'തൊണ്ണൂറ്'],
  [92, 'ತೊಂಬತ್ತೆರಡು', 'തൊണ്ണൂറ്റിരണ്ട്'],
  [100, 'ನೂರು', 'നൂറ്'],
  [101, 'ನೂರ ಒಂದು', 'നൂറ്റി ഒന്ന്'],
  [200, 'ಇನ್ನೂರು', 'ഇരുനൂറ്'],
  [310, 'ಮುನ್ನೂರ ಹತ್ತು', 'മുന്നൂറ്റി പത്ത്'],
  [900, 'ಒಂಬೈನೂರು', 'തൊള്ളായിരം'],
  [1000, 'ಒಂದು ಸಾವಿರ', 'ആയിരം'],
  [1947, 'ಒಂದು ಸಾವಿರದ ಒಂಬೈನೂರ ನಲವತ್ತೇಳು', 'ആയിരത്തി തൊള്ളായിരത്തി നാൽപ്പത്തേഴ്'],
  [3000, 'ಮೂರು ಸಾವಿರ', 'മൂവായിരം'],
  [5000, 'ಐದು ಸಾವಿರ', 'അയ്യായിരം'],
  [8000, 'ಎಂಟು ಸಾವಿರ', 'എണ്ണായിരം'],
  [9000, 'ಒಂಬತ್ತು ಸಾವಿರ', 'ഒമ്പതിനായിരം'],
  [10_000, 'ಹತ್ತು ಸಾವಿರ', 'പതിനായിരം'],
  [15_000, 'ಹದಿನೈದು ಸಾವಿರ', 'പതിനയ്യായിരം'],
  [20_500, 'ಇಪ್ಪತ್ತು ಸಾವಿರದ ಐನೂರು', 'ഇരുപതിനായിരത്തി അഞ്ഞൂറ്'],
  [28_000, 'ಇಪ್ಪತ್ತೆಂಟು ಸಾವಿರ', 'ഇരുപത്തെട്ടായിരം'],
  [90_000, 'ತೊಂಬತ್ತು ಸಾವಿರ', 'തൊണ്ണൂറായിരം'],
  [1_00_000, 'ಒಂದು ಲಕ್ಷ', 'ഒരു ലക്ഷം'],
  [1_06_600, 'ಒಂದು ಲಕ್ಷದ ಆರು ಸಾವಿರದ ಆರುನೂರು', 'ഒരു ലക്ഷത്തി ആറായിരത്തി അറുനൂറ്'],
  [21_00_000, 'ಇಪ್ಪತ್ತೊಂದು ಲಕ್ಷ', 'ഇരുപത്തൊന്നു ലക്ഷം'],
  [8_00_00_000, 'ಎಂಟು ಕೋಟಿ', 'എട്ടു കോടി'],
  [
    1_23_45_678,
    'ಒಂದು ಕೋಟಿ ಇಪ್ಪತ್ತಮೂರು ಲಕ್ಷದ ನಲವತ್ತೈದು ಸಾವಿರದ ಆರುನೂರ ಎಪ್ಪತ್ತೆಂಟು',
    'ഒരു കോടി ഇരുപത്തിമൂന്നു ലക്ഷത്തി നാൽപ്പത്തയ്യായിരത്തി അറുനൂറ്റി എഴുപത്തെട്ട്',
  ],
])('%i in Kannada and Malayalam', (number, kannada, malayalam) => {
  expect([say('kn', number), say('ml', number)]).toEqual([kannada, malayalam])
})

/** Reads what was said group by group: the unit that ends a group, and the names of 1 to 99 as they stand before it. */
function reader(language: Spoken, units: readonly [size: number, multiples: string[]][]) {
  const rest = new Map(Array.from({ length: 100 }, (_, at) => [say(language, at), at]))
  return (text: string): number => {
    let [left, sum] = [text, 0]
    for (const [size, said] of units) {
      // The longest first: 'twenty-one thousand' begins like 'twenty thousand'.
      const found = said
        .map((words, at) => ({ words, count: at + 1 }))
        .filter(({ words }) => left === words || left.startsWith(`${words} `))
        .toSorted((one, other) => other.words.length - one.words.length)[0]
      if (!found) continue
      sum += found.count * size
      left = left.slice(found.words.length).trim()
    }
    return left === '' ? sum : sum + (rest.get(left) ?? Number.NaN)
  }
}

/** A hard consonant that was doubled for the next word tells nothing. */
const bare = (text: string) => text.replaceAll(/(டு|து|று)[கசதப]் /g, '$1 ')

/** What a number of a unit is called alone, and with something after. */
const unitsOf = (language: Spoken) =>
  ([10_000_000, 100_000, 1000, 100] as const).flatMap((size) => {
    const most = size === 100 ? 9 : 99
    const counts = Array.from({ length: most }, (_, at) => at + 1)
    return [1, 0].map((after): [number, string[]] => [
      size,
      counts.map((count) => {
        const words = bare(say(language, count * size + after))
        return after === 0 ? words : words.slice(0, words.lastIndexOf(' '))
      }),
    ])
  })

describe.each(spoken)('every sum in %s', (language) => {
  const read = reader(language, unitsOf(language))
  it('to 99,99,99,999 is said in its own words, and reads back as itself', () => {
    const sums = fc.oneof(
      fc.integer({ min: 0, max: 999_999_999 }),
      fc.integer({ min: 0, max: 200_000 }),
      fc
        .tuple(
          fc.integer({ min: 1, max: 999 }),
          fc.constantFrom(1, 10, 100, 1000, 100_000, 1_000_000),
        )
        .map(([number, size]) => number * size),
    )
    fc.assert(
      fc.property(sums, (rupees) => {
        const words = say(language, rupees)
        expect(words).not.toMatch(/undefined|-|[A-Za-z0-9]| {2}/)
        expect(read(bare(words))).toBe(rupees)
      }),
      { numRuns: 2000 },
    )
  })

  it('below a lakh is like no other', () => {
    const all = new Set(Array.from({ length: 100_000 }, (_, at) => say(language, at)))
    expect(all.size).toBe(100_000)
  })
})

it('paise are said after the rupees, and neither English nor a sum out of bounds is said', () => {
  expect(sumInLanguage('ta', 605_050)).toBe('ரூபாய் ஆறாயிரத்து ஐம்பது, பைசா ஐம்பது மட்டும்')
  expect(sumInLanguage('te', 605_050)).toBe('రూపాయలు ఆరు వేల యాభై, పైసలు యాభై మాత్రమే')
  expect(sumInLanguage('hi', 605_001)).toBe('रुपये छह हज़ार पचास, पैसे एक मात्र')
  expect(sumInLanguage('kn', 605_050)).toBe('ರೂಪಾಯಿ ಆರು ಸಾವಿರದ ಐವತ್ತು, ಪೈಸೆ ಐವತ್ತು ಮಾತ್ರ')
  expect(sumInLanguage('ml', 605_050)).toBe('രൂപ ആറായിരത്തി അമ്പത്, പൈസ അമ്പത് മാത്രം')
  expect(sumInLanguage('en', 100)).toBe('')
  expect(sumInLanguage('hi', 1_00_00_00_000 * 100)).toBe('')
  expect(sumInLanguage('hi', -100)).toBe('')
})
