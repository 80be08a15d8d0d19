// How prices are said: phrases apart by '|', in small letters.

export const currency = '₹|rs|rs.|inr|रु|रु.|ரூ|ரூ.|రూ|రూ.|ರೂ|ರೂ.|രൂ|രൂ.'

export const rupees =
  '/-|rupee|rupees|rs|rs.|bucks|रुपये|रुपए|रुपया|रुपयों|रुपयो|रूपये|rupaye|rupay|rupaiya|ரூபாய்|ரூபாயில்|ரூபா|rubai|rubaai|rupai|roobai|rubaikku|rupaikku|roobaikku|rupaaikku|rubaiku|rupaiku|roobaiku|రూపాయలు|రూపాయల|రూపాయలలో|రూపాయిల|రూపాయి|rupayala|rupayalu|ರೂಪಾಯಿ|ರೂಪಾಯಿಗಳ|ರೂ|rupayi|roopayi|രൂപ|roopa|rupa'

/** A number of them stands before, or one is meant. */
export const units: Record<number, string> = {
  100: 'hundred|सौ|sau|நூறு|nooru|వంద|వందలు|వందల|vandalu|vandala|ನೂರು|ನೂರ|noora|നൂറ്|നൂറ',
  1000: 'k|thousand|thousands|grand|ஆயிரம்|ஆயிர|aayiram|ayiram|aayira|ayira|వేలు|వేల|వేయి|వెయ్యి|velu|vela|veyyi|veyi|ಸಾವಿರ|savira|saavira|ആയിരം|ആയിര|हज़ार|हजार|hazar|hazaar|hajar|hajaar|hazaaron',
  100000:
    'lakh|lakhs|lac|lacs|லட்சம்|லட்ச|latcham|laksham|లక్షలు|లక్షల|లక్ష|ಲಕ್ಷ|laksha|ലക്ഷം|ലക്ഷ|लाख|laakh',
}

