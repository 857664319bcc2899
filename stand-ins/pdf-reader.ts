import { inflateSync } from 'node:zlib'

/** The unpacked objects of a PDF, found by its cross-reference table; throws if the table is wrong. */
export function objectsOf(pdf: Buffer): Map<number, string> {
  const bytes = pdf.toString('latin1')
  const table = Number(/startxref\n(\d+)\n%%EOF\n$/.exec(bytes)?.[1])
  const [, count = '', rows = ''] =
    /^xref\n0 (\d+)\n0{10} 65535 f \n((?:\d{10} 00000 n \n)+)trailer/.exec(bytes.slice(table)) ?? []
  const offsets = rows
    .trim()
    .split('\n')
    .map((row) => Number(row.slice(0, 10)))
  if (offsets.length !== Number(count) - 1) throw new Error(`${offsets.length} places, said to be ${count}`)
  return new Map(
    offsets.map((offset, index) => {
      const body = bytes.slice(offset)
      if (!body.startsWith(`${index + 1} 0 obj\n`)) throw new Error(`object ${index + 1} is not at its place`)
      const [, length] = /^\d+ 0 obj\n<<[^>]*\/Length (\d+) >>\nstream\n/.exec(body) ?? []
      if (length === undefined) return [index + 1, body.slice(0, body.indexOf('\nendobj'))]
      const start = offset + body.indexOf('stream\n') + 'stream\n'.length
      return [index + 1, inflateSync(pdf.subarray(start, start + Number(length))).toString('latin1')]
    }),
  )
}

/** The lines of text in a PDF of one page: codes are turned into text by the tables of their fonts. */
export function linesOf(pdf: Buffer): string[] {
  const objects = objectsOf(pdf)
  const object = (id: string | undefined) => objects.get(Number(id)) ?? ''
  const page = [...objects.values()].find((body) => body.includes('/Type /Page ')) ?? ''
  const fonts = new Map(
    [...page.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name, id]) => {
      const map = object(/\/ToUnicode (\d+)/.exec(object(id))?.[1])
      const rows = [...map.matchAll(/^<(..)> <(\w+)>$/gm)]
      return [
        name,
        new Map(rows.map(([, code, hex = '']) => [code, Buffer.from(hex, 'hex').swap16().toString('utf16le')])),
      ]
    }),
  )
  const content = object(/\/Contents (\d+)/.exec(page)?.[1])
  return [...content.matchAll(/BT(.*?)ET/gs)].map(([, line = '']) => {
    let font: Map<string | undefined, string> | undefined
    return [...line.matchAll(/\/(F\d+) [\d.]+ Tf|<(..)> Tj/g)]
      .map(([, name, code]) => {
        if (name) font = fonts.get(name)
        return name ? '' : font?.get(code)
      })
      .join('')
  })
}
