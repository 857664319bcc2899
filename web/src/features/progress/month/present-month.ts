/** The month that it is in Singapore, YYYY-MM. */
export const presentMonth = () => new Date(Date.now() + 8 * 3_600_000).toISOString().slice(0, 7)
