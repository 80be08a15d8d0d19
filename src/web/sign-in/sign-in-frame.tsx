import type { ReactNode } from 'react'

type SignInFrameProps = { title: string; text?: string; children: ReactNode; below?: ReactNode }

/** One quiet sheet in the middle of the page: what it is about, the form, and the other ways on. */
export function SignInFrame({ title, text, children, below }: SignInFrameProps) {
  return (
    <div className="page">
      <div className="mx-auto max-w-md py-8 md:py-16">
        <div className="border border-t-2 border-line border-t-arakku bg-card px-5 py-7 md:px-10 md:py-10">
          <h1 className="text-2xl md:text-3xl">{title}</h1>
          {text && <p className="mt-2 text-soft">{text}</p>}
          <div className="mt-6">{children}</div>
        </div>
        {below && <div className="mt-6 text-center">{below}</div>}
      </div>
    </div>
  )
}
