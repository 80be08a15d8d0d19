import type { adminProof as english } from '../../../en/admin/programs/proof.ts'
import type { InLanguage } from '../../../in-language.ts'

export const adminProof: InLanguage<typeof english> = {
  why: 'பணம் சேரும் இடம் அல்லது கடையைப் பயன்படுத்தும் உரிமை மாறுகிறது: உங்கள் கடவுச்சொல்லை மீண்டும் உள்ளிடுங்கள்.',
  password: 'உங்கள் கடவுச்சொல்',
  code: 'உங்கள் அங்கீகாரச் செயலியின் குறியீடு',
  codeHint: 'இரு படி உள்நுழைவு இருந்தால்',
}
