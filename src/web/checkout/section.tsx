import { type ReactNode, useId } from 'react'

/** One part of the checkout under its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-5">
      <h2 id={id} tabIndex={-1} className="text-xl outline-none">
        {title}
      </h2>
      {children}
    </section>
  )
}
