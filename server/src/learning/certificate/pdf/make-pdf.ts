import { brand } from '@kasama/contract/brand'
import { htmlLanguages } from '@kasama/contract/language'
import type { CertificateWords } from '@kasama/contract/learning/certificate/certificate.api'
import { splitAroundTopic } from '@kasama/contract/learning/certificate/certificate.rules'
import { Canvas, type Piece, quarterCircle, rectangle, rounded } from '#platform/pdf/canvas'
import type { Faces, Style } from '#platform/pdf/faces'
import { drawPdf } from '#platform/pdf/one-at-a-time'
import { drawQrCode } from '#platform/pdf/qr-code'

type Paper = {
  fullname: string
  /** Texts in her language, then in English. */
  words: CertificateWords[]
  code: string
  /** Address of the page that checks whether it is valid. */
  address: string
  earned_at: Date
}

/** A4 landscape, in CSS pixels. */
const [width, height] = [1122.5, 793.7]
const margin = 26
const sheet = rounded(margin, margin, width - 2 * margin, height - 2 * margin, [34, 34, 34, 8])
const [ink, quiet] = ['#0c221b', '#485a54']

/** Draws a certificate as PDF. */
export const makePdf = (paper: Paper): Promise<Buffer> => drawPdf((faces) => drawCertificate(faces, paper))

/** Draws the one page. */
function drawCertificate(faces: Faces, paper: Paper): Buffer {
  const canvas = new Canvas(faces)
  const [words, english = words] = paper.words
  if (!words || !english) throw new Error('The certificate says nothing.')
  drawFrame(canvas)
  drawMark(canvas)
  drawWords(canvas, paper)
  drawFoot(canvas, paper)
  drawQrCode(canvas, paper.address, { x: 953, y: 648, size: 84, colour: ink })
  const title = `${english.title}: ${paper.fullname}, ${english.topic}`
  return canvas.file({ title, language: htmlLanguages[words.language_code], width, height, at: paper.earned_at })
}

const tile = 80
const sides = [
  { corner: [0, 0], to: [1, 1], colour: '#0b6c50' },
  { corner: [1, 1], to: [-1, -1], colour: '#0b6c50' },
  { corner: [1, 0], to: [-1, 1], colour: '#045a40' },
  { corner: [0, 1], to: [1, -1], colour: '#045a40' },
] as const

function drawFrame(canvas: Canvas) {
  canvas.fill('#035f44', rectangle(0, 0, width, height))
  for (let x = 0; x < width; x += tile) {
    for (let y = 0; y < height; y += tile) {
      const isInside = x > margin && y > margin && x + tile < width - margin && y + tile < height - margin
      if (isInside) continue
      for (const { corner, to, colour } of sides)
        canvas.fill(colour, quarterCircle(x + corner[0] * tile, y + corner[1] * tile, [...to], tile / 2))
    }
  }
  canvas.fill('#ffffff', sheet)
  canvas.within(sheet, () => {
    canvas.fill('#ffc440', quarterCircle(margin, margin, [1, 1], 120))
    canvas.fill('#f7867f', quarterCircle(margin, margin + 130, [1, 1], 56))
    canvas.fill('#50be97', quarterCircle(margin + 130, margin, [1, 1], 56))
  })
}

/** Draws the product's mark and name, top right. */
function drawMark(canvas: Canvas) {
  const [right, foot, size] = [1041, 94, 34]
  canvas.write([{ text: brand.name, style: 'display' }], { x: right, y: foot, size, colour: ink, align: 'right' })
  const name = canvas.measure([{ text: brand.name, style: 'display' }], size)
  canvas.at(right - name - 48, 62, 42 / 32, () => {
    canvas.fill('#077556', rounded(3, 3, 9, 26, [4.5, 4.5, 4.5, 4.5]))
    canvas.fill(
      '#ffbe2b',
      '14 15.2 m 14 8.4 18.6 3 28.4 3 c 29 3 29.3 3.4 29.3 3.9 c 29.3 11.7 23.6 16.1 15.1 16.1 c 14.4 16.1 14 15.8 14 15.2 c h',
    )
    canvas.fill(
      '#e7534a',
      '14 17.9 m 14 24.1 18.6 29 28.4 29 c 29 29 29.3 28.6 29.3 28.1 c 29.3 21 23.6 17 15.1 17 c 14.4 17 14 17.3 14 17.9 c h',
    )
  })
}

/** Joins the text of both languages, once if they are equal. */
const joined = (words: CertificateWords[], textOf: (one: CertificateWords) => string) =>
  [...new Set(words.map(textOf))].join(' · ')

/** A sentence with its topic in bold. */
function withBoldTopic(words: CertificateWords): Piece[] {
  const [before, after] = splitAroundTopic(words)
  const pieces: [string, Style][] = [
    [before, 'text'],
    [words.topic, 'bold'],
    [after, 'text'],
  ]
  return pieces.map(([text, style]) => ({ text, style }))
}

function drawWords(canvas: Canvas, { fullname, words }: Paper) {
  const centre = { x: width / 2, align: 'centre', maxWidth: 860 } as const
  const title: Piece = { text: joined(words, ({ title }) => title), style: 'text' }
  canvas.write([title], { ...centre, y: 200, size: 21, colour: quiet })
  canvas.write([{ text: fullname, style: 'display' }], { ...centre, y: 276, size: 60, colour: ink })
  for (const [index, one] of words.entries()) {
    const look = index === 0 ? { y: 340, size: 23, colour: ink } : { y: 380, size: 19, colour: quiet }
    canvas.write(withBoldTopic(one), { ...centre, ...look })
  }
  drawBadge(canvas)
}

/** Draws four leaves that hold a tick. */
function drawBadge(canvas: Canvas) {
  const leaf = [10, 10, 10, 10] as [number, number, number, number]
  canvas.at(width / 2 - 62, 418, 2, () => {
    for (const [x, y] of [
      [0, 0],
      [31, 0],
      [0, 31],
      [31, 31],
    ] as const)
      canvas.fill('#def7eb', rounded(x, y, 31, 31, leaf))
    canvas.fill('#def7eb', rectangle(21, 21, 20, 20))
    canvas.stroke('#035c42', 4.5, '20 32 m 28 40 l 43 23 l')
  })
}

function drawFoot(canvas: Canvas, { words, code, address }: Paper) {
  const lines = (x: number, align: 'left' | 'centre' | 'right', maxWidth: number) => (texts: [string, string]) => {
    canvas.write([{ text: texts[0], style: 'bold' }], { x, align, maxWidth, y: 700, size: 18, colour: ink })
    canvas.write([{ text: texts[1], style: 'text' }], { x, align, maxWidth, y: 728, size: 15, colour: quiet })
  }
  lines(82, 'left', 300)([joined(words, ({ date }) => date), joined(words, ({ date_label }) => date_label)])
  lines(width / 2, 'centre', 290)([joined(words, ({ lessons }) => lessons), joined(words, ({ minutes }) => minutes)])
  const shown = address.replace(/^https?:\/\//, '').replace(/\/[^/]*$/, '')
  lines(935, 'right', 220)([code, shown])
  for (const [index, text] of [...new Set(words.map(({ check }) => check))].reverse().entries())
    canvas.write([{ text, style: 'text' }], {
      x: 935,
      align: 'right',
      maxWidth: 230,
      y: 673 - 20 * index,
      size: 14,
      colour: quiet,
    })
}
