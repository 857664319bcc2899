type Part = { text: string; isMatch: boolean }

const latinStartPattern = /^[\p{Script=Latin}\d]/u
const wordEndPattern = /[\p{L}\d]$/u
const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * Splits a title at the searched words. Latin words match at the beginning of a word; Burmese, which has no spaces
 * between words, matches anywhere. Accents are ignored.
 */
export function matchesIn(title: string, keywords: string): Part[] {
  const words = plain(keywords).split(/\s+/).filter(Boolean)
  if (words.length === 0) return [{ text: title, isMatch: false }]
  const pattern = new RegExp(words.map(patternOf).join('|'), 'gu')
  const parts: Part[] = []
  let end = 0
  for (const { index, 0: match } of plain(title).matchAll(pattern)) {
    if (latinStartPattern.test(match) && wordEndPattern.test(title.slice(0, index))) continue
    parts.push({ text: title.slice(end, index), isMatch: false })
    end = index + match.length
    parts.push({ text: title.slice(index, end), isMatch: true })
  }
  return [...parts, { text: title.slice(end), isMatch: false }].filter(({ text }) => text !== '')
}

/** A match includes the combining marks of its last letter, and letters stacked below it (after U+1039). */
const patternOf = (word: string) => `${escaped(word)}(?:\u1039.|\\p{M})*`

/** Returns the text in lowercase without accents; the length stays the same, so that offsets match the original. */
function plain(text: string): string {
  const letters = Array.from(text, (letter) => {
    const baseLetter = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
    return baseLetter.length === letter.length && /\p{Script=Latin}/u.test(baseLetter) ? baseLetter : letter
  })
  return letters.join('')
}
