import type { Language } from '#domain/language.ts'
import type { Shop } from '../shop.ts'
import type { Channel, TextPurpose } from './text-config.ts'

/** A text message as it leaves: to one number, with + and its country. */
export type TextMessage = {
  /** Under which the shop knows it, the same at every try. */
  key: string
  to: string
  text: string
  channel: Channel
  /** The id under which its words are registered with the carriers, where one was set. */
  template: string | undefined
}

/** The port: `sent` by a gateway, or `kept` for the owner to read. What it throws tells what is known. */
export type TextMessages = { send(message: TextMessage): Promise<'sent' | 'kept'> }

/** The gateway says no, and would say it again. */
export class TextRefused extends Error {}

/** The gateway has not taken it: it may be asked again. Of any other error nobody knows. */
export class GatewayAway extends Error {}

export type Written = {
  text: string
  language: Language
  purpose: TextPurpose
  /** True where it holds a code: its words are not kept. */
  isSecret?: boolean
}

/** A kind of text message: who writes it when it is about to leave; null when it has lost its point. */
export type Text<Props> = {
  name: string
  write: (props: Props, context: { shop: Shop; shopName: string }) => Promise<Written | null>
}

export const defineText = <Props>(name: string, write: Text<Props>['write']): Text<Props> => ({
  name,
  write,
})
