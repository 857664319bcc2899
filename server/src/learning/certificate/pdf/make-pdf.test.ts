import { byLanguage, type Language } from '@kasama/contract/language'
import { beforeAll, expect, test } from 'vitest'
import { type Faces, loadFaces } from '#platform/pdf/faces'
import { shapeText } from '#platform/pdf/shape'
import { linesOf, objectsOf } from '../../../../../stand-ins/pdf-reader'
import { certificateWords } from '../certificate-words'
import { makePdf } from './make-pdf'

let faces: Faces
beforeAll(async () => {
  faces = await loadFaces()
})

const glyphOf = (letter: string) => faces.styles.text[2]?.font.nominalGlyph(letter.codePointAt(0) ?? 0)
const glyphs = (text: string) => shapeText(faces, 'text', text).map((cluster) => cluster.glyphs.map(({ id }) => id))

test('the vowel that is written after its letter stands before it', () => {
  expect(glyphs('မေ')).toEqual([[glyphOf('ေ'), glyphOf('မ')]])
  // Also before a letter that encloses another.
  const [[first, second] = []] = glyphs('ကြေ')
  expect(first).toBe(glyphOf('ေ'))
  expect(second).not.toBe(glyphOf('က'))
})
test('stacked letters are one below the other, and what joins them is not seen', () => {
  const [stack = []] = shapeText(faces, 'text', 'တ္တ')
  const { glyphs: drawn = [], text } = stack as ReturnType<typeof shapeText>[number]
  expect([drawn[0]?.id, text]).toEqual([glyphOf('တ'), 'တ္တ'])
  expect(drawn).toHaveLength(2)
  expect(drawn[1]?.id).not.toBe(glyphOf('တ'))
  expect(drawn.map(({ id }) => id)).not.toContain(glyphOf('္'))
  expect(drawn[1]?.x).toBeLessThan(drawn[0]?.x === undefined ? 0 : 1000)
})
test.each(['အဘိုးအဘွား ပြုစုနည်း', 'မွေးကင်းစ ကလေး ပြုစုနည်း', 'ဩဂုတ် 2026 ဉာဏ် ဈေး', 'ကျောင်းသား ဗုဒ္ဓ မန္တလေး', 'Peña Ñuñez Šárka'])(
  '%s has all its letters, and no dotted circle',
  (text) => {
    const clusters = shapeText(faces, 'text', text)
    expect(clusters.map((cluster) => cluster.text).join('')).toBe(text)
    const circles = faces.styles.text.map(({ font }) => font.nominalGlyph(0x25cc))
    for (const { glyphs: drawn, face } of clusters) {
      const circle = circles[faces.styles.text.indexOf(face)]
      for (const { id } of drawn) expect([0, circle]).not.toContain(id)
    }
  },
)

const earned_at = new Date('2026-03-31T17:00:00Z')
const topic_name = {
  ...byLanguage(() => 'Elderly Care'),
  phi: 'Pag-aalaga ng matanda',
  ind: 'Merawat lansia',
  mya: 'အဘိုးအဘွား ပြုစုနည်း',
}
const paper = (language_code: Language, fullname: string) => ({
  fullname,
  code: 'K7RM-20XW-9DHQ',
  address: 'http://kasama.test/c/K7RM-20XW-9DHQ',
  earned_at,
  words: certificateWords({ language_code, topic_name, lessons: 12, minutes: 74, earned_at }),
})

test('the file is one page of A4, lying, that says what it is', async () => {
  const pdf = await makePdf(paper('mya', 'မေသန္တာကျော်'))
  const all = [...objectsOf(pdf).values()]
  expect(pdf.subarray(0, 8).toString()).toBe('%PDF-1.7')
  expect(all.filter((body) => body.includes('/Type /Page '))).toHaveLength(1)
  expect(all.join('\n')).toContain('/MediaBox [0 0 841.88 595.28]')
  expect(all.join('\n')).toContain('/Lang (my)')
  const title = Buffer.from('Certificate: မေသန္တာကျော်, Elderly Care', 'utf16le').swap16().toString('hex').toUpperCase()
  expect(all.join('\n')).toContain(`/Title <FEFF${title}>`)
})