/** Number words, which count before a unit alone. */
export const numbers: Record<number, string> = {
  1.25: 'सवा|sava|sawa',
  1.5: 'one and a half|a half|डेढ़|डेढ|dedh|deadh|der|ஒன்றரை|ஒண்ணரை|onrarai|onnarai|ఒకటిన్నర|okatinnara|ಒಂದೂವರೆ|ondoovare|onduvare|ഒന്നര|onnara',
  2.5: 'two and a half|ढाई|ढ़ाई|अढ़ाई|dhai|dhaai|adhai|இரண்டரை|ரெண்டரை|irandarai|rendarai|రెండున్నర|rendunnara|ಎರಡೂವರೆ|eradoovare|eraduvare|രണ്ടര|randara',
  3.5: 'three and a half|साढ़े तीन|साढे तीन|sadhe teen|saadhe teen|sade teen|மூன்றரை|மூணரை|moonrarai|moonarai|మూడున్నర|moodunnara|ಮೂರೂವರೆ|mooroovare|മൂന്നര|moonnara',
  4.5: 'four and a half|साढ़े चार|साढे चार|sadhe char|saadhe chaar|sade char|நான்கரை|நாலரை|naalarai|నాలుగున్నర|nalugunnara|ನಾಲ್ಕೂವರೆ|nalkoovare|നാലര|naalara',
  5.5: 'five and a half|साढ़े पाँच|साढ़े पांच|साढे पांच|sadhe paanch|sadhe panch|sade panch|ஐந்தரை|அஞ்சரை|anjarai|ఐదున్నర|aidunnara|ಐದೂವರೆ|aidoovare|അഞ്ചര|anchara',
  6.5: 'साढ़े छह|साढे छह|sadhe chhe|ஆறரை|ఆరున్నర|ಆರೂವರೆ|ആറര',
  7.5: 'साढ़े सात|साढे सात|sadhe saat|ஏழரை|ఏడున్నర|ಏಳೂವರೆ|ഏഴര',
  8.5: 'साढ़े आठ|साढे आठ|sadhe aath|எட்டரை|ఎనిమిదిన్నర|ಎಂಟೂವರೆ|എട്ടര',
  1: 'one|a|एक|ek|ஒரு|oru|ఒక|oka|ಒಂದು|ondu|ഒരു',
  2: 'two|दो|do|இரண்டு|ரெண்டு|irandu|rendu|రెండు|ಎರಡು|eradu|രണ്ട്|randu',
  3: 'three|तीन|teen|tin|மூன்று|மூணு|moonru|moonu|మూడు|moodu|ಮೂರು|mooru|മൂന്ന്|moonnu',
  4: 'four|चार|char|chaar|நான்கு|நாலு|naangu|naalu|నాలుగు|nalugu|ನಾಲ್ಕು|nalku|നാല്|nalu',
  5: 'five|पाँच|पांच|paanch|panch|ஐந்து|அஞ்சு|ainthu|anju|ఐదు|అయిదు|aidu|ayidu|ಐದು|അഞ്ച്|anchu',
  6: 'six|छह|छः|छे|chhe|chhah|ஆறு|aaru|ఆరు|ಆರು|ആറ്|aru',
  7: 'seven|सात|saat|ஏழு|ezhu|ఏడు|edu|yedu|ಏಳು|elu|ഏഴ്',
  8: 'eight|आठ|aath|எட்டு|ettu|ఎనిమిది|enimidi|ಎಂಟು|entu|എട്ട്',
  9: 'nine|नौ|nau|ஒன்பது|onbathu|తొమ్మిది|tommidi|ಒಂಬತ್ತು|ombattu|ഒമ്പത്|ഒൻപത്',
  10: 'ten|दस|das|பத்து|pathu|paththu|పది|padi|ಹತ್ತು|hattu|പത്ത്|pathu',
  11: 'eleven|ग्यारह|gyarah|பதினொன்று|పదకొండు|ಹನ್ನೊಂದು|പതിനൊന്ന്',
  12: 'twelve|बारह|barah|பன்னிரண்டு|పన్నెండు|ಹನ್ನೆರಡು|പന്ത്രണ്ട്',
  13: 'thirteen|तेरह|terah|பதின்மூன்று|పదమూడు|ಹದಿಮೂರು|പതിമൂന്ന്',
  14: 'fourteen|चौदह|chaudah|பதினான்கு|పద్నాలుగు|ಹದಿನಾಲ್ಕು|പതിനാല്',
  15: 'fifteen|पंद्रह|पन्द्रह|pandrah|பதினைந்து|పదిహేను|padihenu|ಹದಿನೈದು|hadinaidu|പതിനഞ്ച്',
  16: 'sixteen|सोलह|solah|பதினாறு|పదహారు|ಹದಿನಾರು|പതിനാറ്',
  17: 'seventeen|सत्रह|satrah|பதினேழு|పదిహేడు|ಹದಿನೇಳು|പതിനേഴ്',
  18: 'eighteen|अठारह|atharah|பதினெட்டு|పద్దెనిమిది|ಹದಿನೆಂಟು|പതിനെട്ട്',
  19: 'nineteen|उन्नीस|unnees|பத்தொன்பது|పంతొమ్మిది|ಹತ್ತೊಂಬತ್ತು|പത്തൊമ്പത്',
  20: 'twenty|बीस|bees|இருபது|irubathu|ఇరవై|iravai|ಇಪ್ಪತ್ತು|ippattu|ഇരുപത്',
  25: 'twenty five|twentyfive|पच्चीस|pachees|pacchis|இருபத்தைந்து|ఇరవై ఐదు|ಇಪ್ಪತ್ತೈದು|ഇരുപത്തഞ്ച്',
  30: 'thirty|तीस|tees|முப்பது|ముప్పై|ಮೂವತ್ತು|മുപ്പത്',
  35: 'thirty five|thirtyfive|पैंतीस|paintees|முப்பத்தைந்து|ముప్పై ఐదు|ಮೂವತ್ತೈದು|മുപ്പത്തഞ്ച്',
  40: 'forty|चालीस|chalis|நாற்பது|నలభై|ನಲವತ್ತು|നാല്പത്',
  50: 'fifty|पचास|pachas|pachaas|ஐம்பது|యాభై|ಐವತ್ತು|അമ്പത്',
  60: 'sixty|साठ|saath|அறுபது|అరవై|ಅರವತ್ತು|അറുപത്',
  70: 'seventy|सत्तर|sattar|எழுபது|డెబ్బై|ಎಪ್ಪತ್ತು|എഴുപത്',
  75: 'seventy five|seventyfive|पचहत्तर|pachhattar|எழுபத்தைந்து|డెబ్బై ఐదు|ಎಪ್ಪತ್ತೈದು|എഴുപത്തഞ്ച്',
  80: 'eighty|अस्सी|assi|எண்பது|ఎనభై|ಎಂಬತ್ತು|എൺപത്',
  90: 'ninety|नब्बे|nabbe|தொண்ணூறு|తొంభై|ತೊಂಬತ್ತು|തൊണ്ണൂറ്',
}

