/** Returns a text without the control characters of other programs, which no text of a lesson may have. */
export const plainText = (typed: string): string => typed.replace(/[\v\f]/g, '\n').replace(/(?![\n\t])\p{Cc}/gu, '')

/** The same for a title: one line, without the marks that turn the text after them. */
export const plainLine = (typed: string): string =>
  typed.replace(/\p{Cc}|[\u2028\u2029]/gu, ' ').replace(/[\u202A-\u202E\u2066-\u2069]/g, '')
