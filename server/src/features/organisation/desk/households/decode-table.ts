import { fail } from '../../../../platform/http/errors'

/** The first bytes of .xlsx and .ods (ZIP), .xls, PDF, PNG, JPEG and GIF. */
const others = ['504b0304', 'd0cf11e0', '25504446', '89504e47', 'ffd8ff', '47494638']

/** Bytes that Windows-1252 has no letter for, and control characters that no text has. */
const noLetter = /[^\P{Cc}\t\n\r\f\v]/u

const decode = (encoding: string, bytes: Buffer) => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** UTF-16 without its mark: every second byte of Latin text is 0. */
function utf16Of(bytes: Buffer): 'utf-16le' | 'utf-16be' | null {
  const start = bytes.subarray(0, 1000)
  const zeros = [0, 0]
  for (const [at, byte] of start.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  if (odd > start.length / 4 && even === 0) return 'utf-16le'
  return even > start.length / 4 && odd === 0 ? 'utf-16be' : null
}

/** The text of a table that a spreadsheet saved: UTF-8, UTF-16 or, where it is no UTF-8, Windows-1252. */
export function decodeTable(bytes: Buffer): string {
  const start = bytes.toString('hex', 0, 4)
  if (bytes.length === 0 || others.some((sign) => start.startsWith(sign))) return fail('not_a_table')
  const marked = start.startsWith('fffe') ? 'utf-16le' : start.startsWith('feff') ? 'utf-16be' : utf16Of(bytes)
  const text = marked ? decode(marked, bytes) : (decode('utf-8', bytes) ?? decode('windows-1252', bytes))
  if (text === null || noLetter.test(text)) return fail('unknown_letters')
  return text
}
