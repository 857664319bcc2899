/** Files of subtitles that are known by how they begin, and not read. */
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

/** The name of a file's format, where it is one of subtitles that are not read here. */
export function otherFormat(text: string): string | null {
  const start = text.slice(0, looked).trimStart()
  return formats.find(([beginning]) => beginning.test(start))?.[1] ?? null
}
