import { toUnicode } from '@kasama/contract/text/burmese'
import { DrawnFonts } from './drawn-font'
import type { Faces, Style } from './faces'
import { number, PdfFile, textString } from './pdf-file'
import { shapeText, type TextPosition, widthOf } from './shape'

export type Piece = { text: string; style: Style }

/** The control point distance with which a Bézier curve approximates a quarter of a circle. */
const round = 0.5523

type DocumentProperties = { title: string; language: string; width: number; height: number; at: Date }

/** Draws pages in CSS pixels from the top left, like the design. */
export class Canvas {
  private readonly fonts = new DrawnFonts()
  private drawn: string[] = []
  private readonly pages = [this.drawn]

  constructor(private readonly faces: Faces) {}

  /** Begins a new page. */
  nextPage() {
    this.drawn = []
    this.pages.push(this.drawn)
  }

  /** Fills a path, given in PDF operators. */
  fill(colour: string, path: string) {
    this.drawn.push(`${paint(colour)} rg ${path} f`)
  }

  stroke(colour: string, width: number, path: string) {
    this.drawn.push(`${paint(colour)} RG ${number(width)} w 1 J 1 j ${path} S`)
  }

  /** Draws with a path as the clipping region. */
  within(path: string, draw: () => void) {
    this.drawn.push(`q ${path} W n`)
    draw()
    this.drawn.push('Q')
  }

  /** Draws translated and scaled. */
  at(x: number, y: number, scale: number, draw: () => void) {
    this.drawn.push(`q ${number(scale)} 0 0 ${number(scale)} ${number(x)} ${number(y)} cm`)
    draw()
    this.drawn.push('Q')
  }

  /** The width of a line. */
  measure(pieces: Piece[], size: number): number {
    return widthOf(this.shape(pieces), size)
  }

  private shape(pieces: Piece[]) {
    return pieces.flatMap(({ text, style }) => shapeText(this.faces, style, text))
  }

  write(pieces: Piece[], { x, y, size, colour, align = 'left', maxWidth = Number.POSITIVE_INFINITY }: TextPosition) {
    const clusters = this.shape(pieces)
    const fitting = size * Math.min(1, maxWidth / Math.max(1, widthOf(clusters, size)))
    const width = widthOf(clusters, fitting)
    const start = x - { left: 0, centre: width / 2, right: width }[align]
    this.drawn.push(`BT ${paint(colour)} rg 1 0 0 -1 ${number(start)} ${number(y)} Tm`)
    let current = ''
    for (const cluster of clusters) {
      const { font, code } = this.fonts.place(cluster)
      if (font !== current) this.drawn.push(`/${font} ${number(fitting)} Tf`)
      current = font
      this.drawn.push(`<${code.toString(16).padStart(2, '0')}> Tj`)
    }
    this.drawn.push('ET')
  }

  /** The finished PDF file. */
  file({ title, language, width, height, at }: DocumentProperties): Buffer {
    const file = new PdfFile()
    const points = (pixels: number) => number(pixels * 0.75)
    const pages = file.reserve()
    const contents = this.pages.map((drawn) =>
      file.addStream(`0.75 0 0 -0.75 0 ${points(height)} cm\n${drawn.join('\n')}`),
    )
    const fonts = this.fonts.write(file)
    const kids = contents.map((content) =>
      file.add(`<< /Type /Page /Parent ${pages} 0 R /MediaBox [0 0 ${points(width)} ${points(height)}]
/Contents ${content} 0 R /Resources << ${fonts} >> >>`),
    )
    file.add(`<< /Type /Pages /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] /Count ${kids.length} >>`, pages)
    const root = file.add(`<< /Type /Catalog /Pages ${pages} 0 R /Lang (${language})
/ViewerPreferences << /DisplayDocTitle true >> >>`)
    const date = at.toISOString().replace(/\D/g, '').slice(0, 14)
    return file.write({
      root,
      info: file.add(`<< /Title ${textString(toUnicode(title))} /CreationDate (D:${date}Z) >>`),
    })
  }
}

/** '#rrggbb' as three numbers from 0 to 1. */
const paint = (colour: string) =>
  [1, 3, 5].map((at) => number(Number.parseInt(colour.slice(at, at + 2), 16) / 255)).join(' ')

export const rectangle = (x: number, y: number, width: number, height: number) =>
  `${[x, y, width, height].map(number).join(' ')} re`

/** A quarter of a disc around a corner; the signs give its direction. */
export function quarterCircle(x: number, y: number, [right, down]: [number, number], radius: number): string {
  const [dx, dy] = [right * radius, down * radius]
  const curve = [x + dx, y + dy * round, x + dx * round, y + dy, x, y + dy]
  return `${number(x)} ${number(y)} m ${number(x + dx)} ${number(y)} l ${curve.map(number).join(' ')} c h`
}

/** A rectangle with round corners: top left, top right, bottom right, bottom left. */
export function rounded(x: number, y: number, width: number, height: number, radii: [number, number, number, number]) {
  const [a, b, c, d] = radii
  const [right, bottom] = [x + width, y + height]
  const k = 1 - round
  const curve = (...points: number[]) => `${points.map(number).join(' ')} c`
  const line = (to: number, down: number) => `${number(to)} ${number(down)} l`
  return [
    `${number(x + a)} ${number(y)} m`,
    line(right - b, y),
    curve(right - b * k, y, right, y + b * k, right, y + b),
    line(right, bottom - c),
    curve(right, bottom - c * k, right - c * k, bottom, right - c, bottom),
    line(x + d, bottom),
    curve(x + d * k, bottom, x, bottom - d * k, x, bottom - d),
    line(x, y + a),
    curve(x, y + a * k, x + a * k, y, x + a, y),
    'h',
  ].join(' ')
}
