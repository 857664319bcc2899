/** A field of a lesson with its new value. */
export type Change = { path: string; value: unknown; is_machine?: boolean }
/** Unsaved changes, and the revision that they are based on. */
export type UnsavedChanges = { based_on: number; changes: Change[] }

/** Adds a change; it replaces earlier ones of the same field and of fields below it. */
export const withAdded = (changes: Change[], change: Change) => [
  ...changes.filter(({ path }) => path !== change.path && !path.startsWith(`${change.path}.`)),
  change,
]

/**
 * Returns the unsaved changes without the done ones, compared as JSON, since they may be read from the device again;
 * null if none is left.
 */
export function withoutSaved(
  waiting: UnsavedChanges | null,
  saved: Change[],
  revision?: number,
): UnsavedChanges | null {
  const savedTexts = new Set(saved.map((change) => JSON.stringify(change)))
  const changes = (waiting?.changes ?? []).filter((change) => !savedTexts.has(JSON.stringify(change)))
  return waiting && changes.length > 0 ? { based_on: revision ?? waiting.based_on, changes } : null
}

/** Returns the changes that contain, or are part of, a refused field; of a single change always that one. */
export function refusedChanges(changes: Change[], field = ''): Change[] {
  const found = changes.filter(
    ({ path }) => path === field || field.startsWith(`${path}.`) || path.startsWith(`${field}.`),
  )
  return found.length > 0 || changes.length > 1 ? found : changes
}
