import type { Fault } from '../features/content/format/json-file'

/** A line for each fault, as editors and terminals make links of: file:line: what is wrong. */
export function printFaults(faults: Fault[]): void {
  for (const { file, line, message } of faults) console.error(`${file}${line > 0 ? `:${line}` : ''}: ${message}`)
}
