import type { Person } from '../people/people'
import type { Model } from './model'
import type { Stage } from './world'

/** Compares the database with the model for every worker; returns the first difference, null if there is none. */
export async function compare({ deps: { db } }: Stage, model: Model, workers: Person[]): Promise<string | null> {
  for (const { id } of workers) {
    const ledger = await db.selectFrom('credits').selectAll().where('worker_id', '=', id).orderBy('month').execute()
    const orders = await db.selectFrom('voucher_orders').selectAll().where('worker_id', '=', id).orderBy('id').execute()
    const skills = await db.selectFrom('earned_skills').select('skill_id').where('worker_id', '=', id).execute()
    const noticed = await db.selectFrom('notices').select('occasion').where('worker_id', '=', id).execute()
    const mails = await db.selectFrom('progress_mails').select('occasion').where('worker_id', '=', id).execute()
    const credits = model.credits.filter(({ worker }) => worker === id)
    const creditCounts = orders.map((order) => ledger.filter(({ order_id }) => order_id === order.id).length)
    const monthsOf = (rows: { occasion: string }[]) =>
      rows.flatMap(({ occasion }) => /^credit (\S+)/.exec(occasion)?.[1] ?? []).map((month) => `${id} ${month}`)
    const pairs: [string, unknown, unknown][] = [
      [
        'credits',
        ledger.map(({ month, percent, answers, videos }) => [month.slice(0, 7), percent, answers, videos]),
        credits.map(({ month, percent, answers, videos }) => [month, percent, answers, videos]),
      ],
      ['orders', orders.map(({ state }) => state), model.statesOf(id)],
      ['credits of each order', creditCounts, creditCounts.map(() => 6)],
      ['balance', ledger.filter(({ order_id }) => order_id === null).length, model.balanceOf(id)],
      ['skills', skills.map(({ skill_id }) => skill_id).sort(), model.skillsOf(id).sort()],
      ['praise for credits', monthsOf(noticed).sort(), model.praisedFor(id)],
      ['mails about credits', monthsOf(mails).sort(), model.mailedAbout(id)],
    ]
    for (const [label, actual, expected] of pairs)
      if (JSON.stringify(actual) !== JSON.stringify(expected))
        return `worker ${id}: ${label} ${JSON.stringify(actual)}, the model says ${JSON.stringify(expected)}`
  }
  return null
}
