import type { Text } from '../language'

/** Errors that a user can see: the code, its HTTP status, and its text; `{name}` stands for a value. */
export type Failures = Record<string, { status: number } & Text>
