import { brand, deliveredBrand } from '@kasama/contract/brand'
import type { Text } from '@kasama/contract/language'

type Table = Record<string, Partial<Text>>

const tables: Record<string, Table> = {}

/**
 * The texts of one file; empty until a language is loaded.
 * @public The build replaces each `*.texts.ts` by a call of this.
 */
export function table(name: string): Table {
  tables[name] ??= {}
  return tables[name]
}

/** Fills the tables with one language's strings, in which the delivered product name is replaced by the present one. */
export function fillTables(language: keyof Text, strings: Record<string, Record<string, string>>) {
  for (const [name, texts] of Object.entries(strings)) {
    const filled = table(name)
    for (const [key, text] of Object.entries(texts))
      filled[key] = { ...filled[key], [language]: text.replaceAll(deliveredBrand.name, brand.name) }
  }
}
