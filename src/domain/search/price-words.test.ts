import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { priceIn } from './price-words.ts'
import { textWithout } from './words.ts'

describe('price words of a search', () => {
  it.each([
    ['red silk under 5000', 'red silk', null, 5000],
    ['red silk below ₹5,000', 'red silk', null, 5000],
    ['silk less than Rs. 5k', 'silk', null, 5000],
    ['silk up to 1.5 lakh', 'silk', null, 150_000],
    ['upto 1,06,600 silk', 'silk', null, 106_600],
    ['silk within 5000 rupees', 'silk', null, 5000],
    ['silk over 10000', 'silk', 10_000, null],
    ['Silk Above ₹10k', 'Silk', 10_000, null],
    ['silk from 3000', 'silk', 3000, null],
    ['silk between 2000 and 5000', 'silk', 2000, 5000],
    ['silk from 5000 to 2000', 'silk', 2000, 5000],
    ['₹2k - ₹5k cotton', 'cotton', 2000, 5000],
    ['cotton 2000-5000', 'cotton', 2000, 5000],
    ['₹3000 cotton', 'cotton', null, 3000],
    ['under 5000', '', null, 5000],
    ['பட்டு 5000க்குள்', 'பட்டு', null, 5000],
    ['5000 முதல் 10000 வரை பட்டு', 'பட்டு', 5000, 10_000],
    ['பட்டு 5 ஆயிரம் க்கு மேல்', 'பட்டு', 5000, null],
    ['5000 లోపు పట్టు', 'పట్టు', null, 5000],
    ['ರೇಷ್ಮೆ 5000 ಒಳಗೆ', 'ರೇಷ್ಮೆ', null, 5000],
    ['5000 താഴെ പട്ട്', 'പട്ട്', null, 5000],
    ['5000 से कम सिल्क', 'सिल्क', null, 5000],
    ['सिल्क 10 हज़ार से ज़्यादा', 'सिल्क', 10_000, null],
    ['pattu 5000 kulla', 'pattu', null, 5000],
    ['rendaayiram rubaikku keel pattu', 'pattu', null, 2000],
    ['rendayiram kulla pattu', 'pattu', null, 2000],
    ['silk 5000 se kam', 'silk', null, 5000],
    ['naalugu vela lopu pattu', 'pattu', null, 4000],
    ['aidu velalopu pattu', 'pattu', null, 5000],
    ['teen hazaartak silk', 'silk', null, 3000],
    ['5000 രൂപയിൽ താഴെ പട്ട്', 'പട്ട്', null, 5000],
    ['பட்டு 5000 ரூபாய்க்குள்', 'பட்டு', null, 5000],
    ['silk 5000/- or less', 'silk', null, 5000],
    ['silk 5000', 'silk', null, 5000],
    ['silk not above 5000', 'silk', null, 5000],
    ['silk not more than 5000', 'silk', null, 5000],
    ['silk, nothing over 5k', 'silk', null, 5000],
    ['silk not below 5000', 'silk', 5000, null],
    ['silk no less than 5000', 'silk', 5000, null],
    ['5000 से ज़्यादा नहीं सिल्क', 'सिल्क', null, 5000],
    ['5000 से कम नहीं सिल्क', 'सिल्क', 5000, null],
    ['silk 5000 se zyada nahi', 'silk', null, 5000],
    ['பட்டு 5000க்கு மேல் போகாமல்', 'பட்டு', null, 5000],
    ['5000 ரூபாய்க்கு மிகாமல் பட்டு', 'பட்டு', null, 5000],
    ['5000 మించకుండా పట్టు', 'పట్టు', null, 5000],
    ['silk above 2000 and under 5000', 'silk', 2000, 5000],
    ['2000 and above but below 5k silk', 'silk', 2000, 5000],
    ['2000-க்கு மேல் 5000-க்குள் பட்டு', 'பட்டு', 2000, 5000],
    ['பத்தாயிரம் முதல் இருபதாயிரம் வரை பட்டு', 'பட்டு', 10_000, 20_000],
    ['ಹತ್ತು ಸಾವಿರದಿಂದ ಇಪ್ಪತ್ತು ಸಾವಿರದವರೆಗೆ ರೇಷ್ಮೆ', 'ರೇಷ್ಮೆ', 10_000, 20_000],
    ['silk between five and ten thousand', 'silk', 5000, 10_000],
    ['silk 5-10k', 'silk', 5000, 10_000],
    ['silk under twenty five thousand', 'silk', null, 25_000],
    ['silk under two thousand five hundred', 'silk', null, 2500],
    ['silk under one and a half thousand', 'silk', null, 1500],
    ['silk below sixty thousand', 'silk', null, 60_000],
    ['ஆயிரத்து ஐநூறு ரூபாய்க்குள் பட்டு', 'பட்டு', null, 1500],
    ['இரண்டாயிரத்து ஐநூறுக்குக் குறைவான பட்டு', 'பட்டு', null, 2500],
    ['இரண்டரை ஆயிரத்துக்குள் பட்டு', 'பட்டு', null, 2500],
    ['ஐநூறு முதல் இரண்டாயிரத்து முன்னூறு வரை பட்டு', 'பட்டு', 500, 2300],
    ['aayirathu ainooru roobaiku kammiya pattu', 'pattu', null, 1500],
    ['రెండు వేల ఐదు వందల లోపు పట్టు', 'పట్టు', null, 2500],
    ['రెండున్నర వేల లోపు పట్టు', 'పట్టు', null, 2500],
    ['వెయ్యిన్నర లోపు పట్టు', 'పట్టు', null, 1500],
    ['ಎರಡು ಸಾವಿರದ ಐನೂರರ ಒಳಗೆ ರೇಷ್ಮೆ', 'ರೇಷ್ಮೆ', null, 2500],
    ['ಮೂರೂವರೆ ಸಾವಿರಕ್ಕಿಂತ ಕಡಿಮೆ ರೇಷ್ಮೆ', 'ರೇಷ್ಮೆ', null, 3500],
    ['രണ്ടായിരത്തി അഞ്ഞൂറിൽ താഴെ പട്ട്', 'പട്ട്', null, 2500],
    ['ഒന്നര ലക്ഷത്തിൽ താഴെ പട്ട്', 'പട്ട്', null, 150_000],
    ['दो हज़ार पाँच सौ से कम सिल्क', 'सिल्क', null, 2500],
    ['डेढ़ हज़ार तक सिल्क', 'सिल्क', null, 1500],
    ['साढ़े तीन हज़ार से ज़्यादा सिल्क', 'सिल्क', 3500, null],
    ['dhai hazar tak silk', 'silk', null, 2500],
    ['silk 1.5 to 2 lakh', 'silk', 150_000, 200_000],
    ['silk 500 to 2k', 'silk', 500, 2000],
    ['silk 50000 to 1 lakh', 'silk', 50_000, 100_000],
    ['paanch se das hazar silk', 'silk', 5000, 10_000],
    ['पाँच से दस हज़ार तक सिल्क', 'सिल्क', 5000, 10_000],
    ['ஐந்து முதல் பத்தாயிரம் வரை பட்டு', 'பட்டு', 5000, 10_000],
    ['5000லிருந்து 10000 வரை பட்டு', 'பட்டு', 5000, 10_000],
    ['ఐదు నుంచి పది వేల వరకు పట్టు', 'పట్టు', 5000, 10_000],
    ['ಐದರಿಂದ ಹತ್ತು ಸಾವಿರದ ರೇಷ್ಮೆ', 'ರೇಷ್ಮೆ', 5000, 10_000],
    ['അഞ്ചു മുതൽ പതിനായിരം വരെ പട്ട്', 'പട്ട്', 5000, 10_000],
    ['ಒಂದು ಲಕ್ಷಕ್ಕಿಂತ ಹೆಚ್ಚಿನ ರೇಷ್ಮೆ', 'ರೇಷ್ಮೆ', 100_000, null],
    ['5000 ಮೀರದ ರೇಷ್ಮೆ', 'ರೇಷ್ಮೆ', null, 5000],
    ['5000 രൂപയിൽ കൂടാത്ത പട്ട്', 'പട്ട്', null, 5000],
  ])('%s', (text, rest, minPrice, maxPrice) => {
    const price = priceIn(text)
    expect(price).toMatchObject({ minPrice, maxPrice })
    expect(textWithout(text, price ? [price] : [])).toBe(rest)
  })

  it.each([
    'PL-KJ-001',
    'silk 400',
    '5000',
    'saree with 3 colours',
    'under the tree',
    'from Madurai',
    '2-3 pieces',
    'two to three sarees',
    'over',
    'hundred000 under',
    '',
  ])('there is none in “%s”', (text) => {
    expect(priceIn(text)).toBeNull()
  })

  it('fails for no text, and comes to an end with the longest', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const { minPrice = null, maxPrice = null } = priceIn(text) ?? {}
        for (const price of [minPrice, maxPrice]) expect(Number.isInteger(price ?? 0)).toBe(true)
      }),
    )
    for (const part of ['1,', '1 ', '₹', 'k ', 'from 1 to ']) priceIn(part.repeat(100))
  })
})
