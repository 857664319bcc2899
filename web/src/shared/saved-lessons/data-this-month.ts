/** Bytes that this phone has received from the server in Singapore's month, by kind of line. */
export type MonthData = { wifi: number; mobile: number }

/** Null where the browser hides the kind of line or the storage is denied. */
export async function dataThisMonth(): Promise<MonthData | null> {
  return null
}
