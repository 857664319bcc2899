import type { SvgPathCommand } from 'harfbuzzjs'
import { number, type PdfFile, utf16 } from './pdf-file'
import type { Cluster } from './shape'

const codesOfFont = 255

/**
 * Type 3 fonts of our own: each glyph is a shaped cluster with its outlines, whose code maps to its text. So every
 * viewer draws it as HarfBuzz shaped it, and can search, select and read aloud the original text.
 */
export class DrawnFonts {
  private readonly places = new Map<string, number>()
  private readonly clusters: Cluster[] = []

  /** The font of a cluster and its code there. */
  place(cluster: Cluster): { font: string; code: number } {
    const { face, text, glyphs, advance } = cluster
    const key = JSON.stringify([face.name, text, glyphs, advance])
    const index = this.places.get(key) ?? this.clusters.push(cluster) - 1
    this.places.set(key, index)
    return { font: `F${Math.floor(index / codesOfFont)}`, code: 1 + (index % codesOfFont) }
  }

  /** Writes the fonts; returns the page's resource entry. */
  write(file: PdfFile): string {
    const fonts: string[] = []
    for (let start = 0; start < this.clusters.length; start += codesOfFont) {
      const id = writeFont(file, this.clusters.slice(start, start + codesOfFont))
      fonts.push(`/F${start / codesOfFont} ${id} 0 R`)
    }
    return `/Font << ${fonts.join(' ')} >>`
  }
}

function writeFont(file: PdfFile, clusters: Cluster[]): number {
  const names = clusters.map((_, index) => `/c${index + 1}`)
  const drawn = clusters.map((cluster) => file.addStream(outlines(cluster)))
  const toUnicode = file.addStream(unicodeMap(clusters))
  return file.add(`<< /Type /Font /Subtype /Type3 /FontBBox [0 0 0 0] /FontMatrix [0.001 0 0 0.001 0 0]
/CharProcs << ${names.map((name, index) => `${name} ${drawn[index]} 0 R`).join(' ')} >>
/Encoding << /Type /Encoding /Differences [1 ${names.join(' ')}] >> /FirstChar 1 /LastChar ${clusters.length}
/Widths [${clusters.map(({ advance }) => number(advance)).join(' ')}] /Resources << >> /ToUnicode ${toUnicode} 0 R >>`)
}

type Point = [number, number]

/** A cluster's glyph procedure: its width and bounds, then the outlines. */
function outlines({ face, glyphs, advance }: Cluster): string {
  const scale = 1000 / face.face.upem
  const points: Point[] = [[0, 0]]
  const transform =
    ({ x, y }: { x: number; y: number }) =>
    (values: number[]): Point[] => {
      const placed = Array.from(
        { length: values.length / 2 },
        (_, n): Point => [x + (values[2 * n] ?? 0) * scale, y + (values[2 * n + 1] ?? 0) * scale],
      )
      points.push(...placed)
      return placed
    }
  const paths = glyphs.map((glyph) => pathOf(face.font.glyphToJson(glyph.id), transform(glyph)))
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const bounds = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].map(number).join(' ')
  return `${number(advance)} 0 ${bounds} d1\n${paths.join('\n')}\nf`
}

const operators: Record<string, string> = { M: 'm', L: 'l', C: 'c' }

/** An outline in PDF operators; quadratic curves are converted, since PDF has none. */
function pathOf(commands: SvgPathCommand[], transform: (values: number[]) => Point[]): string {
  let at: Point = [0, 0]
  return commands
    .map(({ type, values }) => {
      if (type === 'Z') return 'h'
      const points = type === 'Q' ? cubic(at, transform(values) as [Point, Point]) : transform(values)
      at = points.at(-1) ?? at
      return `${points.flat().map(number).join(' ')} ${operators[type] ?? 'c'}`
    })
    .join(' ')
}

function cubic(from: Point, [control, to]: [Point, Point]): Point[] {
  const towards = ([x, y]: Point): Point => [x + (2 / 3) * (control[0] - x), y + (2 / 3) * (control[1] - y)]
  return [towards(from), towards(to), to]
}

function unicodeMap(clusters: Cluster[]): string {
  const rows = clusters.map(({ text }, index) => `<${(index + 1).toString(16).padStart(2, '0')}> <${utf16(text)}>`)
  const blocks: string[] = []
  for (let start = 0; start < rows.length; start += 100) {
    const block = rows.slice(start, start + 100)
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`)
  }
  return `/CIDInit /ProcSet findresource begin 12 dict begin begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def /CMapType 2 def
1 begincodespacerange <00> <FF> endcodespacerange
${blocks.join('\n')}
endcmap CMapName currentdict /CMap defineresource pop end end`
}
