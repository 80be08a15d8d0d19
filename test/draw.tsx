import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import type { Language } from '#domain/language.ts'
import { loadWords } from '#web/words/load-words.ts'
import { LanguageContext } from '#web/words/words.ts'
import { testNow } from './create-test-shop.ts'

type Wishes = { language?: Language; now?: number }

/** A part of a page as the server draws it: its HTML, and what a reader reads of it, spaces made one. */
export async function draw(part: ReactNode, wishes: Wishes = {}) {
  const { language = 'en', now = testNow } = wishes
  await loadWords(language)
  const Page = createRoutesStub([{ id: 'root', path: '/', Component: () => part }])
  const root = { publicUrl: 'https://pallu.example', now }
  const html = renderToString(
    <LanguageContext value={language}>
      <QueryClientProvider client={new QueryClient()}>
        <Page hydrationData={{ loaderData: { root } }} />
      </QueryClientProvider>
    </LanguageContext>,
  )
  return { html, text: textOf(html) }
}

const signs: Record<string, string> = { '&amp;': '&', '&#x27;': "'", '&quot;': '"', '&lt;': '<' }

const textOf = (html: string) =>
  html
    .replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<!--.*?-->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&[\w#]+;/g, (sign) => signs[sign] ?? sign)
    .replace(/\s+/g, ' ')
    .trim()
