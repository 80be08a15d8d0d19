import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { coarse, consonantsOf, fine } from './script-key.ts'

/** A word in Latin letters, and as it is written in the scripts of the five languages. */
const pairs: [latin: string, scripts: string][] = [
  [
    'kanjivaram',
    'காஞ்சீவரம் காஞ்சிவரம் కంజీవరం కాంజీవరం కాంచీవరం కంజివరం ಕಾಂಜೀವರಂ ಕಂಜೀವರಂ ಕಾಂಚೀವರಂ ಕಾಂಜಿವರಂ കാഞ്ചീവരം കാഞ്ജീവരം കാഞ്ചിവരം കാഞ്ജിവരം कांजीवरम कांजीवरम् कंजीवरम काँजीवरम कांचीवरम कांजिवरम काञ्जीवरम',
  ],
  ['kanchipuram', 'காஞ்சிபுரம் காஞ்சீபுரம் కాంచీపురం కంచిపురం ಕಾಂಚೀಪುರಂ ಕಾಂಚಿಪುರಂ കാഞ്ചീപുരം കാഞ്ചിപുരം कांचीपुरम'],
  ['kanchi', 'காஞ்சி కంచి ಕಂಚಿ ಕಾಂಚಿ കാഞ്ചി कांची'],
  ['mysore', 'மைசூர் மைசூரு మైసూర్ మైసూరు ಮೈಸೂರು ಮೈಸೂರ್ മൈസൂർ മൈസൂരു मैसूर मैसूरु मैसूरी'],
  [
    'pochampally',
    'போச்சம்பள்ளி போச்சம்பல்லி போச்சம்பலி పోచంపల్లి పోచమ్పల్లి పోచంపల్లె ಪೋಚಂಪಲ್ಲಿ ಪೋಚಮ್ಪಲ್ಲಿ ಪೋಚಂಪಳ್ಳಿ പോച്ചംപള്ളി പോച്ചമ്പള്ളി പോച്ചംപല്ലി पोचम्पल्ली पोचंपल्ली',
  ],
  [
    'ikat',
    'இக்கத் இகத் இக்காட் இகட் இக்கட் ఇక్కత్ ఇకత్ ఇక్కట్ ಇಕ್ಕತ್ ಇಕತ್ ಇಕಟ್ ಇಕ್ಕಟ್ ഇക്കത്ത് ഇകത് ഇക്കത് ഇക്കാട്ട് ഇക്കട്ട് इकत इक्कत इकात इकट',
  ],
  ['bili', 'ಬಿಳಿ ಬಿಳಿಯ'],
  ['vellai', 'வெள்ளை வெள்ள വെള്ള'],
  ['telupu', 'తెలుపు'],
  ['safed', 'सफेद सफ़ेद सफेदी'],
  ['roju', 'రోజూ रोज़ रोज'],
  ['sadharana', 'சாதாரண సాధారణ സാധാരണ साधारण'],
  ['gadwal', 'கத்வால் கட்வால் கத்வல் கட்வல் காட்வால் గద్వాల్ గద్వాల గద్వాలు ಗದ್ವಾಲ್ ಗಡ್ವಾಲ್ ഗദ്വാൾ ഗഡ്വാൾ ഗദ്വാൽ गद्वाल'],
  ['uppada', 'உப்பாடா உப்படா உப்பாட ఉప్పాడ ఉప్పాడా ಉಪ್ಪಾಡ ಉಪ್ಪಾಡಾ ഉപ്പാട ഉപ്പട उप्पाडा उप्पाड़ा उपाडा उप्पडा'],
  [
    'jamdani',
    'ஜம்தானி ஜாம்தானி ஜம்தாணி ஜம்டானி జామ్దానీ జమ్దానీ జాందాని జాంధాని జామ్దాని ಜಾಮ್ದಾನಿ ಜಮ್ದಾನಿ ಜಾಂದಾನಿ ജംദാനി ജാംദാനി ജംദാണി',
  ],
  [
    'chettinad',
    'చెట్టినాడ్ చెట్టినాడు ಚೆಟ್ಟಿನಾಡ್ ಚೆಟ್ಟಿನಾಡು ചെട്ടിനാട് ചെട്ടിനാട്ടു ചെട്ടിനാട चेट्टिनाड चेट्टीनाड चेट्टिनाडु चेट्टीनाडू चेटिनाड',
  ],
  ['kasavu', 'கசவு కసవు ಕಸವು കസവ് കസവു कसावु कसवु कसाव'],
  [
    'mangalagiri',
    'மங்களகிரி மங்கலகிரி మంగళగిరి మంగలగిరి ಮಂಗಳಗಿರಿ ಮಂಗಲಗಿರಿ മംഗളഗിരി മംഗലഗിരി मंगलगिरी मंगलागिरी मंगलगिरि मंगळगिरी',
  ],
  ['venkatagiri', 'வெங்கடகிரி வெங்கட்டகிரி వెంకటగిరి ವೆಂಕಟಗಿರಿ വെങ്കടഗിരി वेंकटगिरी वेंकटगिरि वेंकटागिरी'],
  [
    'dharmavaram',
    'தர்மாவரம் தர்மவரம் ధర్మవరం ధర్మావరం ಧರ್ಮಾವರಂ ಧರ್ಮವರಂ ധർമ്മവരം ധർമ്മാവരം ധർമവരം ധർമാവരം धर्मावरम धर्मवरम धर्मावरम् धर्मावारम',
  ],
  ['ilkal', 'இல்கல் இல்க்கல் ఇల్కల్ ಇಲ್ಕಲ್ ഇൽക്കൽ ഇൽകൽ इल्कल'],
  ['narayanpet', 'நாராயண்பேட் நாராயண்பேட்டை நாராயன்பேட் నారాయణ్పేట్ നാരായൺപേട്ട് നാരായൺപേട്ട'],
  [
    'narayanapet',
    'நாராயணப்பேட்டை நாராயணபேட் నారాయణపేట నారాయణపేట్ నారాయణపేట్ట ನಾರಾಯಣಪೇಟೆ ನಾರಾಯಣಪೇಟ್ ನಾರಾಯಣಪೇಟ നാരായണപേട്ട നാരായണപേട്ട് नारायणपेठ नारायणपेट नारायनपेठ नारायणपेट्ठ',
  ],
  ['kovai', 'கோவை కోవై ಕೋವೈ കോവൈ कोवई'],
  ['madurai', 'மதுரை மதுர మధురై మదురై ಮಧುರೈ ಮದುರೈ മധുര മധുരൈ मदुरै मदुरई मदुराई'],
  ['sungudi', 'சுங்குடி సుంగుడి ಸುಂಗುಡಿ സുങ്കുടി सुंगुडी सुंगुड़ी'],
  ['kalyanam', 'கல்யாணம் కల్యాణం കല്യാണം'],
  ['vivaham', 'వివాహం വിവാഹം'],
  ['maduve', 'ಮದುವೆ'],
  ['shaadi', 'शादी'],
  ['gudi', 'గుడి ಗುಡಿ'],
  ['kovil', 'கோவில் కోవెల'],
  ['kshetram', 'ക്ഷേത്രം'],
  ['mandir', 'मंदिर मन्दिर'],
  ['sooti', 'सूती सूत सुती'],
  ['paruthi', 'பருத்தி പരുത്തി'],
  ['hatti', 'ಹತ್ತಿ ಹತ್ತಿಯ'],
  ['banarasi', 'பனாரஸ் பனாரஸி பனாரசி బనారస్ బనారసి ಬನಾರಸ್ ಬನಾರಸಿ ബനാറസ് ബനാറസി ബനാറസ്സി बनारसी बनारस'],
  ['silk', 'சில்க் సిల్క్ ಸಿಲ್ಕ್ സിൽക്ക് സിൽക് सिल्क'],
  ['pattu', 'பட்டு పట్టు പട്ട് പട്ടു'],
  ['resham', 'रेशम रेशमी'],
  ['karai', 'கரை കര'],
  ['anchu', 'అంచు ಅಂಚು'],
  ['kinari', 'किनारी किनारा किनारे किनार'],
  ['pachai', 'பச்சை பச்ச పచ్చ പച്ച'],
  ['hasiru', 'ಹಸಿರು'],
  ['hara', 'हरा हरी हरे'],
  ['linen', 'லினென் లినెన్ ಲಿನೆನ್ ലിനെൻ लिनेन लीनेन'],
  ['karuppu', 'கருப்பு கறுப்பு கருப்ப കറുപ്പ്'],
  ['nalupu', 'నలుపు'],
  [
    'tissue',
    'டிஷ்யூ திஷ்யூ டிஸ்யூ டிஷ்யு టిష్యూ టిష్యు టిస్యూ ಟಿಶ್ಯೂ ಟಿಷ್ಯೂ ಟಿಶ್ಯು ಟಿಸ್ಯೂ ടിഷ്യൂ ടിഷ്യു ടിശ്യു टिश्यू टिशू टिस्यू टिश्यु',
  ],
  ['tyohar', 'त्योहार त्यौहार'],
  ['pandigai', 'பண்டிகை'],
  ['panduga', 'పండుగ'],
  ['utsavam', 'ഉത്സവം'],
  ['sivappu', 'சிவப்பு'],
  ['chuvappu', 'ചുവപ്പ്'],
  ['maroon', 'மரூன் ಮರೂನ್ മറൂൺ मरून'],
  ['pink', 'பிங்க் పింక్ ಪಿಂಕ್ പിങ്ക് पिंक'],
  ['manjal', 'மஞ்சள்'],
  ['pasupu', 'పసుపు'],
  ['haladi', 'ಹಳದಿ'],
  ['chakra', 'ಚಕ್ರ ചക്ര चक्र'],
  ['pallu', 'பல்லு పల్లు పల్లూ ಪಲ್ಲು ಪಲ್ಲೂ പല്ലു पल्लू पल्लु'],
  ['munthanai', 'முந்தானை മുന്താണി'],
  ['seragu', 'ಸೆರಗು'],
  ['neelam', 'நீலம் నీలం നീലം'],
  ['neela', 'நீல నీలి ನೀಲಿ ನೀಲ ನೀಲಿಯ നീല नीला नीली नीले नील'],
  ['butta', 'புட்டா பூட்டா బుటా బుట్టా పూత ಬುಟ್ಟಾ ಬುಟ್ಟ ಬೂಟಾ ബുട്ട ബൂട്ട बूटा बूटी बुट्टा बूटे'],
  ['party', 'பார்ட்டி పార్టీ ಪಾರ್ಟಿ പാർട്ടി पार्टी'],
  ['office', 'ഓഫീസ് ഓഫിസ്'],
  ['aluvalagam', 'அலுவலகம்'],
  ['kacheri', 'ಕಚೇರಿ ಕಛೇರಿ'],
  ['daftar', 'दफ्तर दफ़्तर'],
  ['mayil', 'மயில் മയിൽ'],
  ['nemali', 'నెమలి నెమళ్లు నెమళ్ళు'],
  ['navilu', 'ನವಿಲು'],
  ['kamal', 'ಕಮಲ कमल'],
  ['thamarai', 'தாமரை తామర താമര'],
  ['gopuram', 'கோபுரம் గోపురం ഗോപുരം गोपुरम'],
  ['hamsa', 'హంస ಹಂಸ हंस'],
  ['kerala', 'கேரளா கேரள కేరళ ಕೇರಳ കേരള കേരളീയ केरल केरला'],
  ['karnataka', 'கர்நாடகா கர்நாடக కర్ణాటక కర్నాటక ಕರ್ನಾಟಕ കർണാടക കർണ്ണാടക कर्नाटक'],
  ['telangana', 'தெலங்கானா తెలంగాణ తెలంగాణా ತೆಲಂಗಾಣ തെലങ്കാന तेलंगाना'],
]

