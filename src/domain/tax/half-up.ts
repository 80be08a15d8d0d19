/** a × b ÷ c to the nearest whole number, halves up, exact however large the product: for amounts of 0 and more. */
export function halfUp(a: number, b: number, c: number): number {
  const [product, divisor] = [BigInt(a) * BigInt(b), BigInt(c)]
  return Number((2n * product + divisor) / (2n * divisor))
}
