import { createHash } from 'node:crypto'

/** A hash of a row's content, by which a form that would overwrite a changed row is refused. */
export const versionOf = (content: object): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16)
