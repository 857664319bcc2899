import { singaporeZone } from '@kasama/contract/calendar.rules'
import { type RawBuilder, sql } from 'kysely'

/** A value, or an SQL expression. */
type Part = string | RawBuilder<unknown>

const zone = sql.lit(singaporeZone)

/** The start of a day in Singapore, of a YYYY-MM-DD or an SQL date. */
export const startOfDay = (day: Part) => sql`((${day})::date::timestamp at time zone ${zone})`

/** The start of the day `days` later. */
export const startOfDayAfter = (day: Part, days: number) => startOfDay(sql`(${day})::date + ${sql.lit(days)}`)

/** The start of the following month; the argument is the first day of a month. */
export const startOfNextMonth = (first: Part) => startOfDay(sql`(${first})::date + interval '1 month'`)

/** The calendar day in Singapore of a timestamp column. */
export const dayOf = (column: string) => sql`((${sql.ref(column)} at time zone ${zone})::date)`
