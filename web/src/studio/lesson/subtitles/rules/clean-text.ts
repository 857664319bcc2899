const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0', lrm: '', rlm: '' }
/** Longest text of one cue that is read: a longer one is no subtitle. */
const mostLetters = 5000

/** Removes elements of a name with their content; one that is not closed is removed up to the end. */
function withoutElement(text: string, name: string): string {
  const small = text.toLowerCase()
  const start = small.indexOf(`<${name}`)
  if (start < 0) return text
  const end = small.indexOf(`</${name}`, start)
  const after = end < 0 ? text.length : text.indexOf('>', end) + 1 || text.length
  return withoutElement(text.slice(0, start) + text.slice(after), name)
}

/** Returns the text of a cue without scripts, marks of style and invisible letters. */
export function cleanText(text: string, note: (kind: 'script' | 'marks') => void): string {
  const whole = text.slice(0, mostLetters)
  const safe = ['script', 'style', 'iframe'].reduce(withoutElement, whole)
  if (safe !== whole) note('script')
  const plain = safe.replace(/<[/a-z!?\d][^<>]{0,300}>/gi, '').replace(/\{\\[^{}]{0,300}\}/g, '')
  if (plain !== safe) note('marks')
  return plain
    .replace(/&(\w{2,5});/g, (mark, name: string) => entities[name] ?? mark)
    .replace(/[\p{Cc}\p{Cs}\u200b\ufeff]/gu, (letter) => (letter === '\n' ? '\n' : letter === '\t' ? ' ' : ''))
    .normalize('NFC')
    .split('\n')
    .map((line) => line.replace(/ {2,}/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')
}
