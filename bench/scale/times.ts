/** How long calls took, in milliseconds: the median and the 99th percentile, of all and of each kind. */
export type Times = {
  count: number
  errors: number
  /** How often each status other than 200 came; 0 is a broken connection. */
  failures: Record<number, number>
  p50: number
  p99: number
  kinds: { name: string; count: number; p50: number; p99: number }[]
}

/** The value below which this share of them lies. */
function quantile(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}

const summaryOf = (values: number[]) => {
  const sorted = [...values].sort((a, b) => a - b)
  return { count: sorted.length, p50: quantile(sorted, 0.5), p99: quantile(sorted, 0.99) }
}

export function createTimes() {
  const times = new Map<string, number[]>()
  const failures: Record<number, number> = {}
  return {
    record(name: string, ms: number, status: number) {
      const list = times.get(name) ?? []
      times.set(name, list)
      list.push(ms)
      if (status !== 200) failures[status] = (failures[status] ?? 0) + 1
    },
    result(): Times {
      const kinds = [...times].map(([name, list]) => ({ name, ...summaryOf(list) }))
      const errors = Object.values(failures).reduce((sum, count) => sum + count, 0)
      return { ...summaryOf([...times.values()].flat()), errors, failures, kinds: kinds.sort((a, b) => b.p99 - a.p99) }
    },
  }
}
