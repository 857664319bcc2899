const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const alike = (name: string) =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]/g, '')
/** As people write them, where that is not what the standard says. */
const otherNames: Record<string, string> = { burma: 'MM', uk: 'GB', usa: 'US', uae: 'AE', holland: 'NL', korea: 'KR' }

/** The code of two letters (ISO 3166) of a country by its English name, or by the code itself; null where nobody has it. */
export function countryCode(typed: string): string | null {
  const wanted = alike(typed)
  if (wanted === '') return null
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  const isWanted = (code: string) => {
    const name = names.of(code)
    return name !== undefined && (wanted === code.toLowerCase() || wanted === alike(name))
  }
  return otherNames[wanted] ?? codes.find(isWanted) ?? null
}
