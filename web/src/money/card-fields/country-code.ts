const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const normalisedName = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]/g, '')
/** Common names that differ from the standard's. */
const commonNames: Record<string, string> = {
  burma: 'MM',
  uk: 'GB',
  usa: 'US',
  uae: 'AE',
  holland: 'NL',
  korea: 'KR',
  hongkong: 'HK',
  macau: 'MO',
}

/** Returns the present code of a country that had another code before. */
const presentCode = (code: string) => new Intl.Locale(`und-${code}`).region ?? code

/** Returns the ISO 3166 code of a country from its English name or code; null if there is none. */
export function countryCode(typed: string): string | null {
  const normalised = normalisedName(typed)
  if (normalised === '') return null
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  const isMatch = (code: string) => {
    const name = names.of(code)
    if (name === undefined) return false
    return [code, name, name.replace(/\(.*/, '')].some((variant) => normalisedName(variant) === normalised)
  }
  const matchingCode = commonNames[normalised] ?? codes.find(isMatch)
  return matchingCode ? presentCode(matchingCode) : null
}
