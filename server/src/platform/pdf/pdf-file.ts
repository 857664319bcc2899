import { deflateSync } from 'node:zlib'

/** A number in PDF syntax: no exponent, two decimals. */
export const number = (value: number) => String(Math.round(value * 100) / 100)

/** A text string outside of page content, in UTF-16. */
export const textString = (text: string) => `<FEFF${utf16(text)}>`

export const utf16 = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()

/**
 * The objects of a PDF file in the order in which they were added; written as PDF 1.7 with one cross-reference table.
 */
export class PdfFile {
  private readonly objects: (Uint8Array | undefined)[] = []

  /** Reserves the number of an object that is written later. */
  reserve(): number {
    return this.objects.push(undefined)
  }

  add(body: string | Uint8Array, id = this.reserve()): number {
    this.objects[id - 1] = typeof body === 'string' ? Buffer.from(body, 'latin1') : body
    return id
  }

  addStream(content: string, entries = ''): number {
    const packed = deflateSync(Buffer.from(content, 'latin1'))
    const head = `<< ${entries} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`
    return this.add(Buffer.concat([Buffer.from(head, 'latin1'), packed, Buffer.from('\nendstream', 'latin1')]))
  }

  write({ root, info }: { root: number; info: number }): Buffer {
    const parts: Uint8Array[] = []
    let length = 0
    const push = (part: string | Uint8Array) => {
      const bytes = typeof part === 'string' ? Buffer.from(part, 'latin1') : part
      parts.push(bytes)
      length += bytes.length
    }
    // The second line marks the file as binary.
    push('%PDF-1.7\n%\xE2\xE3\xCF\xD3\n')
    const offsets = this.objects.map((body, index) => {
      if (!body) throw new Error(`Object ${index + 1} was never written.`)
      const at = length
      push(`${index + 1} 0 obj\n`)
      push(body)
      push('\nendobj\n')
      return at
    })
    const table = length
    const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
    push(`xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${rows}`)
    push(`trailer\n<< /Size ${offsets.length + 1} /Root ${root} 0 R /Info ${info} 0 R >>\nstartxref\n${table}\n%%EOF\n`)
    return Buffer.concat(parts)
  }
}
