import type { ReactNode } from 'react'
import { shell } from '#web/words/en/shell.ts'
import { useWords } from '#web/words/words.ts'
import { Breadcrumbs } from '../ui/navigation/breadcrumbs.tsx'

type PageFrameProps = {
  title: string
  /** Of the title, where that is not of the page. */
  lang?: string | undefined
  text?: string
  /** Below the title on wide screens, after the text on phones. */
  aside?: ReactNode
  /** What takes the whole width, after the text. */
  below?: ReactNode
  children: ReactNode
}

/** The way here; the title beside the text, as in a well-set book; then what needs the whole width. */
export function PageFrame({ title, lang, text, aside, below, children }: PageFrameProps) {
  const words = useWords('shell', shell)
  return (
    <div className="page pt-5 pb-6">
      <Breadcrumbs
        crumbs={[
          { label: words.home, to: '/' },
          { label: title, lang },
        ]}
      />
      <div className="mt-6 grid gap-x-12 gap-y-8 md:mt-10 lg:grid-cols-[20rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] xl:gap-x-20">
        <header>
          <h1 lang={lang} className="text-3xl md:text-4xl">
            {title}
          </h1>
          {text && <p className="mt-3 text-soft">{text}</p>}
        </header>
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:pt-2">{children}</div>
        {aside && <div className="lg:row-start-2">{aside}</div>}
      </div>
      {below}
    </div>
  )
}
