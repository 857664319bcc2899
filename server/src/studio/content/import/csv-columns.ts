import { type Language, languages, type TargetLanguage, targetLanguages } from '@kasama/contract/language'
import type { OutsideHost } from '@kasama/contract/studio/clip/video-address.rules'
import type { ListField } from '@kasama/contract/studio/content/imports.api'

const videoFields = ['host', 'topic', 'public_level'] as const
const languageFields = ['title', 'description', 'sub_description', 'id', 'duration'] as const

/** The suffix of a language's fields; English fields have none. */
export type LanguageSuffix = '' | `_${TargetLanguage}`
export type Field = (typeof videoFields)[number] | `${(typeof languageFields)[number]}${LanguageSuffix}`

export const endingOf = (language: Language): LanguageSuffix => (language === 'eng' ? '' : `_${language}`)

/** The column index of each field. */
export type Columns = {
  byField: Map<Field, number>
  /** The host of the ids in a column, where the header says it (`youtube_id`). */
  hosts: Map<Field, OutsideHost>
  /** Number of columns in a complete row. */
  count: number
  unused: string[]
}

/** The reason why a whole list is refused; no row of it was loaded. */
export class ListError extends Error {}

const fields = new Set<string>([
  ...videoFields,
  ...languages.flatMap((language) => languageFields.map((field) => `${field}${endingOf(language)}`)),
])

/** Alternative headers of the id column, and the host that some of them imply. */
const idNames = new Map<string, OutsideHost | null>([
  ['address', null],
  ['url', null],
  ['youtube_id', 'youtube'],
  ['vimeo_id', 'vimeo'],
])

const normal = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_')

const nameAndEnding = new RegExp(`^(?<plain>.*?)(?<ending>_(?:${targetLanguages.join('|')}))?$`)
const parts = (name: string) => nameAndEnding.exec(normal(name).replace(/_eng$/, ''))?.groups

/** The field of a header: 'title_eng' is the field `title`; 'Title (Burmese)' is none. */
function fieldOf(name: string): Field | null {
  const { plain = '', ending = '' } = parts(name) ?? {}
  const field = `${idNames.has(plain) ? 'id' : plain}${ending}`
  return fields.has(field) ? (field as Field) : null
}

type Hosts = Columns['hosts']

/** The host that the header of the id column implies. */
const hostIn = (name: string) => idNames.get(parts(name)?.plain ?? '') ?? null

function hostsOf(header: string[], byField: Columns['byField']): Hosts {
  const hostByField = [...byField].map(([field, index]) => [field, hostIn(header[index] ?? '')] as const)
  return new Map(hostByField.flatMap(([field, host]) => (host ? [[field, host] as const] : [])))
}

/**
 * Maps a file's columns to fields, by their headers or by `map` (field to header). Throws a ListError that names
 * missing or unknown columns.
 */
export function findColumns(header: string[], map: Record<string, string> = {}): Columns {
  const byField = new Map<Field, number>()
  for (const [wanted, column] of Object.entries(map)) {
    const field = fieldOf(wanted)
    const index = header.findIndex((name) => normal(name) === normal(column))
    if (!field) throw new ListError(`There is no field ${wanted}; the fields are ${[...fields].join(', ')}.`)
    if (index < 0) throw new ListError(`The file has no column ${column}; its columns are ${header.join(', ')}.`)
    byField.set(field, index)
  }
  const mapped = new Set(byField.values())
  for (const [index, name] of header.entries()) {
    const field = fieldOf(name)
    if (field && !mapped.has(index) && !byField.has(field)) byField.set(field, index)
  }
  return whole(header, { byField, hosts: hostsOf(header, byField) }, '; --map <field>=<column> names one')
}

/**
 * Maps columns to the fields chosen for them, whatever their headers; where two were chosen for a field, the first
 * counts.
 */
export function chosenColumns(header: string[], chosen: (ListField | null)[]): Columns {
  const byField: Columns['byField'] = new Map()
  const hosts: Hosts = new Map()
  for (const [index, name] of chosen.entries()) {
    const field = name && fieldOf(name)
    if (!name || !field || index >= header.length || byField.has(field)) continue
    byField.set(field, index)
    const host = hostIn(name)
    if (host) hosts.set(field, host)
  }
  return whole(header, { byField, hosts }, ': choose one')
}

function whole(header: string[], { byField, hosts }: Pick<Columns, 'byField' | 'hosts'>, hint: string): Columns {
  const missing = (['title', 'id', 'duration'] as const).filter((field) => !byField.has(field))
  if (missing.length > 0) throw new ListError(`The file has no column for ${missing.join(', ')}${hint}.`)
  const used = new Set(byField.values())
  return {
    byField,
    hosts,
    count: header.length,
    unused: header.filter((name, index) => !used.has(index) && name.trim() !== ''),
  }
}
