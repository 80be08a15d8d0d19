import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { understand } from './understand.ts'

const known = {
  words: new Map([
    ['meenakshi', 2],
    ['dindigul', 1],
  ]),
  isCode: (code: string) => code === 'plkj003' || code === 'kj003',
}

/** 'Red + Silk', 'not Zari', 'border: Red', as short as can be read. */
function told(text: string): string {
  const { criteria, price, order, unknown, elsewhere, help, isEverything } = understand(text, known)
  const asked = criteria.map(({ concept, term, code, part, isNot }) =>
    [isNot && 'not ', part && `${part}: `, concept?.name ?? (term || code)]
      .filter(Boolean)
      .join(''),
  )
  return [
    asked.join(' + '),
    price && `${price.minPrice ?? ''}-${price.maxPrice ?? ''}`,
    order?.sort,
    isEverything && 'everything',
    unknown.length > 0 && `unknown ${unknown.join(' ')}`,
    elsewhere.length > 0 && `elsewhere ${elsewhere.join(' ')}`,
    help.length > 0 && `help ${help.join(' ')}`,
  ]
    .filter(Boolean)
    .join(', ')
}

describe('what a search means', () => {
  it.each([
    ['red silk sarees for my sister', 'Red + Silk'],
    ['PL KJ 3', 'plkj003'],
    ['kj-3 red', 'kj003 + Red'],
    ['red sarees in 3', 'Red, unknown 3'],
    ['cotton w/o zari', 'Cotton + not Zari'],
    ['cotton, red/blue', 'Cotton + Red + Blue'],
    ['chuvanna kasavusarikalulla', 'Red + Kasavu'],
    ['சிவப்புப் பட்டுச்சேலைகளில்', 'Red + Silk'],
    ['ఎర్ర పట్టుచీరలు', 'Red + Silk'],
    ['ಕೆಂಪು ರೇಷ್ಮೆ ಸೀರೆಗಳನ್ನು', 'Red + Silk'],
    ['ചുവന്ന പട്ടുസാരികൾ', 'Red + Silk'],
    ['लाल रेशमी साड़ियों में', 'Red + Silk'],
    ['பச்சைநிறப் பட்டுப்புடவை', 'Green + Silk'],
    ['പച്ചനിറമുള്ള പട്ടുസാരികൾ', 'Green + Silk'],
    ['ஜரிகையில்லாத பட்டு', 'not Zari + Silk'],
    ['ಜರಿಯಿಲ್ಲದ ಹತ್ತಿಸೀರೆ', 'not Zari + Cotton'],
    ['കസവില്ലാത്ത സാരി', 'not Zari'],
    ['വെള്ള കസവ് സാരി', 'White + Kasavu'],
    ['peacok blue border', 'border: Teal'],
    ['rose gold zari', 'zari: Rose Gold'],
    ['5 savirada olage seere', '-5000, everything'],
    ['moovayirathukkul pattu', 'Silk, -3000'],
    [`${'zzz '.repeat(14)}red silk cotton`, `Red + Silk, unknown${' zzz'.repeat(14)}`],
    ['green with red border', 'Green + border: Red'],
    ['green silk red border', 'Green + Silk + border: Red'],
    ['लाल बॉर्डर वाली हरी साड़ी', 'border: Red + Green'],
    ['elephant pallu', 'pallu: Elephant'],
    ['gold zari border', 'zari: Gold + Zari'],
    ['silver zari', 'zari: Silver'],
    ['big border silk', 'Big + Silk'],
    ['big checks', 'Checks'],
    ['light blue', 'Sky Blue'],
    ['light green silk cotton', 'Parrot Green + Silk Cotton'],
    ['without zari', 'not Zari'],
    ['ஜரிகை இல்லாத பட்டு', 'not Zari + Silk'],
    ['ചുവപ്പല്ലാത്ത പട്ട്', 'not Red + Silk'],
    ['ಕೆಂಪಲ್ಲದ ರೇಷ್ಮೆ', 'not Red + Silk'],
    ['लाल के अलावा रेशम', 'not Red + Silk'],
    ['silk other than red', 'Silk + not Red'],
    ['ആനയുള്ള സാരി', 'Elephant'],
    ['ಸೀರೆ ಒಗೆಯುವುದು ಹೇಗೆ', 'help care'],
    ['बिना ज़री की साड़ी', 'not Zari'],
    ['ज़री के बिना', 'not Zari'],
    ['ज़री बॉर्डर के बिना', 'not Zari'],
    ['nulu cheera', 'Cotton'],
    ['peacock blue', 'Teal'],
    ['peacock', 'Peacock'],
    ['silk cotton', 'Silk Cotton'],
    ['cheap cotton', 'Cotton, price-asc'],
    ['red silk under 5000', 'Red + Silk, -5000'],
    ['pl-kj-003', 'plkj003'],
    ['KJ 003', 'kj003'],
    ['PL-ZZ-999', 'unknown pl zz 999'],
    ['sarees', 'everything'],
    ['show me your best sarees', 'everything'],
    ['sarees under', 'everything'],
    ['silk under', 'Silk'],
    ['silk less than', 'Silk'],
    ['meenakshi silk', 'meenakshi + Silk'],
    ['silk xqzyw', 'Silk, unknown xqzyw'],
    ['silk lehenga', 'Silk, elsewhere lehenga'],
    ['ship to usa', 'help shipping'],
    ['how do I return a saree', 'help returns'],
    ['return kaise kare', 'help returns'],
    ['அமெரிக்காவுக்கு அனுப்புவீர்களா', 'help shipping'],
    ['ஆர்டர் எங்கே', 'help track'],
    ['డెలివరీ ఎన్ని రోజులు', 'help shipping'],
    ['ನನ್ನ ಆರ್ಡರ್ ಎಲ್ಲಿದೆ', 'help track'],
    ['അമേരിക്കയിലേക്ക് ഷിപ്പിംഗ്', 'help shipping'],
    ['मेरा ऑर्डर कहाँ है', 'help track'],
    ['மாம்பழ பார்டர்', 'border: Mango'],
    ['உஷாவுக்கு சிவப்பு சேலை', 'Red, unknown உஷாவுக்கு'],
    ['lavendar', 'Lavender'],
    ['orgenza', 'Organza'],
    ['', ''],
    ['?!', ''],
  ])('%s: %s', (text, meaning) => {
    expect(told(text)).toBe(meaning)
  })

  it('takes no cap, coat or van for cloth', () => {
    for (const word of ['cap', 'coat', 'van', 'cup', 'ball', 'boot', 'food', 'pen']) {
      expect([word, understand(word, known).criteria]).toEqual([word, []])
    }
  })

  it.each([
    'கதவு',
    'కుర్చీ',
    'ಬಾಗಿಲು',
    'കസേര',
    'साबुन',
    'saraswati',
    'computer',
    'पंखा',
    'house',
    'banana',
    'printed',
    'chart',
    'மருந்து',
    'मकान',
    'మందులు',
    'ഭക്ഷണം',
    'nalangu',
  ])('finds no saree in %s', (word) => {
    const { criteria, isEverything } = understand(word, known)
    expect([criteria, isEverything]).toEqual([[], false])
  })

  it.each([
    ...['under', 'Under  under', 'less than', 'at most', 'price range', 'rs', 'ரூபாய்', 'or less'],
    ...['में', 'with', 'without', 'the', 'of the', 'big'],
  ])('asks for nothing, and so finds nothing, by %s alone', (words) => {
    const { criteria, price, isEverything } = understand(words, known)
    expect([criteria, price, isEverything]).toEqual([[], null, false])
  })

  it('says how it read a slip of the pen', () => {
    expect(understand('mustrad meenakshy', known).correctedTo).toBe('mustard meenakshi')
    expect(understand('mustard', known).correctedTo).toBeNull()
  })

  it('tells where the text says each thing', () => {
    const [red, silk] = understand('red silk under 5000', known).criteria
    expect([red?.spans, silk?.spans]).toEqual([[{ from: 0, to: 3 }], [{ from: 4, to: 8 }]])
  })

  it('says which words of a long search it did not read', () => {
    const sixteen = `${'zzz '.repeat(14)}red silk`
    expect(understand(sixteen, known).notRead).toBe('')
    expect(understand(`${sixteen}, with Big border!`, known).notRead).toBe('with Big border!')
    expect(understand('red silk', known).notRead).toBe('')
  })

  it('fails for no text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (text) => {
        const { criteria } = understand(text, known)
        const spans = criteria.flatMap((criterion) => criterion.spans)
        expect(spans.every(({ from, to }) => from < to && to <= text.length)).toBe(true)
      }),
    )
  })
})
