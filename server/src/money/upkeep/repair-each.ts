import type { Deps } from '#platform/deps'
import { noteRepair, type Repair } from './repair.queries'

/** Receives a line about each repair and each failure. */
export type Report = (line: string) => void

export type ReportedRepair = Repair & { line: string }
export type Tools = { deps: Deps; report: Report }

async function noteRepaired({ deps, report }: Tools, done: ReportedRepair): Promise<void> {
  report(done.line)
  const isWorthARow = done.kind !== 'event' || done.before !== done.after
  if (isWorthARow) await noteRepair(deps.db, done, deps.now())
}

/** Maximum for each kind of repair, which stays within a job's lease; a later run repairs the rest. */
export const longestMs = 20_000

type Limits = { stopsAt?: (error: unknown) => boolean; until?: number }

/**
 * Repairs items one by one, and reports and records each; a failure does not stop the others, unless `stopsAt` says so.
 * `until`: the end in ms, for repairs that share one limit.
 * Returns whether all were repaired.
 */
export async function repairEach<T>(
  items: T[],
  tools: Tools,
  repair: (item: T) => Promise<ReportedRepair | null>,
  { stopsAt = () => false, until = tools.deps.now().getTime() + longestMs }: Limits = {},
): Promise<boolean> {
  const { deps, report } = tools
  let isWhole = true
  for (const [at, item] of items.entries()) {
    if (deps.now().getTime() > until) {
      report(`${items.length - at} of ${items.length} are left to a later run`)
      return false
    }
    try {
      const done = await repair(item)
      if (done) await noteRepaired(tools, done)
    } catch (error) {
      isWhole = false
      report(`not repaired: ${error instanceof Error ? error.message : String(error)}`)
      if (stopsAt(error)) return false
    }
  }
  return isWhole
}