test('its text can be found and copied as it was written, in both languages', async () => {
  expect(linesOf(await makePdf(paper('mya', 'မေသန္တာကျော်')))).toEqual([
    'Kasama',
    'အောင်လက်မှတ် · Certificate',
    'မေသန္တာကျော်',
    'အဘိုးအဘွား ပြုစုနည်း ခေါင်းစဉ်က သင်ခန်းစာ 12\u00a0ခုလုံး လေ့လာပြီးပါပြီ။',
    'completed all 12 lessons of the topic Elderly Care.',
    '1 ဧပြီ 2026 · 1 April 2026',
    'ရက်စွဲ · Date',
    'သင်ခန်းစာ 12\u00a0ခု · 12 lessons',
    '74\u00a0မိနစ် · 74 minutes',
    'K7RM-20XW-9DHQ',
    'kasama.test/c',
    'Check that it is valid at',
    'မှန်မမှန် ဒီမှာ စစ်ပါ',
  ])
  const english = linesOf(await makePdf(paper('eng', 'Maria Sampaguita')))
  expect(english.slice(1, 5)).toEqual([
    'Certificate',
    'Maria Sampaguita',
    'completed all 12 lessons of the topic Elderly Care.',
    '1 April 2026',
  ])
})

test('the longest name makes a file too; accents and signs that our fonts lack are left out, never an empty box', async () => {
  const names = [
    ['W'.repeat(120), 'W'.repeat(120)],
    ['မ္မ'.repeat(40), 'မ္မ'.repeat(40)],
    ['Nguyễn Thị Ḿaría 🙂', 'Nguyên Thi María '],
    ['((\\', '((\\'],
  ] as const
  for (const [name, drawn] of names) {
    expect(linesOf(await makePdf(paper('ind', name)))[2]).toBe(drawn)
    for (const { glyphs: all } of shapeText(faces, 'display', name)) for (const { id } of all) expect(id).not.toBe(0)
  }
})

test('a name that was kept in Zawgyi is drawn and told in Unicode', async () => {
  const [unicode, zawgyi] = ['အေးမြတ်မွန်', 'ေအးျမတ္မြန္']
  expect(glyphs(zawgyi)).toEqual(glyphs(unicode))
  const [fromZawgyi, fromUnicode] = [await makePdf(paper('mya', zawgyi)), await makePdf(paper('mya', unicode))]
  expect(fromZawgyi.equals(fromUnicode)).toBe(true)
})

test.each([
  ['eng', 'Maria Sample'],
  ['phi', 'María Peña'],
  ['ind', 'Siti Sample'],
  ['mya', 'မသီတာ ကြည်'],
] as const)(
  'in %s each letter is drawn from the file itself, and none is the sign for a missing one',
  async (language, name) => {
    const certificate = paper(language, name)
    const objects = objectsOf(await makePdf(certificate))
    const fonts = [...objects.values()].filter((body) => body.includes('/Type /Font '))
    expect(fonts).not.toEqual([])
    for (const font of fonts) {
      // An external font would depend on the reader's program.
      expect(font).toContain('/Subtype /Type3 ')
      expect(font).not.toContain('/BaseFont')
      const [, last = ''] = /\/LastChar (\d+)/.exec(font) ?? []
      const drawn = [...font.matchAll(/\/c\d+ (\d+) 0 R/g)].map(([, id]) => objects.get(Number(id)) ?? '')
      expect(drawn).toHaveLength(Number(last))
      const map = objects.get(Number(/\/ToUnicode (\d+)/.exec(font)?.[1])) ?? ''
      const texts = [...map.matchAll(/^<..> <(\w+)>$/gm)].map(([, hex = '']) =>
        Buffer.from(hex, 'hex').swap16().toString('utf16le'),
      )
      // Spaces alone have no outline.
      expect(drawn.map((body) => body.includes(' m'))).toEqual(texts.map((text) => text.trim() !== ''))
    }
    const printedTexts = [name, certificate.code, ...certificate.words.flatMap((words) => Object.values(words))].map(
      String,
    )
    const shaped = printedTexts.flatMap((text) =>
      (['text', 'bold', 'display'] as const).map((style) => [text, style] as const),
    )
    for (const [text, style] of shaped)
      for (const { glyphs: drawn } of shapeText(faces, style, text)) expect(drawn.map(({ id }) => id)).not.toContain(0)
  },
)
