import { addDays, singaporeDay } from '@kasama/contract/calendar.rules'
import { firstName } from '@kasama/contract/first-name.rules'
import type { OwnWeek, SharedWeek, WorkersWeek } from '@kasama/contract/learning/thanks/thanks.api'
import { thanksKinds, thanksWords } from '@kasama/contract/learning/thanks/thanks-words'
import { mondayAt } from '#platform/calendar/weeks'
import type { Deps } from '#platform/deps'
import { fail } from '#platform/http/errors'
import { findKind, type Pair } from '../thanks.queries'
import { drawWeek } from './draw-week'
import { findWeek, type WeekRow } from './week.queries'

type WeekDeps = Pick<Deps, 'db' | 'now'>

/** The latest whole week in Singapore. */
function latestWeek(at: Date) {
  const after = mondayAt(at)
  return { first: addDays(after, -7), last: addDays(after, -1), after }
}

type Week = ReturnType<typeof latestWeek>

async function readWeek({ db }: WeekDeps, pair: Pair, week: Week): Promise<WeekRow> {
  return (await findWeek(db, pair, week)) ?? fail('not_found')
}

/** The figures of a week; null without lessons. */
const figuresOf = ({ first, last }: Week, { lessons, right_answers, skills }: WeekRow): SharedWeek | null =>
  lessons === 0 ? null : { first, last, lessons, right_answers, skills }

/** Returns the employer's page about her worker's week. */
export async function showWorkersWeek(deps: WeekDeps, pair: Pair): Promise<WorkersWeek> {
  const at = deps.now()
  const week = latestWeek(at)
  const row = await readWeek(deps, pair, week)
  return {
    first_name: firstName(row.fullname),
    language_code: row.language_code,
    has_agreed: row.has_agreed,
    week: row.has_agreed ? figuresOf(week, row) : null,
    sent_today: await findKind(deps.db, pair, singaporeDay(at)),
    messages: thanksKinds.map((kind) => ({
      kind,
      own: thanksWords[kind][row.language_code],
      english: thanksWords[kind].eng,
    })),
  }
}

/** Returns a worker's own week. */
export async function showOwnWeek(deps: WeekDeps, pair: Pair): Promise<OwnWeek> {
  const week = latestWeek(deps.now())
  const row = await readWeek(deps, pair, week)
  return { has_agreed: row.has_agreed, week: figuresOf(week, row) }
}

/** Draws the week as PNG in base64; for an employer only with her worker's agreement. */
export async function drawWeekPicture(deps: WeekDeps, pair: Pair, { isOwn }: { isOwn: boolean }) {
  const week = latestWeek(deps.now())
  const row = await readWeek(deps, pair, week)
  if (!isOwn && !row.has_agreed) fail('week_not_shared')
  const figures = figuresOf(week, row) ?? fail('not_found')
  const png = await drawWeek({ ...figures, topics: row.topics, person: row })
  return { name: `week-${week.first}.png`, png: png.toString('base64') }
}