/** Thousands that are one word with their number, as far as no ending changes them. */
export const thousands: Record<number, string> = {
  1000: 'ஆயிர|ആയിര|aayiram|aayira|ayiram|ayira',
  1500: 'వెయ్యిన్నర|veyyinnara',
  2000: 'இரண்டாயிர|ரெண்டாயிர|രണ്ടായിര|irandayiram|irandayira|rendayiram|rendayira|randayiram|randayira|irandaayiram|irandaayira',
  3000: 'மூவாயிர|மூன்றாயிர|മൂവായിര|moovayiram|moovayira|muvayiram|muvayira|moovaayiram|moovaayira',
  4000: 'நாலாயிர|நான்காயிர|നാലായിര|nalayiram|nalayira|naalayiram|naalayira',
  5000: 'ஐயாயிர|ஐந்தாயிர|அஞ்சாயிர|അയ്യായിര|അഞ്ചായിര|aiyayiram|aiyayira|ainthayiram|ainthayira|anjayiram|anjayira|ayyayiram|ayyayira|anjaayiram|anjaayira|aayiyayiram|aayiyayira',
  6000: 'ஆறாயிர|ആറായിര|arayiram|arayira|aarayiram|aarayira',
  7000: 'ஏழாயிர|ഏഴായിര|ezhayiram|ezhayira',
  8000: 'எட்டாயிர|എട്ടായിര|ettayiram|ettayira',
  9000: 'ஒன்பதாயிர|ഒമ്പതിനായിര|ഒൻപതിനായിര|onbathayiram|onbathayira',
  10000:
    'பத்தாயிர|പതിനായിര|pathayiram|pathayira|pathinayiram|pathinayira|paththayiram|paththayira|pathaayiram|pathaayira',
  12000: 'பன்னிரண்டாயிர|പന്ത്രണ്ടായിര',
  15000: 'பதினைந்தாயிர|പതിനയ്യായിര|പതിനഞ്ചായിര',
  18000: 'பதினெட்டாயிர|പതിനെട്ടായിര',
  20000: 'இருபதாயிர|ഇരുപതിനായിര',
  25000: 'இருபத்தைந்தாயிர|ഇരുപത്തയ്യായിര',
  30000: 'முப்பதாயிர|മുപ്പതിനായിര',
  35000: 'முப்பத்தைந்தாயிர|മുപ്പത്തയ്യായിര',
  40000: 'நாற்பதாயிர|നാല്പതിനായിര|നാൽപതിനായിര',
  50000: 'ஐம்பதாயிர|അമ്പതിനായിര',
  60000: 'அறுபதாயிர|അറുപതിനായിര',
  70000: 'எழுபதாயிர|എഴുപതിനായിര',
  75000: 'எழுபத்தைந்தாயிர|എഴുപത്തയ്യായിര',
  80000: 'எண்பதாயிர|എൺപതിനായിര',
  90000: 'தொண்ணூறாயிர|തൊണ്ണൂറായിര',
}

