/** The greeting for an hour of the day, 0 to 23. */
export function greeting(hour: number) {
  if (hour < 12) return 'morning'
  return hour < 18 ? 'afternoon' : 'evening'
}
