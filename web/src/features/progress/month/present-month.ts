import { singaporeMonth } from '@kasama/contract/calendar.rules'

/** The month that it is in Singapore, YYYY-MM. */
export const presentMonth = () => singaporeMonth(new Date())
