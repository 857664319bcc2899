/** One stored object as its fields, or as its one value under ''. */
export type Entry = [field: string, value: unknown][]
export type Part = { name: string; entries: Entry[] }

/** Fields that mean nothing to a person. */
const technicalFieldPattern = /(^|_)id$|^role$|^options$/

/** Returns the exported parts in their order, without empty ones. */
export function readExport(json: string): Part[] {
  const parts = Object.entries(JSON.parse(json) as Record<string, unknown>)
  return parts
    .map(([name, content]) => ({ name, entries: entriesOf(content) }))
    .filter(({ entries }) => entries.length > 0)
}

function entriesOf(content: unknown): Entry[] {
  const items = Array.isArray(content) ? content : [content]
  return items.map(entryOf).filter((entry) => entry.length > 0)
}

function entryOf(item: unknown): Entry {
  if (typeof item !== 'object' || item === null) return isEmpty(item) ? [] : [['', item]]
  return Object.entries(item).filter(([field, value]) => !technicalFieldPattern.test(field) && !isEmpty(value))
}

const isEmpty = (value: unknown) => value === null || value === undefined || value === ''
