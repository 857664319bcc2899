/** A field of a lesson with its new value. */
export type Change = { path: string; value: unknown; is_machine?: boolean }
/** What was changed here and not saved yet, and which revision it was changed on. */
export type Waiting = { based_on: number; changes: Change[] }

/** A later change of a field, or of one above it, takes the earlier one's place. */
export const withAdded = (changes: Change[], change: Change) => [
  ...changes.filter(({ path }) => path !== change.path && !path.startsWith(`${change.path}.`)),
  change,
]

/** What is left once some changes are done with, also of what was read from the device again; null where nothing is. */
export function withoutDone(waiting: Waiting | null, done: Change[], revision?: number): Waiting | null {
  const isDone = new Set(done.map((change) => JSON.stringify(change)))
  const changes = (waiting?.changes ?? []).filter((change) => !isDone.has(JSON.stringify(change)))
  return waiting && changes.length > 0 ? { based_on: revision ?? waiting.based_on, changes } : null
}

/** The changes that a field which was refused is part of; none where several were sent and none of them is. */
export function misfits(changes: Change[], field = ''): Change[] {
  const found = changes.filter(
    ({ path }) => path === field || field.startsWith(`${path}.`) || path.startsWith(`${field}.`),
  )
  return found.length > 0 || changes.length > 1 ? found : changes
}