describe('one key for six scripts', () => {
  it.each(pairs)('%s', (latin, scripts) => {
    expect(scripts.split(' ').map((word) => [word, fine(word)])).toEqual(
      scripts.split(' ').map((word) => [word, fine(latin)]),
    )
  })

  const blocks = [0x900, 0xb80, 0xc00, 0xc80, 0xd00]
  const consonants = Object.entries({
    ...{ k: 0x15, t: 0x24, p: 0x2a, m: 0x2e, n: 0x28, r: 0x30, l: 0x32, v: 0x35, s: 0x38 },
  })
  const vowels = Object.entries({ aa: 0x3e, i: 0x3f, ee: 0x40, u: 0x41, oo: 0x42 })
  const syllable = fc.tuple(fc.constantFrom(...consonants), fc.constantFrom(...vowels))
  const word = fc.array(syllable, { minLength: 1, maxLength: 6 })

  it('is the same for a word and for its spelling in any of the scripts', () => {
    fc.assert(
      fc.property(word, fc.constantFrom(...blocks), (syllables, block) => {
        const latin = syllables.map(([[consonant], [vowel]]) => consonant + vowel).join('')
        const signs = syllables.flatMap(([[, consonant], [, vowel]]) => [consonant, vowel])
        const script = String.fromCodePoint(...signs.map((offset) => block + offset))
        expect(fine(script)).toBe(fine(latin))
        expect(coarse(script)).toBe(coarse(latin))
      }),
    )
  })

  it('takes ch for s in Tamil alone, and there not where it is doubled', () => {
    expect(['சாரி', 'பச்சை', 'காஞ்சி'].map(fine)).toEqual(['sar', 'pac', 'kanc'])
    expect(fine('चाँद')).toBe('cant')
  })

  it('keeps apart what only looks alike by its consonants', () => {
    expect(coarse('peach')).toBe(coarse('puja'))
    expect(fine('peach')).not.toBe(fine('puja'))
    expect(fine('sari')).not.toBe(fine('zari'))
  })

  it('fails for no word', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (text) => {
        expect(consonantsOf(coarse(text))).toBeLessThanOrEqual(fine(text).length + 1)
      }),
    )
  })
})
