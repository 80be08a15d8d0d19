import type { ReactNode } from 'react'

type EmptyStateProps = {
  title: string
  text?: ReactNode
  /** An icon, large and quiet. */
  mark?: ReactNode
  /** The ways on: buttons and links. */
  children?: ReactNode
  headingLevel?: 'h1' | 'h2'
}

export function EmptyState({ title, text, mark, children, headingLevel = 'h2' }: EmptyStateProps) {
  const Heading = headingLevel
  return (
    <div className="mx-auto flex max-w-xl flex-col items-center px-4 py-16 text-center">
      {mark && <div className="mb-5 text-zari">{mark}</div>}
      <Heading className="text-2xl">{title}</Heading>
      {text && <p className="mt-3 text-soft">{text}</p>}
      {children && <div className="mt-7 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  )
}
