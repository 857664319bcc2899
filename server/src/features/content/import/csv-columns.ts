import { type Language, languages } from '@kasama/contract/language'

const plainFields = ['host', 'id', 'duration', 'topic', 'public_level'] as const
const wordFields = ['title', 'description', 'sub_description'] as const

type PlainField = (typeof plainFields)[number]
type WordField = (typeof wordFields)[number]
export type Field = PlainField | WordField | `${WordField}_${Language}`

/** Which column of the file holds each field. */
export type Columns = {
  byField: Map<Field, number>
  /** What the name of the id's column says of the host. */
  host: 'youtube' | 'vimeo' | null
  /** How many columns a whole row has. */
  count: number
  unused: string[]
}

export class ColumnsError extends Error {}

const fields = new Set<string>([
  ...plainFields,
  ...wordFields,
  ...languages.flatMap((language) => wordFields.map((field) => `${field}_${language}`)),
])

/** Other names that providers give the column of the id, and the host that some of them tell. */
const idNames: Record<string, Columns['host']> = { address: null, url: null, youtube_id: 'youtube', vimeo_id: 'vimeo' }

const normal = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_')

/** 'Title (Burmese)' is nobody's field; 'title_eng' is the plain one. */
function fieldOf(name: string): Field | null {
  const plain = normal(name).replace(/_eng$/, '')
  if (plain in idNames) return 'id'
  return fields.has(plain) ? (plain as Field) : null
}

/**
 * Finds the fields among the columns of a file: by their names, or where `map` (field to column) says.
 * Throws a ColumnsError that says which are missing or unknown.
 */
export function findColumns(header: string[], map: Record<string, string> = {}): Columns {
  const byField = new Map<Field, number>()
  for (const [wanted, column] of Object.entries(map)) {
    const field = fieldOf(wanted)
    const index = header.findIndex((name) => normal(name) === normal(column))
    if (!field) throw new ColumnsError(`There is no field ${wanted}; the fields are ${[...fields].join(', ')}.`)
    if (index < 0) throw new ColumnsError(`The file has no column ${column}; its columns are ${header.join(', ')}.`)
    byField.set(field, index)
  }
  const mapped = new Set(byField.values())
  for (const [index, name] of header.entries()) {
    const field = fieldOf(name)
    if (field && !mapped.has(index) && !byField.has(field)) byField.set(field, index)
  }
  const missing = (['title', 'id', 'duration'] as const).filter((field) => !byField.has(field))
  if (missing.length > 0)
    throw new ColumnsError(`The file has no column for ${missing.join(', ')}; --map <field>=<column> names one.`)
  const used = new Set(byField.values())
  return {
    byField,
    host: idNames[normal(header[byField.get('id') ?? 0] ?? '')] ?? null,
    count: header.length,
    unused: header.filter((_, index) => !used.has(index)),
  }
}
