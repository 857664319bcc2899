import { toUnicode } from '@kasama/contract/text/burmese'
import type { Faces, FontFace, Style } from './faces'

type Glyph = { id: number; x: number; y: number }

/** An indivisible unit: a letter, or a part of a Burmese syllable with its marks; in thousandths of the font size. */
export type Cluster = { face: FontFace; text: string; glyphs: Glyph[]; advance: number }

/** The place and style of a line of text. */
export type TextPosition = {
  x: number
  /** The baseline. */
  y: number
  size: number
  colour: string
  align?: 'left' | 'centre' | 'right'
  /** The maximum width; a longer line is written smaller. */
  maxWidth?: number
}

type Run = { face: FontFace; text: string }

/** The face for a character. Spaces and joiners keep the face before them. */
function faceFor(sign: string, faces: FontFace[], previous: FontFace | undefined): FontFace {
  const codePoint = sign.codePointAt(0) ?? 0
  const stays = previous?.covers(codePoint) && /[\p{M}\p{Cf}\s]/u.test(sign)
  const [first] = faces
  if (!first) throw new Error('There is no font.')
  return (stays && previous) || (faces.find(({ covers }) => covers(codePoint)) ?? first)
}

function runsOf(text: string, faces: FontFace[]): Run[] {
  const runs: Run[] = []
  for (const sign of text) {
    const last = runs.at(-1)
    const face = faceFor(sign, faces, last?.face)
    if (last?.face === face) last.text += sign
    else runs.push({ face, text: sign })
  }
  return runs
}

function shapeRun({ harfbuzz }: Faces, { face, text }: Run): Cluster[] {
  const buffer = new harfbuzz.Buffer()
  buffer.addText(text)
  buffer.guessSegmentProperties()
  // Right-to-left names, as in Arabic, are drawn left to right: a line of boxes can't express more.
  buffer.setDirection(harfbuzz.Direction.LTR)
  harfbuzz.shape(face.font, buffer)
  const scale = 1000 / face.face.upem
  const clusters: (Cluster & { start: number })[] = []
  for (const glyph of buffer.getGlyphInfosAndPositions()) {
    let last = clusters.at(-1)
    if (last?.start !== glyph.cluster) {
      last = { face, text: '', glyphs: [], advance: 0, start: glyph.cluster }
      clusters.push(last)
    }
    const { xOffset = 0, yOffset = 0, xAdvance = 0 } = glyph
    last.glyphs.push({ id: glyph.codepoint, x: last.advance + xOffset * scale, y: yOffset * scale })
    last.advance += xAdvance * scale
  }
  return clusters.map(({ start, ...cluster }, index) => ({
    ...cluster,
    text: text.slice(start, clusters[index + 1]?.start ?? text.length),
  }))
}

/**
 * The drawable part of a text: letters without accents that no face has, and without characters, such as emoji, that no
 * face has.
 */
function drawable(text: string, faces: FontFace[]): string {
  const hasGlyph = (sign: string) => faces.some(({ covers }) => covers(sign.codePointAt(0) ?? 0))
  /** A letter with as many of its accents as the faces have. */
  const bare = (sign: string) =>
    [...sign.normalize('NFD')].reduce((letter, accent) => {
      const accented = (letter + accent).normalize('NFC')
      return [...accented].length === 1 && hasGlyph(accented) ? accented : letter
    }, '')
  return [...toUnicode(text.normalize('NFC'))]
    .map((sign) => (hasGlyph(sign) || /\s/.test(sign) ? sign : bare(sign)))
    .join('')
}

/** Shapes a line of text with HarfBuzz, which reorders and joins characters as Burmese requires. */
export function shapeText(faces: Faces, style: Style, text: string): Cluster[] {
  return runsOf(drawable(text, faces.styles[style]), faces.styles[style]).flatMap((run) => shapeRun(faces, run))
}

export const widthOf = (clusters: Cluster[], size: number) =>
  (clusters.reduce((sum, { advance }) => sum + advance, 0) * size) / 1000
