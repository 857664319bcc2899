import { plans } from '@kasama/contract/billing.rules'
import { csvOf } from '@kasama/contract/csv'
import type { Revenue, RevenueMonth } from '@kasama/contract/desk/revenue.api'
import { singaporeMonth } from '@kasama/contract/progress.rules'
import { recurringCents } from '@kasama/contract/revenue.rules'
import type { Deps } from '../../../../deps'
import { countMonth, type Figure, findMonths, findOrganisations, keepMonth, sumMonth } from './revenue.queries'

const monthsShown = 12

/** The month so many before one, YYYY-MM. */
function before(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 - count)).toISOString().slice(0, 7)
}

/** The months that are over and shown, the oldest first. */
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

/** Twelve months: those that are over as they were kept, the present one as it is now. */
export async function showRevenue({ db, now }: Deps): Promise<Revenue> {
  const at = now()
  const present = singaporeMonth(at)
  const closed = closedMonths(at)
  const known = new Set((await findMonths(db, closed)).map(({ month }) => month))
  for (const month of closed) if (!known.has(month)) await keepMonth(db, month)
  const [kept, live, so_far, { names, ...agencies }] = await Promise.all([
    findMonths(db, closed),
    countMonth(db, present, at),
    sumMonth(db, present),
    findOrganisations(db, at),
  ])
  const months = closed.map((month) =>
    shownMonth(
      month,
      kept.filter((figure) => figure.month === month),
    ),
  )
  return {
    at: at.toISOString(),
    months: [...months, shownMonth(present, live)],
    plans: byPlan(live),
    organisations: byOrganisation(live, names),
    agencies,
    so_far,
  }
}

const header = ['Month', 'At its start', 'New', 'Gone', 'At its end', 'Monthly revenue, S$']

export async function exportRevenue(deps: Deps) {
  const { months, at } = await showRevenue(deps)
  const rows = months.map(({ month, at_start, came, gone, at_end, recurring }) => {
    return [month, at_start, came, gone, at_end, (recurring / 100).toFixed(2)]
  })
  return { name: `revenue-${at.slice(0, 10)}.csv`, csv: csvOf(header, rows) }
}
