/** One stored object as its fields, or as its one value under ''. */
export type Entry = [field: string, value: unknown][]
export type Part = { name: string; entries: Entry[] }

/** Fields that mean nothing to a person. */
const forComputers = /(^|_)id$|^role$|^options$/

/** Returns the exported parts in their order, without empty ones. */
export function readExport(json: string): Part[] {
  const parts = Object.entries(JSON.parse(json) as Record<string, unknown>)
  return parts
    .map(([name, content]) => ({ name, entries: entriesOf(content) }))
    .filter(({ entries }) => entries.length > 0)
}

function entriesOf(content: unknown): Entry[] {
  const things = Array.isArray(content) ? content : [content]
  return things.map(entryOf).filter((entry) => entry.length > 0)
}

function entryOf(thing: unknown): Entry {
  if (typeof thing !== 'object' || thing === null) return isEmpty(thing) ? [] : [['', thing]]
  return Object.entries(thing).filter(([field, value]) => !forComputers.test(field) && !isEmpty(value))
}

const isEmpty = (value: unknown) => value === null || value === undefined || value === ''
