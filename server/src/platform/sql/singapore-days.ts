import { singaporeZone } from '@kasama/contract/calendar.rules'
import { type RawBuilder, sql } from 'kysely'

/** A value, or SQL that makes one. */
type Part = string | RawBuilder<unknown>

const zone = sql.lit(singaporeZone)

/** The moment at which a day of Singapore begins, of YYYY-MM-DD or SQL that makes a date. */
export const startOfDay = (day: Part) => sql`((${day})::date::timestamp at time zone ${zone})`

/** The moment at which the day so many days later begins. */
export const startOfDayAfter = (day: Part, days: number) => startOfDay(sql`(${day})::date + ${sql.lit(days)}`)

/** The moment at which the month after that of a day begins; the day is the first of its month. */
export const startOfNextMonth = (first: Part) => startOfDay(sql`(${first})::date + interval '1 month'`)

/** The day in Singapore of a moment in a column. */
export const dayOf = (column: string) => sql`((${sql.ref(column)} at time zone ${zone})::date)`
