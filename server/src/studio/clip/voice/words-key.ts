import { createHash } from 'node:crypto'

/** The key of a text that is read aloud: a recording names its words by it. */
export const wordsKey = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 22)
