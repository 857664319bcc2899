import type { Faces, Style } from './faces'
import { type Cluster, shapeText, type TextPosition, widthOf } from './shape'

const rounded = (value: number) => Number(value.toFixed(3))

/** A line of text as outlines in SVG, so that a picture needs no font of the system. */
export function svgText(faces: Faces, style: Style, text: string, position: TextPosition): string {
  const { x, y, size, colour, align = 'left', maxWidth = Number.POSITIVE_INFINITY } = position
  const clusters = shapeText(faces, style, text)
  const fitting = size * Math.min(1, maxWidth / Math.max(1, widthOf(clusters, size)))
  const width = widthOf(clusters, fitting)
  let pen = x - { left: 0, centre: width / 2, right: width }[align]
  const paths = clusters.map((cluster) => {
    const drawn = outlines(cluster, { x: pen, y, size: fitting })
    pen += (cluster.advance * fitting) / 1000
    return drawn
  })
  return `<g fill="${colour}">${paths.join('')}</g>`
}

function outlines({ face, glyphs }: Cluster, { x, y, size }: { x: number; y: number; size: number }): string {
  const scale = rounded(size / face.face.upem)
  const thousandth = size / 1000
  return glyphs
    .map(({ id, x: right, y: up }) => ({ path: face.font.glyphToPath(id), right, up }))
    .filter(({ path }) => path !== '')
    .map(({ path, right, up }) => {
      const place = `${rounded(x + right * thousandth)} ${rounded(y - up * thousandth)}`
      return `<path transform="translate(${place}) scale(${scale} ${-scale})" d="${path}"/>`
    })
    .join('')
}

/** Breaks a text at its spaces into lines of at most a width. */
export function wrapText(
  faces: Faces,
  style: Style,
  text: string,
  { size, maxWidth }: { size: number; maxWidth: number },
) {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const line = `${lines.at(-1) ?? ''} ${word}`.trim()
    const isFull = widthOf(shapeText(faces, style, line), size) > maxWidth
    if (lines.length === 0 || isFull) lines.push(word)
    else lines[lines.length - 1] = line
  }
  return lines
}
