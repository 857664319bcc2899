import type { Fault } from '#studio/content/format/json-file'

/** Prints a line for each fault, in the form that editors and terminals turn into links: `file:line: message`. */
export function printFaults(faults: Fault[]): void {
  for (const { file, line, message } of faults) console.error(`${file}${line > 0 ? `:${line}` : ''}: ${message}`)
}
