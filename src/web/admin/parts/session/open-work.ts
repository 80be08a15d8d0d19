let open = 0

/** Counts something typed and not saved as open until what it returns is called. */
export function holdWork(): () => void {
  open += 1
  return () => {
    open -= 1
  }
}

/** True while leaving the page would lose what somebody typed. */
export const isWorkOpen = (): boolean => open > 0
