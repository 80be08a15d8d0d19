/** Does so many things, eight at a time. */
export async function eachOf(times: number, work: (n: number) => Promise<void>, atOnce = 8) {
  let begun = 0
  const queue = async () => {
    while (begun < times) {
      begun += 1
      await work(begun)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, queue))
}
