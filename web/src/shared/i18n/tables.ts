import { brand, deliveredBrand } from '@kasama/contract/brand'
import type { Text } from '@kasama/contract/language'

type Table = Record<string, Partial<Text>>

const tables: Record<string, Table> = {}

/** The texts of one file; empty until a language's strings have been loaded. @public Built code calls this in place of each `*.texts.ts`. */
export function table(name: string): Table {
  tables[name] ??= {}
  return tables[name]
}

/** Puts the strings of one language into the tables; they were written with the name that the product is delivered with. */
export function fillTables(language: keyof Text, strings: Record<string, Record<string, string>>) {
  for (const [name, texts] of Object.entries(strings)) {
    const filled = table(name)
    for (const [key, text] of Object.entries(texts))
      filled[key] = { ...filled[key], [language]: text.replaceAll(deliveredBrand.name, brand.name) }
  }
}
