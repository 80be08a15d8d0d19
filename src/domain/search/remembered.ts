/** The same pure function, remembering its last answers: shoppers and pieces use the same words again and again. */
export function remembered<Value>(
  of: (text: string) => Value,
  most = 4_000,
): (text: string) => Value {
  let kept = new Map<string, Value>()
  return (text) => {
    const known = kept.get(text)
    if (known !== undefined) return known
    if (kept.size >= most) kept = new Map()
    const made = of(text)
    kept.set(text, made)
    return made
  }
}
