type Part = { text: string; isMatch: boolean }

const isLatin = /^[\p{Script=Latin}\d]/u
const isWithinWord = /[\p{L}\d]$/u
const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/**
 * A title cut where one of the searched words stands in it. Latin words count from where a word begins; Burmese has no
 * spaces between words, so that it counts anywhere. Marks on letters (é) are no difference.
 */
export function matchesIn(title: string, keywords: string): Part[] {
  const words = plain(keywords).split(/\s+/).filter(Boolean)
  if (words.length === 0) return [{ text: title, isMatch: false }]
  const pattern = new RegExp(words.map(patternOf).join('|'), 'gu')
  const parts: Part[] = []
  let end = 0
  for (const { index, 0: found } of plain(title).matchAll(pattern)) {
    if (isLatin.test(found) && isWithinWord.test(title.slice(0, index))) continue
    parts.push({ text: title.slice(end, index), isMatch: false })
    end = index + found.length
    parts.push({ text: title.slice(index, end), isMatch: true })
  }
  return [...parts, { text: title.slice(end), isMatch: false }].filter(({ text }) => text !== '')
}

/** Signs that belong to the last letter, and letters stacked below it (after U+1039), are part of the match. */
const patternOf = (word: string) => `${escaped(word)}(?:\u1039.|\\p{M})*`

/** Small letters without marks, each at the place it has in the text. */
function plain(text: string): string {
  const letters = Array.from(text, (letter) => {
    const bare = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
    return bare.length === letter.length && /\p{Script=Latin}/u.test(bare) ? bare : letter
  })
  return letters.join('')
}
