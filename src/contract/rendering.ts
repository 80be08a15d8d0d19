// The seam between the server and the pages: what one hands to the other with a request (docs/rendering.md).

/** An answer of the API that is cached for everybody, and its JSON. Frozen: every page that is made of it shares it. */
export type Recalled = { readonly answer: unknown; readonly text: string }

/** What the server hands to the pages with a request. */
export type RenderContext = {
  /** The API, in-process and in the visitor's name. */
  send: (path: string, init?: RequestInit) => Promise<Response>
  /** What the API answered to everybody, as long as it is true. */
  recall: (address: string) => Recalled | undefined
  publicUrl: string
  /** Milliseconds since 1970, so that server and browser say the same of relative dates. */
  now: number
  /** Names the scripts of this page to the content policy. */
  nonce: string
  /** False when nobody has to be asked for. */
  mayBeSignedIn: boolean
  /** True when the page is the same for everybody, and cached. */
  isWhole: boolean
  /** True when the page leaves compressed by brotli. */
  isPacked: boolean
  /** True for a page that needs no scripts. */
  isStatic: boolean
  report: (error: unknown) => void
}

/** Shows the page of an address: what `web/entry.server.tsx` exports as `pagesOf`. */
export type Pages = (request: Request, given: RenderContext) => Promise<Response>
