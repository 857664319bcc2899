import { singaporeMonth } from '@kasama/contract/calendar.rules'

/** The present month in Singapore, YYYY-MM. */
export const presentMonth = () => singaporeMonth(new Date())
