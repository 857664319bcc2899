import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { inflateSync } from 'node:zlib'
import { languageFacts, languages } from '@kasama/contract/language'
import type { Face, Font } from 'harfbuzzjs'
import { lazily } from '#platform/files/descriptors'

export type FontFace = { name: string; font: Font; face: Face; covers: (codePoint: number) => boolean }

/** Font files of languages with letters of their own, in one weight. */
const ownLetters = (weight: number) =>
  languages.flatMap((language) => {
    const { letters } = languageFacts[language]
    return letters ? [`${letters.font} ${letters.script} ${weight}`.toLowerCase().replaceAll(' ', '-')] : []
  })

/** The font files of each text style, in the order in which they are searched for a character. */
const files = {
  text: ['atkinson-hyperlegible-next-latin-400', 'atkinson-hyperlegible-next-latin-ext-400', ...ownLetters(400)],
  bold: ['atkinson-hyperlegible-next-latin-700', 'atkinson-hyperlegible-next-latin-ext-700', ...ownLetters(700)],
  display: ['gabarito-latin-800', 'gabarito-latin-ext-800', ...ownLetters(800)],
}
export type Style = keyof typeof files
const library = lazily(() => import('harfbuzzjs'))
type HarfBuzz = typeof import('harfbuzzjs')
export type Faces = { harfbuzz: HarfBuzz; styles: Record<Style, FontFace[]> }

const { resolve } = createRequire(import.meta.url)

async function loadFace({ Blob, Face, Font }: HarfBuzz, name: string): Promise<FontFace> {
  const family = name.replace(/-(latin-ext|[a-z]+)-\d+$/, '')
  const woff = await readFile(resolve(`@fontsource/${family}/files/${name}-normal.woff`))
  const face = new Face(new Blob(sfntOf(woff)))
  const letters = new Set(face.collectUnicodes())
  return { name, face, font: new Font(face), covers: (codePoint) => letters.has(codePoint) }
}

async function loadAll(): Promise<Faces> {
  const harfbuzz = await library()
  const load = async (style: Style) =>
    [style, await Promise.all(files[style].map((name) => loadFace(harfbuzz, name)))] as const
  const styles = await Promise.all((Object.keys(files) as Style[]).map(load))
  return { harfbuzz, styles: Object.fromEntries(styles) as Faces['styles'] }
}

let faces: Promise<Faces> | undefined

/** The shaper and its fonts; loaded when the first certificate is printed. */
export function loadFaces(): Promise<Faces> {
  faces ??= loadAll().catch((error) => {
    faces = undefined
    throw error
  })
  return faces
}

/** Unpacks a WOFF 1 file, whose tables are compressed by zlib, into an OpenType font. */
function sfntOf(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('This is not a WOFF file.')
  const count = woff.readUInt16BE(12)
  const font = Buffer.alloc(woff.readUInt32BE(16))
  woff.copy(font, 0, 4, 8)
  font.writeUInt16BE(count, 4)
  let at = 12 + 16 * count
  for (let n = 0; n < count; n++) {
    const entry = 44 + 20 * n
    const [from, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(entry + field)) as [
      number,
      number,
      number,
    ]
    const bytes = woff.subarray(from, from + packed)
    const row = 12 + 16 * n
    woff.copy(font, row, entry, entry + 4)
    woff.copy(font, row + 4, entry + 16, entry + 20)
    font.writeUInt32BE(at, row + 8)
    font.writeUInt32BE(length, row + 12)
    font.set(packed < length ? inflateSync(bytes) : bytes, at)
    at += (length + 3) & ~3
  }
  return font
}
