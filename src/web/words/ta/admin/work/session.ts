import type { adminSession as english } from '../../../en/admin/work/session.ts'
import type { InLanguage } from '../../../in-language.ts'

/** The sign-in over a form, and what the browser keeps of one that was not saved. */
export const adminSession: InLanguage<typeof english> = {
  title: 'உங்கள் அமர்வு முடிந்துவிட்டது',
  text: (name) =>
    `${name} ஆக மீண்டும் உள்நுழையுங்கள்: நீங்கள் எழுதியது அப்படியே இருக்கும்; உள்நுழைந்ததும் சேமிக்கப்படும்.`,
  username: 'பயனர் பெயர்',
  password: 'கடவுச்சொல்',
  code: 'உங்கள் அங்கீகாரச் செயலியின் குறியீடு',
  codeHint: 'அல்லது உங்கள் மீட்புக் குறியீடுகளில் ஒன்று',
  submit: 'உள்நுழைந்து தொடர',
  submitting: 'உள்நுழைகிறது…',
  failed: 'உள்நுழைய முடியவில்லை',
  unreached: 'உள்நுழைவு கடையைச் சென்றடையவில்லை. மீண்டும் முயலுங்கள்.',
  somebodyElse: 'இது வேறொரு கணக்கு: உங்கள் கணக்கில் உள்நுழையுங்கள்.',
  draft: {
    title: (time) => `சேமிக்காத வரைவு: ${time}`,
    text: 'நீங்கள் எழுதிச் சேமிக்காததை இந்த உலாவி வைத்திருக்கிறது.',
    older: 'அதன் பிறகு யாரோ சேமித்துள்ளனர். இருவரும் மாற்றிய இடங்களில் எதை எடுப்பது என்று கேட்கப்படும்.',
    waits: 'இப்போது எழுதுவதைச் சேமிக்கும் வரை, அல்லது மூடும் வரை, இது வைக்கப்பட்டிருக்கும்.',
    take: 'வரைவை மீட்டெடுக்க',
    drop: 'வரைவை நீக்க',
  },
}
