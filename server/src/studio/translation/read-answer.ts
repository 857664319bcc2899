import { mostTextLetters } from '@kasama/contract/translation.rules'

type Line = { n: number; text: string }

/** Reduces a text to what a lesson may contain: no markup, no invisible characters. */
const plain = (text: string) =>
  text
    .normalize('NFC')
    .replace(/<[/a-z!][^<>]{0,300}>/gi, '')
    .replace(/[\p{Cc}\p{Cs}\u200b\ufeff\ufffd]/gu, (letter) => (letter === '\n' ? '\n' : ''))
    .trim()

function lineOf(value: unknown): Line[] {
  const { n, text } = (value ?? {}) as { n?: unknown; text?: unknown }
  if (typeof n !== 'number' || typeof text !== 'string') return []
  const words = plain(text)
  return words === '' || words.length > mostTextLetters * 4 ? [] : [{ n, text: words }]
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Returns the translations by their number, ignoring the model's other text; a line that broke off is left out. */
export function readAnswer(said: string): Map<number, string> {
  const inOne = parsed(said.replace(/^\s*```\w*|```\s*$/g, ''))
  const values = Array.isArray(inOne)
    ? inOne
    : said.split('\n').map((line) => parsed(line.slice(line.indexOf('{'), line.lastIndexOf('}') + 1)))
  return new Map(values.flatMap(lineOf).map(({ n, text }) => [n, text]))
}
