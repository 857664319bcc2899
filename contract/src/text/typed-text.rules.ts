/**
 * Letters that nobody sees: controls, joiners, marks of direction, variation selectors and the fillers of some scripts.
 * NUL is not among them: nobody copies it by mistake, and a request with it is refused.
 */
const invisiblePattern = /(?!\0)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{DI}\u2800]/gu

/** A code, a User ID or an email address without invisible letters and outer blanks. */
export const withoutInvisible = (text: string): string => text.replace(invisiblePattern, '').trim()

/** Whether a text has visible characters; empty and blank texts count as visible. */
export const isVisible = (text: string): boolean =>
  /^ *$/.test(text) || /[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replace(invisiblePattern, ''))

/** A text without outer blanks, of any width. */
export const withoutOuterBlanks = (text: string): string => {
  const blank = `(?:\\s|${invisiblePattern.source})+`
  return text.replace(new RegExp(`^${blank}|${blank}$`, 'gu'), '')
}

const otherSigns = '\\s@\\p{C}<>,;:"()\\[\\]\\\\.'
const addressCharacter = `[^${otherSigns}]+`
/** Neither begins nor ends with a hyphen; Safari before 16.4 knows no lookbehind. */
const label = `(?!-)[^${otherSigns}]*[^${otherSigns}\\-]`

/**
 * An email address, loosely checked: the mail that arrives is the proof. None of its signs is invisible, since two
 * would look alike, and none of the parts between its dots is empty: no mail server has such a name.
 */
export const emailPattern = `^${addressCharacter}(?:\\.${addressCharacter})*@${label}(?:\\.${label})+$`

const emailRegExp = new RegExp(emailPattern, 'u')
export const isEmail = (text: string): boolean => emailRegExp.test(text)
