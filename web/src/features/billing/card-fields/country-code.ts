const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const alike = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]/g, '')
/** As people write them, where that is not what the standard says. */
const otherNames: Record<string, string> = {
  burma: 'MM',
  uk: 'GB',
  usa: 'US',
  uae: 'AE',
  holland: 'NL',
  korea: 'KR',
  hongkong: 'HK',
  macau: 'MO',
}

/** A country that had another code before is known by the one of today. */
const ofToday = (code: string) => new Intl.Locale(`und-${code}`).region ?? code

/** The code of two letters (ISO 3166) of a country by its English name, or by the code itself; null where nobody has it. */
export function countryCode(typed: string): string | null {
  const wanted = alike(typed)
  if (wanted === '') return null
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  const isWanted = (code: string) => {
    const name = names.of(code)
    if (name === undefined) return false
    return [code, name, name.replace(/\(.*/, '')].some((called) => alike(called) === wanted)
  }
  const found = otherNames[wanted] ?? codes.find(isWanted)
  return found ? ofToday(found) : null
}
