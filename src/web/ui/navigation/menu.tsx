import { type ReactNode, useEffect, useRef } from 'react'
import { classes } from '../classes.ts'

type MenuProps = {
  /** What stands in the bar and opens the menu. */
  label: ReactNode
  summaryClass?: string
  /** Links and buttons, one below the other. */
  children: ReactNode
}

/** A drop-down of links: opens natively; scripts close it on Escape, a click elsewhere or a choice. */
export function Menu({ label, summaryClass, children }: MenuProps) {
  const ref = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const menu = ref.current
    if (!menu) return
    const close = () => {
      menu.open = false
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !menu.open) return
      close()
      menu.querySelector('summary')?.focus()
    }
    const closeElsewhere = ({ target }: Event) => {
      if (target instanceof Node && !menu.contains(target)) close()
    }
    const closeOnChoice = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a, button')) close()
    }
    menu.addEventListener('keydown', closeOnEscape)
    menu.addEventListener('click', closeOnChoice)
    document.addEventListener('pointerdown', closeElsewhere)
    document.addEventListener('focusin', closeElsewhere)
    return () => {
      menu.removeEventListener('keydown', closeOnEscape)
      menu.removeEventListener('click', closeOnChoice)
      document.removeEventListener('pointerdown', closeElsewhere)
      document.removeEventListener('focusin', closeElsewhere)
    }
  }, [])
  return (
    <details ref={ref} className="group relative">
      <summary className={classes('touchable gap-1 hover:text-lac', summaryClass)}>{label}</summary>
      <div className="absolute end-0 z-20 mt-1 min-w-52 rounded-md border border-line bg-card py-2 shadow-sheet">
        {children}
      </div>
    </details>
  )
}
