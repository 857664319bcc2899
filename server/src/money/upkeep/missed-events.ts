import { hourMs } from '@kasama/contract/durations.rules'
import { PaymentRefused, PaymentUnclear, PaymentUnread, type ProviderEvent } from '#platform/ports/payments/payments'
import { handleEvent } from './handle-event'
import { longestMs, type ReportedRepair, repairEach, type Tools } from './repair-each'
import { findCursor, moveCursor } from './upkeep.queries'

/** Before the first run; events that came late are looked for once more. */
const [firstEventsMs, overlapMs] = [72 * hourMs, hourMs]
/** The events of longer times are requested in parts, so that each part that is done is not requested again. */
const spanMs = 3 * hourMs

type Span = { from: Date; to: Date }

function spansBetween(since: Date, at: Date): Span[] {
  const count = Math.max(1, Math.ceil((at.getTime() - since.getTime()) / spanMs))
  const start = (index: number) => new Date(since.getTime() + index * spanMs)
  return Array.from({ length: count }, (_, index) => ({
    from: start(index),
    to: index < count - 1 ? start(index + 1) : at,
  }))
}

/** The provider is unreachable: the next run goes on from here. */
const isUnreachable = (error: unknown) => error instanceof PaymentUnclear && !(error instanceof PaymentUnread)

/** The same event would fail alike: it is left to the comparison, and holds nothing up. */
const isLasting = (error: unknown) => error instanceof PaymentUnread || error instanceof PaymentRefused

/**
 * Processes events that did not come, the oldest first. The cursor moves behind those that are done without a gap:
 * events that come meanwhile say nothing about older ones.
 */
export async function repairMissedEvents(tools: Tools, at: Date): Promise<boolean> {
  const { db, payments } = tools.deps
  const last = await findCursor(db)
  const since = new Date(last ? last.getTime() - overlapMs : at.getTime() - firstEventsMs)
  const run: Run = { hasGap: false, until: tools.deps.now().getTime() + longestMs }
  let isCut = false
  const repairSpan = async ({ from, to }: Span) => {
    const missed = await payments.listEvents(from, to < at ? to : undefined)
    const { done, seen, isWhole } = await repairEvents(tools, missed, run)
    isCut = seen < missed.length
    const readUntil = run.hasGap || isCut ? done : to
    if (readUntil) await moveCursor(db, readUntil)
    if (!isWhole) throw new Error('some events')
    return null
  }
  return repairEach(spansBetween(since, at), tools, repairSpan, {
    stopsAt: (error) => isCut || isUnreachable(error),
    until: run.until,
  })
}

type Run = { hasGap: boolean; until: number }

/** Processes events one by one; `done` is the time of the last one before the first gap. */
async function repairEvents(tools: Tools, missed: ProviderEvent[], run: Run) {
  let [done, seen]: [Date | null, number] = [null, 0]
  const settleEvent = async (event: ProviderEvent): Promise<ReportedRepair | null> => {
    seen++
    const { id, createdAt } = event
    const settlement = await handleEvent(tools.deps, event).catch((error) => {
      if (!isLasting(error)) run.hasGap = true
      if (!run.hasGap) done = createdAt
      throw error
    })
    if (!run.hasGap) done = createdAt
    return settlement && { line: `event ${id}: had not come`, kind: 'event', about: id, ...settlement }
  }
  const isWhole = await repairEach(missed, tools, settleEvent, {
    stopsAt: isUnreachable,
    // A long list may have taken all the time: each run makes progress.
    until: Math.max(run.until, tools.deps.now().getTime() + longestMs / 4),
  })
  return { done, seen, isWhole }
}