/** Hundreds that are one word with their number. */
export const hundreds: Record<number, string> = {
  200: 'இருநூறு|ಇನ್ನೂರು|ಇನ್ನೂರ|ഇരുനൂറ്|ഇരുനൂറ|irunooru|innooru',
  300: 'முன்னூறு|முந்நூறு|ಮುನ್ನೂರು|ಮುನ್ನೂರ|മുന്നൂറ്|മുന്നൂറ|munnooru',
  400: 'நானூறு|ನಾನೂರು|ನಾನೂರ|നാനൂറ്|നാനൂറ|naanooru',
  500: 'ஐநூறு|ஐந்நூறு|அஞ்நூறு|ఐదొందలు|ఐదొందల|ఐదువందలు|ఐదువందల|aidondala|aiduvandala|ಐನೂರು|ಐನೂರ|ಐದುನೂರು|അഞ്ഞൂറ്|അഞ്ഞൂറ|ainooru|ainuru|ainnooru|anjooru|anjuru',
  600: 'அறுநூறு|ఆరొందల|ఆరువందల|ಆರುನೂರು|ಆರುನೂರ|അറുനൂറ്|അറുനൂറ|arunooru',
  700: 'எழுநூறு|ఏడొందల|ఏడువందల|ಏಳುನೂರು|ಏಳುನೂರ|എഴുനൂറ്|എഴുനൂറ|ezhunooru|elunooru',
  800: 'எண்ணூறு|ఎనిమిదొందల|ఎనిమిదివందల|ಎಂಟುನೂರು|ಎಂಟುನೂರ|എണ്ണൂറ്|എണ്ണൂറ|ennooru|entunooru',
  900: 'தொள்ளாயிரம்|தொள்ளாயிர|తొమ్మిదొందల|తొమ్మిదివందల|ಒಂಬೈನೂರು|ಒಂಬೈನೂರ|തൊള്ളായിരം|തൊള്ളായിര|thollayiram|ombainooru',
}

/** Between the thousands and the hundreds of one amount: ஆயிரத்து ஐநூறு, ಸಾವಿರದ ಐನೂರು. */
export const carries = 'and|த்து|த்தி|ద|ದ|ത്തി|ം|ம்|thu|thi|thy|da|um'

/** What these words may be written together with: what follows is a word of its own. */
export const stems =
  'ரூபாய்|ரூபா|రూపాయల|రూపాయి|ರೂಪಾಯಿಗಳ|ರೂಪಾಯಿ|രൂപ|ஆயிர|ആയിര|ಸಾವಿರ|వేల|లక్షల|ಲಕ್ಷ|ലക്ഷ|லட்ச|நூறு|ನೂರು|ನೂರ|നൂറ|savira|saavira'

export const below =
  'less than|lower than|cheaper than|up to|upto|under|below|within|max|maximum|at most|budget|<=|<'
export const above =
  'more than|higher than|at least|starting from|above|over|min|minimum|greater than|>=|>|from'

/** Endings and small words between an amount and what is said of it. */
export const particles =
  '-|m|thukku|thil|thinu|thirku|da|kke|kkinta|ம்|த்து|த்துக்கு|த்திற்கு|த்துக்கும்|த்திற்கும்|த்துக்குக்|க்கு|க்கும்|க்குக்|உக்கு|கு|ku|kku|ukku|க்குக்கு|ku|కి|కు|ల|కంటే|లకు|లకి|కన్నా|kante|ki|ku|ಕ್ಕೆ|ಕ್ಕಿಂತ|ಗಿಂತ|ಗೆ|ದ|ಗಳ|ginta|kinta|kkinta|ന്|ക്ക്|യ്ക്ക്|ത്തിന്|ത്തിൽ|യിൽ|ൽ|ത്തിനു|യ്ക്കു|ക്കു|ിൽ|ിന്|ിനു|ರ|ു|il|yil|ലും|ം|से|के|का|की|में|से भी|se|ke|mein|me|ka|ki|of|price|range'
