import type { ReactNode } from 'react'
import { LinkButton } from '../ui/button.tsx'

type NoticeProps = { title: string; text: string; wayOn?: string; children?: ReactNode }

/** A short page with one thing to say or to do. */
export function Notice({ title, text, wayOn, children }: NoticeProps) {
  return (
    <div className="page">
      <div className="mx-auto max-w-lg py-16 text-center">
        <h1 className="text-2xl">{title}</h1>
        <p className="mt-3 text-soft">{text}</p>
        {children}
        {wayOn && (
          <LinkButton to="/products" className="mt-8">
            {wayOn}
          </LinkButton>
        )}
      </div>
    </div>
  )
}
