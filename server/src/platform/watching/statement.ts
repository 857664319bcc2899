/** A finished statement. Its text contains no values. */
export type Statement = { text: string; ms: number; hasFailed: boolean }

/** Receives every statement; null without an observer. */
export type StatementWatch = ((statement: Statement) => void) | null
