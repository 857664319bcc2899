import type { Times } from './times'

type Budget = { atLeast: number } | { atMost: number }

const rounded = (value: number) => (Math.abs(value) < 10 ? Math.round(value * 100) / 100 : Math.round(value))

/** A line with a figure beside its budget. */
export function printFigure(label: string, value: number, budget: Budget) {
  const isKept = 'atLeast' in budget ? value >= budget.atLeast : value <= budget.atMost
  const limit = 'atLeast' in budget ? `at least ${budget.atLeast}` : `at most ${budget.atMost}`
  const verdict = isKept ? 'ok' : 'MISSED'
  console.log(`${label.padEnd(84)}${String(rounded(value)).padStart(8)}  ${limit.padEnd(13)}  ${verdict}`)
}

/** The calls that failed, with their statuses. */
export function printErrors(label: string, { errors, failures }: Times) {
  const statuses = Object.entries(failures).map(([status, count]) => `${count} × ${status}`)
  printFigure([`${label}: errors`, ...statuses].join(' '), errors, { atMost: 0 })
}

/** The times of each kind of call, the slowest first. */
export function printTimes({ kinds }: Times) {
  for (const { name, count, p50, p99 } of kinds)
    console.log(
      `  ${name.padEnd(28)}${String(count).padStart(7)} calls, median ${rounded(p50)} ms, 99 of 100 within ${rounded(p99)} ms`,
    )
}
