/** Returns a list without `count` items from a place on, and with others there; Safari 15.4 has no `toSpliced`. */
export const spliced = <I>(items: readonly I[], place: number, count: number, ...added: I[]): I[] => [
  ...items.slice(0, place),
  ...added,
  ...items.slice(place + count),
]
