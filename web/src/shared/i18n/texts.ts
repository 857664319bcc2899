import type { Language, Text } from '@kasama/contract/language'

/** Texts that workers may see, in four languages. */
export type Texts = Record<string, Text>
/** Texts that only employers see, in English. */
export type EmployerTexts = Record<string, string>
export type Values = Record<string, string | number>

/** Returns the translator of one file's texts; `{name}` in a text is replaced by `values.name`. */
export function translator<T extends Texts>(texts: T, language: Language) {
  return (key: keyof T, values?: Values) => fillIn(texts[key]?.[language] ?? '', values)
}

export function fillIn(text: string, values: Values = {}): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}
