import { isIP } from 'node:net'
import { type Language, languages } from '@kasama/contract/language'
import { withSecretFiles } from './secret-files'

export type Environment = Record<string, string | undefined>

/** Reads single variables and collects their faults. */
export function variablesOf(given: Environment) {
  const problems: string[] = []
  const env = withSecretFiles(given, problems)
  const text = (name: string) => env[name]?.trim() || null
  const list = (name: string) =>
    (text(name) ?? '')
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean)
  const number = (name: string, fallback: number, range: [number, number]) => {
    const value = Number(text(name) ?? fallback)
    if (!(value >= range[0] && value <= range[1])) problems.push(`${name} must be a number from ${range.join(' to ')}`)
    return value
  }
  const address = (name: string) => {
    const value = text(name)
    if (value && !URL.canParse(value)) problems.push(`${name} is not an address`)
    return value
  }
  const flag = (name: string, fallback: boolean) => {
    const value = text(name)
    if (value && !['0', '1', 'true', 'false'].includes(value)) problems.push(`${name} must be 1 or 0`)
    return value ? ['1', 'true'].includes(value) : fallback
  }
  const languagesIn = (name: string, fallback: Language[]) => {
    const codes = list(name)
    const knownLanguages = languages.filter((language) => codes.includes(language))
    if (knownLanguages.length < codes.length) problems.push(`${name} must be some of ${languages.join(', ')}`)
    return codes.length > 0 ? knownLanguages : fallback
  }
  const proxies = (name: string) => {
    const value = text(name)
    const isProxy = (proxy: string) =>
      /^(loopback|linklocal|uniquelocal)$/.test(proxy) || isIP(proxy.replace(/\/\d{1,3}$/, '')) > 0
    if (value && !value.split(',').every((one) => isProxy(one.trim())))
      problems.push(`${name} must be addresses of proxies, such as 10.0.0.1 or 10.0.0.0/8, with commas between them`)
    return value ?? false
  }
  return { problems, text, list, number, address, flag, languagesIn, proxies }
}

export type Variables = ReturnType<typeof variablesOf>
