/** A statement once it has ended. Its text holds no values. */
export type Statement = { text: string; ms: number; hasFailed: boolean }

/** Told of every statement; null where nobody asks. */
export type StatementWatch = ((statement: Statement) => void) | null
