// The content policy forbids making functions of text, and zod would try: to be imported before any schema. It is told where
// it looks when it comes, so that a screen without a form need not load it for this.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
