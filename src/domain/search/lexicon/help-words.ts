import type { HelpTopic } from '#domain/search/help-topics.ts'
import type { Said } from './entry.ts'

/** How a shopper asks what a page of the shop answers. */
export const helpWords: Record<HelpTopic, Said> = {
  shipping: {
    en: 'ship, ships, shipping, delivery, deliver, delivered, delivers, shipment, courier, dispatch, delivery time, delivery charge, delivery charges, shipping charges, shipping cost, free shipping, free delivery, international, abroad, overseas, worldwide, usa, us, uk, america, canada, australia, dubai, uae, singapore, london, pincode, pin code, how many days, days to deliver, home delivery, export, foreign',
    ta: 'டெலிவரி, அனுப்பு, அனுப்புவீர்களா, கூரியர், வெளிநாடு, ஷிப்பிங், அமெரிக்கா, டெலிவரி கட்டணம், வீட்டுக்கு அனுப்ப, anuppu, veli naadu, delivary, velinaadu, anuppuvingala',
    te: 'డెలివరీ, పంపిస్తారా, కొరియర్, విదేశం, షిప్పింగ్, అమెరికా, విదేశాలకు, pampistara, videsham',
    kn: 'ಡೆಲಿವರಿ, ಕಳುಹಿಸಿ, ಕೊರಿಯರ್, ವಿದೇಶ, ಶಿಪ್ಪಿಂಗ್, ಅಮೆರಿಕ, ವಿದೇಶಕ್ಕೆ, kaluhisi, videsha',
    ml: 'ഡെലിവറി, അയക്കുമോ, കൊറിയർ, വിദേശം, ഷിപ്പിംഗ്, ഷിപ്പിങ്, അമേരിക്ക, വിദേശത്തേക്ക്, ayakkumo',
    hi: 'डिलीवरी, डिलिवरी, भेजना, कूरियर, विदेश, शिपिंग, अमेरिका, भेजते, पहुँचाना, bhejte, videsh, bhejna',
  },
  returns: {
    en: 'return, returns, returning, refund, refunds, exchange, exchanges, replace, replacement, return policy, refund policy, cancel, cancellation, cancel order, money back, damaged, defect, defective, exchange policy, send back',
    ta: 'திருப்பி, ரிட்டர்ன், மாற்று, ரீஃபண்ட், ரத்து, பணம் திரும்ப, திருப்பி அனுப்ப, பரிமாற்றம், ரிட்டன், thiruppi, raththu, thirumba anuppa, maatru',
    te: 'రిటర్న్, తిరిగి, మార్పిడి, రీఫండ్, రద్దు, వాపసు, vapasu, raddu, tirigi, వాపస్',
    kn: 'ರಿಟರ್ನ್, ಹಿಂತಿರುಗಿಸು, ಬದಲಾವಣೆ, ರೀಫಂಡ್, ರದ್ದು, ವಾಪಸ್, ಹಿಂದಿರುಗಿಸು, hintirugisu, vapas, ಹಿಂತಿರುಗಿಸುವುದು, ಮರಳಿಸು',
    ml: 'റിട്ടേൺ, തിരികെ, മാറ്റം, റീഫണ്ട്, റദ്ദാക്കുക, മടക്കി, തിരിച്ചയക്കുക, thirike, thirichayakkuka, മാറ്റി വാങ്ങാൻ',
    hi: 'रिटर्न, वापसी, वापस, बदलना, रिफंड, रद्द, एक्सचेंज, लौटाना, wapas, vapasi, wapsi, wapasi, lautana, radd, लौटाएं, बदलें',
  },
  track: {
    en: 'track, tracking, track order, order status, where is my order, my order, my orders, order tracking, status, track my order, orders, order, invoice, bill, my parcel, parcel',
    ta: 'ட்ராக், என் ஆர்டர், ஆர்டர் நிலை, ஆர்டர், டிராக், en order, order enga, பார்சல்',
    te: 'ట్రాక్, నా ఆర్డర్, ఆర్డర్ స్థితి, ఆర్డర్, na order, naa order',
    kn: 'ಟ್ರ್ಯಾಕ್, ನನ್ನ ಆರ್ಡರ್, ಆರ್ಡರ್ ಸ್ಥಿತಿ, ಆರ್ಡರ್, nanna order',
    ml: 'ട്രാക്ക്, എന്റെ ഓർഡർ, ഓർഡർ നില, ഓർഡർ, ente order',
    hi: 'ट्रैक, मेरा ऑर्डर, ऑर्डर स्थिति, ऑर्डर, आर्डर, mera order, order kahan',
  },
  payment: {
    en: 'payment, payments, pay, cod, cash on delivery, upi, gpay, google pay, phonepe, paytm, emi, credit card, debit card, card, net banking, netbanking, bank transfer, coupon, coupons, discount code, promo, promo code, cash, offer code, voucher, gift card',
    ta: 'பணம் செலுத்த, கட்டணம், கேஷ் ஆன் டெலிவரி, கூப்பன், பேமெண்ட், தள்ளுபடி கூப்பன், panam',
    te: 'చెల్లింపు, క్యాష్ ఆన్ డెలివరీ, కూపన్, పేమెంట్, chellimpu',
    kn: 'ಪಾವತಿ, ಕ್ಯಾಶ್ ಆನ್ ಡೆಲಿವರಿ, ಕೂಪನ್, ಪೇಮೆಂಟ್, pavati',
    ml: 'പണമടയ്ക്കൽ, ക്യാഷ് ഓൺ ഡെലിവറി, കൂപ്പൺ, പേയ്മെന്റ്',
    hi: 'भुगतान, पेमेंट, कैश ऑन डिलीवरी, कूपन, bhugtan, bhugtaan',
  },
  contact: {
    en: 'contact, contact number, phone number, call, customer care, customer service, helpline, email address, email, whatsapp, whatsapp number, store, store address, shop address, showroom, branch, branches, location, support, help, opening hours, timings, owner, address, visit store, complaint, feedback, career, careers, about you, about us, who are you, wholesale, bulk order, bulk, video call, franchise, reseller',
    ta: 'தொடர்பு, தொலைபேசி எண், கடை முகவரி, முகவரி, உதவி, போன் நம்பர், கடை, thodarbu, mugavari, udhavi, kadai',
    te: 'సంప్రదించండి, ఫోన్ నంబర్, చిరునామా, సహాయం, దుకాణం, షాపు, chirunama, sahayam',
    kn: 'ಸಂಪರ್ಕ, ಫೋನ್ ನಂಬರ್, ವಿಳಾಸ, ಸಹಾಯ, ಅಂಗಡಿ, samparka, vilasa, sahaya, angadi',
    ml: 'ബന്ധപ്പെടുക, ഫോൺ നമ്പർ, വിലാസം, സഹായം, കട, bandhappeduka, vilasam',
    hi: 'संपर्क, फ़ोन नंबर, फोन नंबर, पता, सहायता, मदद, दुकान, sampark, dukan, madad',
  },
  care: {
    en: 'wash, washing, how to wash, care, dry clean, dry cleaning, machine wash, washable, iron, ironing, maintain, maintenance, store silk, how to store, fall and pico, fall pico, pico, fall, stitching, stitch, tailoring, hand wash, stain, faq, faqs, question, questions, privacy, privacy policy, terms, terms and conditions, policy',
    ta: 'துவைக்க, துவைப்பது, பராமரிப்பு, சலவை, thuvaikka, salavai, paramarippu, kelvi, வாஷ், துவைக்கலாமா, துவைக்கலாம், துவைக்கணும், டிரை கிளீன்',
    te: 'ఉతకడం, సంరక్షణ, డ్రై క్లీన్, utakadam, వాష్, ఉతకాలి, ఎలా ఉతకాలి, ఉతకవచ్చా, ఉతకొచ్చా, utakali, uthakali',
    kn: 'ತೊಳೆಯುವುದು, ಆರೈಕೆ, ಡ್ರೈ ಕ್ಲೀನ್, toleyuvudu, ವಾಷ್, ಒಗೆಯುವುದು, ಒಗೆಯಲು, ಒಗೆಯಬೇಕು, ಒಗೆಯಬಹುದಾ, ತೊಳೆಯಲು, ತೊಳೆಯಬೇಕು, ತೊಳೆಯಬಹುದಾ, ogeyuvudu',
    ml: 'കഴുകാൻ, പരിചരണം, ഡ്രൈ ക്ലീൻ, അലക്കൽ, kazhukan, വാഷ്, കഴുകണം, കഴുകാമോ, കഴുകുന്നത്, അലക്കാൻ, അലക്കണം, അലക്കാമോ, kazhukanam, kazhukaamo, alakkan',
    hi: 'धुलाई, देखभाल, ड्राई क्लीन, धोना, dhulai, dhona, dekhbhal, धोएं, धोएँ, धोने, धोऊँ, धो सकते, धुलती, kaise dhoye, dhoyen, dhone',
  },
}
