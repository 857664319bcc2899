import { toUnicode } from '@kasama/contract/text/burmese'

type SearchTexts = {
  titles: string[]
  /** Descriptions and subtitles. */
  texts: string[]
  topicNames: string[]
}

/**
 * The normal form in which texts and queries are compared: lower case, without accents and apostrophes,
 * Burmese in Unicode. Spaces within
 * Burmese are removed: it does not separate words, and people set spaces as they like.
 */
export const searchable = (text: string) =>
  toUnicode(text)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u200b-\u200d\u2060'’ʼ]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/(?<=\p{Script=Myanmar}) (?=\p{Script=Myanmar})/gu, '')
    .trim()

const lines = (texts: string[]) => [...new Set(texts.map(searchable))].filter(Boolean)

/** A video's search row; each topic's name is on a line of its own, so that a renamed topic replaces its line. */
export function searchRow({ titles, texts, topicNames }: SearchTexts): { titles: string; words: string } {
  return { titles: lines(titles).join('\n'), words: `\n${lines([...texts, ...topicNames]).join('\n')}\n` }
}