export const ceilings =
  'thukkul|thukkulla|thinullil|thinakathu|dolage|dolagina|rolage|or less|or below|and below|and under|max|maximum|க்குள்|க்குள்ள|த்துக்குள்|த்திற்குள்|குள்|உள்ளே|கீழ்|கீழே|குறைவாக|குறைவான|குறைவு|குறைந்த|கம்மி|கம்மியா|கம்மியாக|கம்மியான|வரை|kammi|kammiya|kammiyana|kulla|kullae|kul|keezh|keezhe|keela|keel|keele|kizh|kizhe|varai|ulla|kuraivana|లోపల|లోపలి|లోపు|తక్కువ|తక్కువైన|కింద|వరకు|లోగా|lopu|lopala|lope|takkuva|thakkuva|kinda|varaku|loga|loapu|ಒಳಗೆ|ಒಳಗಿನ|ಕಡಿಮೆ|ಕಡಿಮೆಯ|ಕೆಳಗೆ|ಕೆಳಗಿನ|ವರೆಗೆ|ವರೆಗಿನ|ದವರೆಗೆ|ದವರೆಗಿನ|ರವರೆಗೆ|ರೊಳಗೆ|ದೊಳಗೆ|ದೊಳಗಿನ|olage|olagade|olagina|kadime|kelage|varege|താഴെ|താഴെയുള്ള|കുറഞ്ഞ|കുറവ്|കുറവുള്ള|വരെ|വരെയുള്ള|ഉള്ളിൽ|അകത്ത്|ത്തിനുള്ളിൽ|ിനുള്ളിൽ|ിനകത്ത്|യ്ക്കുള്ളിൽ|ക്കുള്ളിൽ|thazhe|thaazhe|thazhey|kuravu|vare|ullil|കീഴെ|कम|अंदर|अन्दर|नीचे|तक|भीतर|kam|andar|neeche|niche|tak|bhitar|மிகாமல்|மிகாத|தாண்டாமல்|தாண்டாத|migamal|thandatha|thandamal|మించకుండా|మించని|దాటకుండా|దాటని|minchakunda|minchani|datakunda|ಮೀರದ|ಮೀರದೆ|ದಾಟದ|ದಾಟದೆ|meerada|dhatada|കവിയാത്ത|കവിയാതെ|കൂടാത്ത|കൂടാതെ|കടക്കാത്ത|kaviyatha|koodatha'
export const floors =
  'or more|or above|and above|and up|onwards|plus|மேல்|மேலே|மேற்பட்ட|அதிகம்|அதிகமான|அதிகமாக|mel|mela|melae|ఎక్కువ|ఎక్కువైన|పైన|పైగా|పైబడిన|పై|ekkuva|paina|pai|ಹೆಚ್ಚು|ಹೆಚ್ಚಿನ|ಅಧಿಕ|ಮೇಲೆ|ಮೇಲಿನ|ಮೇಲ್ಪಟ್ಟ|hechchu|hecchu|mele|മുകളിൽ|കൂടുതൽ|കൂടുതലുള്ള|അധികം|മുകളിലുള്ള|മേലെ|mukalil|mugalil|kooduthal|melil|ज़्यादा|ज्यादा|अधिक|ऊपर|zyada|jyada|upar|oopar|adhik'
export const joins =
  'and|to|-|–|—|முதல்|லிருந்து|இலிருந்து|யிலிருந்து|த்திலிருந்து|திலிருந்து|muthal|mudhal|నుండి|నుంచి|nundi|nunchi|ರಿಂದ|ದಿಂದ|ಇಂದ|rinda|dinda|മുതൽ|ൽ നിന്ന്|നിന്ന്|से|से लेकर|se|se lekar'
/** Between two prices that are each said with their own word: 'above 2000 and below 5000'. */
export const links =
  'and|but|,|&|மற்றும்|ஆனால்|matrum|aanal|మరియు|కానీ|mariyu|kani|ಮತ್ತು|ಆದರೆ|mattu|aadare|എന്നാൽ|ennal|और|लेकिन|पर|aur|lekin'
export const beginnings = 'between|from'

/** What turns a comparison round: 'not above' is a ceiling. Before it in English, behind it in the other languages. */
export const deniedBefore = 'not|no|nothing|never'
export const deniedBehind =
  'இல்லாமல்|இல்லாத|போகாமல்|போகாத|வேண்டாம்|illamal|illatha|illadha|pogamal|vendam|కాకుండా|లేకుండా|కాని|లేని|వద్దు|kakunda|lekunda|leni|vaddu|ಇಲ್ಲದ|ಇಲ್ಲದೆ|ಅಲ್ಲದ|ಆಗದ|ಬೇಡ|illada|illade|agada|beda|ഇല്ലാത്ത|ഇല്ലാതെ|അല്ലാത്ത|പോകാത്ത|വേണ്ട|illathe|allatha|venda|नहीं|नही|न हो|ना हो|nahi|nahin|na ho'
