import { z } from 'zod'
import { type Language, languages } from '#domain/language.ts'
import { listOf, outside } from '../config-kinds.ts'

export const channels = ['sms', 'whatsapp'] as const
export type Channel = (typeof channels)[number]

/** What the shop needs to know to send text messages. */
export type TextConfig = {
  channel: Channel
  /** How many may leave in an hour, whoever asks: each costs money. */
  perHour: number
  /** Who carries them; null: they are kept in the admin area, and reach nobody. */
  gateway: { url: string; token: string; templates: Record<string, string> } | null
}

const one = /^([a-z]{2}):([\w.-]{1,100})$/
const isTemplate = (text: string) =>
  languages.some((code) => code === one.exec(text)?.[1]) && one.test(text)

/** Its variables of the environment (.env.example). */
export const textVariables = {
  TEXT_GATEWAY_URL: outside.optional(),
  TEXT_GATEWAY_TOKEN: z.string().min(1).optional(),
  TEXT_CHANNEL: z.enum(channels).default('sms'),
  TEXT_TEMPLATES: z
    .string()
    .default('')
    .transform(listOf)
    .refine((all) => all.every(isTemplate), 'must be templates like en:1107…, behind commas'),
  TEXTS_PER_HOUR: z.coerce.number('must be a number').int().min(1).max(100_000).default(60),
  TEXTS_KEPT: z
    .enum(['0', '1'], 'must be 0 or 1')
    .default('0')
    .transform((value) => value === '1'),
}

type Variables = z.infer<z.ZodObject<typeof textVariables>>

/** The language that a message is written in: English, where its words are registered in no other. */
export const languageOfTexts = (texts: TextConfig | null, language: Language): Language =>
  texts?.gateway && texts.channel === 'sms' && !texts.gateway.templates[language] ? 'en' : language

/** Null where the shop sends none. `refuse` names the variable that is missing. */
export function textsOf(
  env: Variables,
  refuse: (variable: string, first: string) => never,
): TextConfig | null {
  const common = { channel: env.TEXT_CHANNEL, perHour: env.TEXTS_PER_HOUR }
  const { TEXT_GATEWAY_URL: url, TEXT_GATEWAY_TOKEN: token } = env
  if (!url) return env.TEXTS_KEPT ? { ...common, gateway: null } : null
  const templates = Object.fromEntries(env.TEXT_TEMPLATES.map((text) => text.split(':')))
  // Carriers of India drop an SMS without the id under which its words are registered (TRAI, TCCCPR 2018).
  if (common.channel === 'sms' && !templates.en) refuse('TEXT_TEMPLATES', 'TEXT_GATEWAY_URL')
  return {
    ...common,
    gateway: {
      url: url.replace(/(?<!\/)\/+$/, ''),
      token: token ?? refuse('TEXT_GATEWAY_TOKEN', 'TEXT_GATEWAY_URL'),
      templates,
    },
  }
}
