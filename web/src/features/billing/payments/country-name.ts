/** Returns the English name of a country code; any other text unchanged. */
export function countryName(code: string): string {
  if (!/^[A-Z]{2}$/.test(code)) return code
  return new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code
}
