import { z } from 'zod'

export const flag = (byDefault: '0' | '1') =>
  z
    .enum(['0', '1'], 'must be 0 or 1')
    .default(byDefault)
    .transform((value) => value === '1')

export const postgres = z.string().regex(/^postgres(ql)?:\/\//, 'must begin with postgres://')
export const address = z.url({ protocol: /^https?$/, error: 'must be an http or https address' })

/** One key or several behind commas. */
export const areKeys = (text: string) =>
  text.split(',').every((key) => Buffer.from(key.trim(), 'base64').length === 32)

export const listOf = (text: string) => text.split(',').flatMap((one) => one.trim() || [])
export const areRecipients = (text: string) =>
  listOf(text).every((one) => /^age1[0-9a-z]{58}$/.test(one))

/** A server of others: encrypted, unless it stands on this machine. */
export const outside = z
  .url({ protocol: /^https?$/, error: 'must be an https address' })
  .regex(/^https:|^http:\/\/(?:127\.|localhost[:/]|\[::1\])/, 'must be an https address')
