import type { DeskImport } from '@kasama/contract/desk/lessons/imports.api'

/** Whether a list has brought lessons that nobody sees yet, as far as its import knows. */
export const hasDrafts = ({ kind, options, left }: DeskImport) =>
  kind === 'list' && options?.publish === false && left > 0
