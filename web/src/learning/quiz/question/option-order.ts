/** The order of options as shown; shuffled (Fisher and Yates) if the question asks for it. */
export function optionOrder<O>(options: readonly O[], isShuffled: boolean, random: () => number = Math.random): O[] {
  const order = [...options]
  if (!isShuffled) return order
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1))
    const [a, b] = [order[last], order[other]]
    if (a !== undefined && b !== undefined) [order[last], order[other]] = [b, a]
  }
  return order
}

/** The letter on an option's leaf, by its index. */
export const optionLetter = (index: number) => String.fromCharCode(65 + index)
