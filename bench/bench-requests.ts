import type { Lesson } from './bench-data'

/** Paths of searches for words from titles across the library: whole, cut to five letters, or with two letters swapped. */
export function searchPaths(lessons: Lesson[]): string[] {
  const words = lessons
    .map(({ title }) => /[a-z]{7,}/.exec(title.toLowerCase())?.[0])
    .filter((word) => word !== undefined)
  const sample = Array.from({ length: 24 }, (_, n) => words[Math.floor((n * words.length) / 24)] ?? 'lesson')
  const terms = sample.map((word, n) => {
    if (n % 3 === 0) return word
    return n % 3 === 1 ? word.slice(0, 5) : word.replace(/^(..)(.)(.)/, '$1$3$2')
  })
  return terms.map((word) => `/api/feeds/employer_all?q=${word}`)
}

/** Questions made of titles across the library; a third of them have swapped letters. */
export function questions(lessons: Lesson[]): string[] {
  const sample = Array.from({ length: 24 }, (_, n) => lessons[Math.floor((n * lessons.length) / 24)]?.title ?? 'lesson')
  const titles = sample.map((title, n) => (n % 3 === 2 ? title.replace(/([a-z]{3})([a-z])([a-z])/, '$1$3$2') : title))
  return titles.map((title) => `Can you please tell me how to do this: ${title}?`)
}

/** A message as a multipart form. */
export function multipartRequest(message: string, headers: Record<string, string>) {
  const type = { 'content-type': 'multipart/form-data; boundary=bench' }
  const body = `--bench\r\ncontent-disposition: form-data; name="message"\r\n\r\n${message}\r\n--bench--\r\n`
  return { method: 'POST' as const, headers: { ...headers, ...type }, body }
}
