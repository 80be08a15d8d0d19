import type { Words } from '../words.ts'

export const opening: Words['opening'] = {
  title: 'जल्द खुल रहा है',
  text: 'हम अपनी साड़ियाँ तैयार कर रहे हैं। कृपया कुछ समय बाद फिर आइए।',
  chat: 'WhatsApp पर पूछें',
  greeting: (shop) => `नमस्ते ${shop}, आप कब खोल रहे हैं?`,
  signIn: 'लॉगिन करें',
  bar: 'आपकी दुकान अभी खुली नहीं है। इसे केवल आप और आपका स्टाफ़ देख सकते हैं।',
  finish: 'सेटअप पूरा करें',
}
