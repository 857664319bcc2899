import { addDays, mondayOf, singaporeDay } from '@kasama/contract/calendar.rules'

/** Number of weeks that are shown, including the current one. */
export const weeksShown = 12

/** Returns the Monday of a moment's week, or of the week that many weeks before. */
export const mondayAt = (at: Date, weeksBefore = 0): string => addDays(mondayOf(singaporeDay(at)), -7 * weeksBefore)

/** Returns the first Monday that is shown. */
export const firstOfWeeks = (at: Date) => mondayAt(at, weeksShown - 1)
