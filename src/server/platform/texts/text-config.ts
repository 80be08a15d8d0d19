import { z } from 'zod'
import { type Language, languages } from '#domain/language.ts'
import { listOf, outside } from '../config-kinds.ts'

export const channels = ['sms', 'whatsapp'] as const
export type Channel = (typeof channels)[number]

/** What messages are for: carriers register the words of each apart. */
export type TextPurpose = 'codes' | 'notices'
type Templates = Record<string, string>

/** What the shop needs to know to send text messages. */
export type TextConfig = {
  channel: Channel
  /** How many may leave in an hour, whoever asks: each costs money. */
  perHour: number
  /** Who carries them; null: they are kept in the admin area, and reach nobody. */
  gateway: { url: string; token: string; templates: Record<TextPurpose, Templates> } | null
}

const one = /^([a-z]{2}):([\w.-]{1,100})$/
const isTemplate = (text: string) =>
  languages.some((code) => code === one.exec(text)?.[1]) && one.test(text)

const templates = z
  .string()
  .default('')
  .transform(listOf)
  .refine((all) => all.every(isTemplate), 'must be templates like en:1107…, behind commas')

/** Its variables of the environment (.env.example). */
export const textVariables = {
  TEXT_GATEWAY_URL: outside.optional(),
  TEXT_GATEWAY_TOKEN: z.string().min(1).optional(),
  TEXT_CHANNEL: z.enum(channels).default('sms'),
  TEXT_TEMPLATES: templates,
  TEXT_NOTICE_TEMPLATES: templates,
  TEXTS_PER_HOUR: z.coerce.number('must be a number').int().min(1).max(100_000).default(60),
  TEXTS_KEPT: z
    .enum(['0', '1'], 'must be 0 or 1')
    .default('0')
    .transform((value) => value === '1'),
}

type Variables = z.infer<z.ZodObject<typeof textVariables>>

const isRegistered = (texts: TextConfig, purpose: TextPurpose, language: Language): boolean =>
  !texts.gateway ||
  texts.channel !== 'sms' ||
  texts.gateway.templates[purpose][language] !== undefined

/** The language that a message is written in: English, where its words are registered in no other. */
export const languageOfTexts = <Wanted extends Language>(
  texts: TextConfig | null,
  purpose: TextPurpose,
  language: Wanted,
): Wanted | 'en' => (texts && !isRegistered(texts, purpose, language) ? 'en' : language)

/** Whether notices to staff leave as text messages: carriers of India drop an SMS whose words nobody has registered. */
export const sendsNotices = (texts: TextConfig | null): boolean =>
  texts !== null && isRegistered(texts, 'notices', 'en')

/** Null where the shop sends none. `refuse` names the variable that is missing. */
export function textsOf(
  env: Variables,
  refuse: (variable: string, first: string) => never,
): TextConfig | null {
  const common = { channel: env.TEXT_CHANNEL, perHour: env.TEXTS_PER_HOUR }
  const { TEXT_GATEWAY_URL: url, TEXT_GATEWAY_TOKEN: token } = env
  if (!url) return env.TEXTS_KEPT ? { ...common, gateway: null } : null
  const templates = {
    codes: templatesIn(env.TEXT_TEMPLATES),
    notices: templatesIn(env.TEXT_NOTICE_TEMPLATES),
  }
  // Carriers of India drop an SMS without the id under which its words are registered (TRAI, TCCCPR 2018).
  if (common.channel === 'sms' && !templates.codes['en'])
    refuse('TEXT_TEMPLATES', 'TEXT_GATEWAY_URL')
  return {
    ...common,
    gateway: {
      url: url.replace(/(?<!\/)\/+$/, ''),
      token: token ?? refuse('TEXT_GATEWAY_TOKEN', 'TEXT_GATEWAY_URL'),
      templates,
    },
  }
}

const templatesIn = (all: string[]): Templates =>
  Object.fromEntries(all.map((text) => text.split(':')))
