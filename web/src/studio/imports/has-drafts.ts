import type { DeskImport } from '@kasama/contract/studio/imports.api'

/** Returns whether an import of a list has made lessons that are still drafts, as far as the import knows. */
export const hasDrafts = ({ kind, options, left }: DeskImport) =>
  kind === 'list' && options?.publish === false && left > 0
