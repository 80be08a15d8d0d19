import type { Words } from '../words.ts'

export const opening: Words['opening'] = {
  title: 'త్వరలో తెరుస్తున్నాం',
  text: 'మా చీరలను సిద్ధం చేస్తున్నాం. కొద్ది రోజుల్లో మళ్లీ రండి.',
  chat: 'WhatsAppలో అడగండి',
  greeting: (shop) => `నమస్కారం ${shop}, మీరు ఎప్పుడు తెరుస్తారు?`,
  signIn: 'లాగిన్ చేయండి',
  bar: 'మీ షాపు ఇంకా తెరవలేదు. మీరు, మీ సిబ్బంది మాత్రమే దీన్ని చూడగలరు.',
  finish: 'సెటప్ పూర్తి చేయండి',
}
