-- What the notice of orders did not say yet: parcels abroad, the PAN above a limit, and parcels that nobody took at the door. Where the
-- owner has written words of their own, those stay.

insert into notices (purpose, version, language, text, from_at)
select 'orders', 2, language, text || case language
  when 'ta' then '

வெளிநாட்டுக்குப் போகும் பார்சலில் என்ன இருக்கிறது, அதன் விலை என்ன என்பதைச் சுங்கத்துறைக்குத் தெரிவிக்கிறோம். சட்டம் உங்கள் PAN-ஐக் கேட்டால், அது மறையாக்கத்துடன் இருக்கும்; கடை உரிமையாளர் மட்டுமே அதைப் படிக்க முடியும். வாசலில் பார்சலை யாரும் வாங்கவில்லை என்றால், உங்கள் மொபைல் எண்ணின் கீழ் அதை ஓராண்டு நினைவில் வைக்கிறோம்.'
  when 'te' then '

విదేశాలకు వెళ్లే పార్సిల్‌లో ఏముందో, దాని ధర ఎంతో కస్టమ్స్‌కు తెలియజేస్తాము. చట్టం మీ PAN అడిగితే, దాన్ని ఎన్‌క్రిప్ట్ చేసి ఉంచుతాము; షాపు యజమాని మాత్రమే చదవగలరు. డెలివరీ సమయంలో పార్సిల్‌ను ఎవరూ తీసుకోకపోతే, మీ మొబైల్ నంబర్ కింద దాన్ని ఒక సంవత్సరం గుర్తుంచుకుంటాము.'
  when 'kn' then '

ವಿದೇಶಕ್ಕೆ ಹೋಗುವ ಪಾರ್ಸೆಲ್‌ನಲ್ಲಿ ಏನಿದೆ, ಅದರ ಬೆಲೆ ಎಷ್ಟು ಎಂಬುದನ್ನು ಕಸ್ಟಮ್ಸ್‌ಗೆ ತಿಳಿಸುತ್ತೇವೆ. ಕಾನೂನು ನಿಮ್ಮ PAN ಕೇಳಿದರೆ, ಅದನ್ನು ಎನ್‌ಕ್ರಿಪ್ಟ್ ಮಾಡಿ ಇಡುತ್ತೇವೆ; ಅಂಗಡಿಯ ಮಾಲೀಕರು ಮಾತ್ರ ಓದಬಹುದು. ಮನೆ ಬಾಗಿಲಲ್ಲಿ ಪಾರ್ಸೆಲ್ ಅನ್ನು ಯಾರೂ ತೆಗೆದುಕೊಳ್ಳದಿದ್ದರೆ, ನಿಮ್ಮ ಮೊಬೈಲ್ ಸಂಖ್ಯೆಯ ಅಡಿಯಲ್ಲಿ ಅದನ್ನು ಒಂದು ವರ್ಷ ನೆನಪಿಡುತ್ತೇವೆ.'
  when 'ml' then '

വിദേശത്തേക്കു പോകുന്ന പാഴ്സലിൽ എന്താണുള്ളതെന്നും അതിന്റെ വില എത്രയെന്നും ഞങ്ങൾ കസ്റ്റംസിനെ അറിയിക്കും. നിയമം നിങ്ങളുടെ PAN ആവശ്യപ്പെട്ടാൽ അത് എൻക്രിപ്റ്റ് ചെയ്തു സൂക്ഷിക്കും; കടയുടമയ്ക്കു മാത്രമേ വായിക്കാനാകൂ. വീട്ടുവാതിൽക്കൽ പാഴ്സൽ ആരും വാങ്ങിയില്ലെങ്കിൽ, നിങ്ങളുടെ മൊബൈൽ നമ്പറിനു കീഴിൽ അത് ഒരു വർഷം ഓർത്തുവെക്കും.'
  when 'hi' then '

विदेश जाने वाले पार्सल में क्या है और उसकी कीमत कितनी है, यह हम सीमा शुल्क विभाग को बताते हैं। कानून आपका PAN माँगे, तो वह एन्क्रिप्ट करके रखा जाता है; उसे केवल दुकान के मालिक पढ़ सकते हैं। दरवाज़े पर पार्सल कोई न ले, तो हम इसे आपके मोबाइल नंबर के साथ एक साल तक याद रखते हैं।'
  else '

Of a parcel abroad, customs are told what is in it and what it cost. Where the law asks for your PAN, it is kept encrypted, and the owner of the shop alone can read it. If nobody takes a parcel at the door, we remember that under your mobile number for a year.'
  end, 1795737600000
from notices
where purpose = 'orders' and version = 1
  and not exists (select 1 from notices as newer where newer.purpose = 'orders' and newer.version > 1);
