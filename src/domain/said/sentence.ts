/** Sentences by a code that never changes: fixed ones, and ones that are made from what the code carries. */
export type Sentences = Record<string, string | ((params: never) => string)>

type ParamsIn<Says> = Says extends (params: infer Params) => string ? Params : Record<string, never>

/** A code of these sentences with what it carries: what is kept and sent, and said in its reader's language. */
export type CodeOf<Table extends Sentences> = {
  [Code in keyof Table & string]: { code: Code; params: ParamsIn<Table[Code]> }
}[keyof Table & string]

/** The same sentences in another language. */
export type SentencesIn<Table extends Sentences> = {
  [Code in keyof Table]: Table[Code] extends string
    ? string
    : (params: ParamsIn<Table[Code]>) => string
}

/** A code that came from elsewhere: it may be newer, or older, than these sentences. */
export type AnyCode = { code: string; params?: object | undefined }

/** Its sentence; undefined where these sentences do not know the code. */
export function sayCode(sentences: Sentences, { code, params }: AnyCode): string | undefined {
  if (!Object.hasOwn(sentences, code)) return undefined
  const says = sentences[code]
  return typeof says === 'function' ? says((params ?? {}) as never) : says // The type of CodeOf keeps both together.
}

/** All of them, one after the other; a code that is not known is left out. */
export const sayCodes = (sentences: Sentences, codes: readonly AnyCode[]): string =>
  codes.flatMap((code) => sayCode(sentences, code) ?? []).join(' ')

/** `'free'`, or `'fee', { feePaise }`: what stands after a code of these sentences. */
export type CarriedBy<
  Table extends Sentences,
  Code extends keyof Table,
> = Table[Code] extends string ? [] : [params: ParamsIn<Table[Code]>]
