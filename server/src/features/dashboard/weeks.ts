import { addDays, mondayOf, singaporeDay } from '@kasama/contract/calendar.rules'

/** So many weeks are shown, this one with them. */
export const weeksShown = 12

/** The Monday of a moment's week, or of the week so many weeks before. */
export const mondayAt = (at: Date, weeksBefore = 0): string => addDays(mondayOf(singaporeDay(at)), -7 * weeksBefore)

/** The first Monday that is shown. */
export const firstOfWeeks = (at: Date) => mondayAt(at, weeksShown - 1)
