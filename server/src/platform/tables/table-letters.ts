/** The encoding and the line ends of a file. */
export type Letters = { encoding: string; lineEnd: '\n' | '\r' }

/** UTF-16 by its byte order mark or, in Latin text, by a 0 in every second byte. */
function utf16Of(start: Buffer): 'utf-16le' | 'utf-16be' | null {
  const mark = start.toString('hex', 0, 2)
  if (mark === 'fffe') return 'utf-16le'
  if (mark === 'feff') return 'utf-16be'
  const zeros = [0, 0]
  for (const [at, byte] of start.subarray(0, 1000).entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  const many = Math.min(start.length, 1000) / 4
  if (odd > many && even === 0) return 'utf-16le'
  return even > many && odd === 0 ? 'utf-16be' : null
}

/** Three bytes that are one letter in UTF-8, as in Burmese; older encodings hardly ever have such a row. */
const utf8Letter = /[\xe0-\xef][\x80-\xbf]{2}/
/** Bytes that are letters, or curved quotes, of old Macs within a word, and signs or rare letters of Windows. */
const macLetterPattern =
  /(?<=[A-Za-z])[\x80-\x90\x98-\x9f](?=[A-Za-z])|(?<=[a-z])[\xd0-\xd5](?=[a-z ,.])|[\x81\x8d\x8f\x90\x9d]/g
/** Bytes that are small letters, or a quote in a word, of Windows. */
const windowsLetterPattern = /[\xdf-\xff](?=[A-Za-z])|(?<=[A-Za-z])[\xdf-\xff]|(?<=[a-z])[\x92](?=[a-z])/g

/** Reads a file once, to detect its encoding: UTF-8, UTF-16, Windows-1252, or that of old Macs. */
export async function lettersOf(chunks: AsyncIterable<Buffer> | Iterable<Buffer>): Promise<Letters> {
  const utf8 = new TextDecoder('utf-8', { fatal: true })
  const votes = { mac: 0, windows: 0 }
  let [isUtf8, hasUtf8Letters, hasLineFeed, hasCarriageReturn] = [true, false, false, false]
  let utf16: ReturnType<typeof utf16Of> | undefined
  for await (const chunk of chunks) {
    if (utf16 === undefined) utf16 = utf16Of(chunk)
    isUtf8 &&= canDecode(utf8, chunk)
    hasLineFeed ||= chunk.includes(0x0a)
    hasCarriageReturn ||= chunk.includes(0x0d)
    const plain = chunk.toString('latin1')
    hasUtf8Letters ||= utf8Letter.test(plain)
    votes.mac += plain.match(macLetterPattern)?.length ?? 0
    votes.windows += plain.match(windowsLetterPattern)?.length ?? 0
  }
  isUtf8 &&= canDecode(utf8)
  const lineEnd = hasCarriageReturn && !hasLineFeed ? '\r' : '\n'
  if (utf16) return { encoding: utf16, lineEnd }
  // A broken letter in a UTF-8 file does not stop the others from being read.
  if (isUtf8 || hasUtf8Letters) return { encoding: 'utf-8', lineEnd }
  const isMac = lineEnd === '\r' ? votes.mac >= votes.windows : votes.mac > votes.windows
  return { encoding: isMac ? 'macintosh' : 'windows-1252', lineEnd }
}

/** Whether a chunk can be decoded; without a chunk, whether the last letter is complete. */
function canDecode(decoder: TextDecoder, chunk?: Buffer): boolean {
  try {
    decoder.decode(chunk, { stream: chunk !== undefined })
    return true
  } catch {
    return false
  }
}
