import { singaporeDay, singaporeMonth } from '@kasama/contract/calendar.rules'
import { plans } from '@kasama/contract/money/billing.rules'
import type { Revenue, RevenueMonth } from '@kasama/contract/money/desk/revenue.api'
import { recurringCents } from '@kasama/contract/money/revenue.rules'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import { type Columns, csvFile } from '#platform/lists/export-list'
import type { LiveMonth } from './live-month'
import { type Agencies, type Figure, findMonths, findPresent, storeMonth } from './revenue.queries'

const monthsShown = 12

/** The month that lies `count` months before another, YYYY-MM. */
function before(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 - count)).toISOString().slice(0, 7)
}

/** The closed months that are shown, the oldest first. */
export function closedMonths(now: Date): string[] {
  const present = singaporeMonth(now)
  return Array.from({ length: monthsShown - 1 }, (_, n) => before(present, monthsShown - 1 - n))
}

const sum = (figures: Figure[], of: (figure: Figure) => number) => figures.reduce((total, one) => total + of(one), 0)
const recurringOf = (figures: Figure[]) =>
  recurringCents(figures.map(({ plan_id, at_end, lasting }) => ({ planId: plan_id, count: at_end, lasting })))

function shownMonth(month: string, figures: Figure[]): RevenueMonth {
  return {
    month,
    at_start: sum(figures, ({ at_start }) => at_start),
    came: sum(figures, ({ came }) => came),
    gone: sum(figures, ({ gone }) => gone),
    at_end: sum(figures, ({ at_end }) => at_end),
    recurring: recurringOf(figures),
  }
}

function byPlan(figures: Figure[]): Revenue['plans'] {
  const ids = [...new Set(figures.map(({ plan_id }) => plan_id))]
  const shown = ids.map((id) => {
    const own = figures.filter(({ plan_id }) => plan_id === id)
    const { name = '', cents = 0 } = plans[id] ?? {}
    return { plan_id: id, name, cents, households: sum(own, ({ at_end }) => at_end), recurring: recurringOf(own) }
  })
  return shown.filter(({ households }) => households > 0).sort((a, b) => b.recurring - a.recurring)
}

function byOrganisation(figures: Figure[], names: { id: number; name: string }[]): Revenue['organisations'] {
  const ids = [...new Set(figures.map(({ org_id }) => org_id))]
  const shown = ids.map((id) => {
    const own = figures.filter(({ org_id }) => org_id === id)
    const name = names.find((one) => one.id === id)?.name ?? ''
    return { org_id: id || null, name, households: sum(own, ({ at_end }) => at_end), recurring: recurringOf(own) }
  })
  return shown.filter(({ households }) => households > 0).sort((a, b) => b.recurring - a.recurring)
}

/** Returns the figures of closed months; counts now the months that were not counted yet. */
async function keptMonths(db: Db, months: string[]): Promise<Figure[]> {
  const kept = await findMonths(db, months)
  const known = new Set(kept.map(({ month }) => month))
  const missing = months.filter((month) => !known.has(month))
  for (const month of missing) await storeMonth(db, month)
  return missing.length === 0 ? kept : findMonths(db, months)
}

type RevenueFigures = {
  at: Date
  figures: Figure[]
  present: string
  shown: string[]
  live: Figure[]
  agencies: Agencies
}

/** Twelve months by plan and organisation: closed ones as stored, the current one at most a minute old. */
async function findFigures(db: Db, liveMonth: LiveMonth): Promise<RevenueFigures> {
  const { at, figures: live, agencies } = await liveMonth()
  const closed = closedMonths(at)
  const present = singaporeMonth(at)
  return {
    at,
    live,
    agencies,
    present,
    shown: [...closed, present],
    figures: [...(await keptMonths(db, closed)), ...live],
  }
}

const ofMonth = (figures: Figure[], month: string) => figures.filter((figure) => figure.month === month)

export async function showRevenue({ db }: Deps, liveMonth: LiveMonth): Promise<Revenue> {
  const { at, figures, live, agencies, present, shown } = await findFigures(db, liveMonth)
  const { names, so_far } = await findPresent(db, present)
  return {
    at: at.toISOString(),
    months: shown.map((month) => shownMonth(month, ofMonth(figures, month))),
    plans: byPlan(live),
    organisations: byOrganisation(live, names),
    agencies,
    so_far,
  }
}

const columns: Columns<RevenueMonth & { plan: string; org: string }> = {
  Month: ({ month }) => month,
  Plan: ({ plan }) => plan,
  Organisation: ({ org }) => org,
  'At its start': ({ at_start }) => at_start,
  New: ({ came }) => came,
  Gone: ({ gone }) => gone,
  'At its end': ({ at_end }) => at_end,
  'Monthly revenue, S$': ({ recurring }) => (recurring / 100).toFixed(2),
}
const all = 'All'

/** The CSV rows of a month: the total, then by plan, then by organisation. */
function linesOf(month: string, figures: Figure[], names: Map<number, string>) {
  const line = (plan: string, org: string, own: Figure[]) => ({ ...shownMonth(month, own), plan, org })
  const counted = figures.filter(({ plan_id }) => plan_id !== 0)
  const idsOf = (of: (figure: Figure) => number) => [...new Set(counted.map(of))].sort((a, b) => a - b)
  return [
    line(all, all, counted),
    ...idsOf(({ plan_id }) => plan_id).map((id) =>
      line(
        plans[id]?.name ?? '',
        all,
        counted.filter(({ plan_id }) => plan_id === id),
      ),
    ),
    ...idsOf(({ org_id }) => org_id).map((id) =>
      line(
        all,
        id === 0 ? 'None' : (names.get(id) ?? `No. ${id}`),
        counted.filter(({ org_id }) => org_id === id),
      ),
    ),
  ]
}

export async function exportRevenue({ db }: Deps, liveMonth: LiveMonth) {
  const { at, figures, present, shown } = await findFigures(db, liveMonth)
  const names = new Map((await findPresent(db, present)).names.map(({ id, name }) => [id, name]))
  const rows = shown.flatMap((month) => linesOf(month, ofMonth(figures, month), names))
  return csvFile(`revenue-${singaporeDay(at)}`, columns, rows)
}
