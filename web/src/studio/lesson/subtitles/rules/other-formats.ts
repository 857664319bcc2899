/** Formats of subtitles that are recognised by their beginning, but not read. */
const formats: [beginning: RegExp, name: string][] = [
  [/^\[Script Info\]|^Dialogue:/m, 'ASS'],
  [/^(?:<\?xml[^>]*>\s*)?<(?:\w+:)?tt[\s>]/, 'TTML'],
  [/^(?:<\?xml[^>]*>\s*)?<(?:transcript|timedtext)[\s>]/, 'YouTube XML'],
  [/^<SAMI/i, 'SAMI'],
  [/^\{\d+\}\{\d+\}/, 'MicroDVD'],
  [/^\[(?:\d{1,3}:\d{2}|ar:|ti:|al:|by:)/, 'LRC'],
  [/^Scenarist_SCC/, 'SCC'],
  [/^\{\s*"/, 'JSON'],
]

const looked = 4096

/** Returns the name of a subtitle format that is not read here; null for any other file. */
export function otherFormat(text: string): string | null {
  const start = text.slice(0, looked).trimStart()
  return formats.find(([beginning]) => beginning.test(start))?.[1] ?? null
}
