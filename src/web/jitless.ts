import { config } from 'zod'

// The content policy forbids making functions of text, and zod would try: to be imported before any schema.
config({ jitless: true })
