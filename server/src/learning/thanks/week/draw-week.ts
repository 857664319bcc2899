import { readFile } from 'node:fs/promises'
import { brand } from '@kasama/contract/brand'
import { dayInWords } from '@kasama/contract/calendar.rules'
import { firstName } from '@kasama/contract/first-name.rules'
import { isPrintable } from '@kasama/contract/learning/certificate/certificate.rules'
import type { SharedWeek } from '@kasama/contract/learning/thanks/thanks.api'
import { defaultPicture, isDrawnPerson } from '@kasama/contract/people/account.rules'
import { drawnPeopleFolder } from '#platform/folders'
import { drawPng } from '#platform/media/draw-png'
import type { Faces } from '#platform/pdf/faces'
import { svgText, wrapText } from '#platform/pdf/svg-text'
import type { WeekRow } from './week.queries'

type Person = Pick<WeekRow, 'fullname' | 'img_url' | 'language_code'>
type DrawnWeek = SharedWeek & { topics: string[]; person: Person }

const [width, height] = [1080, 1350]
const [white, ink, quiet, mango] = ['#ffffff', '#0c221b', '#485a54', '#ffbe2b']
const footTop = 936

/** Draws a week as PNG; its words are in English, for those whom an employer shows it. */
export const drawWeek = (week: DrawnWeek): Promise<Buffer> => drawPng(async (faces) => weekSvg(faces, week))

async function weekSvg(faces: Faces, week: DrawnWeek): Promise<string> {
  const face = await readFile(new URL(faceOf(week.person), drawnPeopleFolder), 'utf8')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
${background}${mark}${head(faces, week)}${portrait(face)}${words(faces, week)}${foot(faces, week)}</svg>`
}

/** The file of her drawing; never a photo. */
function faceOf({ img_url, language_code }: Person): string {
  const path = img_url !== null && isDrawnPerson(img_url) ? img_url : defaultPicture(language_code)
  return path.replace('/people/', '')
}

const tile = 216
const background = `<defs><pattern id="tiles" width="${tile}" height="${tile}" patternUnits="userSpaceOnUse">
<g transform="scale(2.7)"><path d="M0 0h40a40 40 0 0 1-40 40ZM80 80H40a40 40 0 0 1 40-40Z" fill="#0b6c50"/>
<path d="M80 0v40a40 40 0 0 1-40-40ZM0 80V40a40 40 0 0 1 40 40Z" fill="#045a40"/></g></pattern></defs>
<rect width="${width}" height="${height}" fill="#035f44"/><rect width="${width}" height="${height}" fill="url(#tiles)"/>`

const mark = `<g transform="translate(60 54) scale(2.5)"><rect x="3" y="3" width="9" height="26" rx="4.5" fill="${white}"/>
<path d="M14 15.2C14 8.4 18.6 3 28.4 3c.6 0 .9.4.9.9 0 7.8-5.7 12.2-14.2 12.2-.7 0-1.1-.3-1.1-.9Z" fill="${mango}"/>
<path d="M14 17.9c0 6.2 4.6 11.1 14.4 11.1.6 0 .9-.4.9-.9 0-7.1-5.7-11.1-14.2-11.1-.7 0-1.1.3-1.1.9Z" fill="#e7534a"/></g>`

/** '16 to 22 November', or '30 November to 6 December'. */
function spanInWords({ first, last }: SharedWeek): string {
  const dayAndMonth = { day: 'numeric', month: 'long' } as const
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7)
  return `${dayInWords(first, isOneMonth ? { day: 'numeric' } : dayAndMonth)} to ${dayInWords(last, dayAndMonth)}`
}

const head = (faces: Faces, week: DrawnWeek) =>
  svgText(faces, 'display', brand.name, { x: 152, y: 116, size: 65, colour: white, maxWidth: 380 }) +
  svgText(faces, 'bold', spanInWords(week), { x: 1016, y: 110, size: 45, colour: white, align: 'right', maxWidth: 470 })

const portrait = (face: string) => `<circle cx="540" cy="384" r="201" fill="${mango}"/>
<svg x="356" y="200" width="368" height="368" viewBox="0 0 120 120">${face}</svg>`

/** The worker's first name; without one in letters that our fonts have, nobody is named. */
function titleOf({ fullname }: Person): string {
  const name = firstName(fullname)
  return name !== '' && isPrintable(name) ? `${name}’s week` : 'A week of learning'
}

function words(faces: Faces, { person, topics }: DrawnWeek): string {
  const line = { x: width / 2, align: 'centre', maxWidth: 940 } as const
  const sentence = topics.length > 0 ? `She learned about ${topics.join(' and ')}.` : 'She learned something new.'
  const lines = wrapText(faces, 'text', sentence, { size: 52, maxWidth: 820 })
  const first = lines.length > 1 ? 802 : 832
  return (
    svgText(faces, 'display', titleOf(person), { ...line, y: 704, size: 101, colour: white }) +
    lines
      .map((text, index) =>
        svgText(faces, 'text', text, { ...line, y: first + 70 * index, size: 52, colour: '#dcefe6' }),
      )
      .join('')
  )
}

const icons = {
  play: '<path d="M9 9.003a1 1 0 0 1 1.517-.859l4.997 2.997a1 1 0 0 1 0 1.718l-4.997 2.997A1 1 0 0 1 9 14.996z"/><circle cx="12" cy="12" r="10"/>',
  check: '<circle cx="12" cy="12" r="10"/><path d="m16 9-5.5 5.5L8 12"/>',
  award:
    '<path d="m15.477 12.89 1.515 8.526a.5.5 0 0 1-.81.47l-3.58-2.687a1 1 0 0 0-1.197 0l-3.586 2.686a.5.5 0 0 1-.81-.469l1.514-8.526"/><circle cx="12" cy="8" r="6"/>',
}
/** The brand's leaf, 130 wide. */
const leaf = 'M49 0H81A49 49 0 0 1 130 49V81A49 49 0 0 1 81 130H13A13 13 0 0 1 0 117V49A49 49 0 0 1 49 0Z'

type Figure = { icon: string; count: number; one: string; many: string; tint: string; colour: string }

/** The figures that are good news. */
function figuresOf({ lessons, right_answers, skills }: SharedWeek): Figure[] {
  const green = { tint: '#def7eb', colour: '#035c42' }
  const figures: Figure[] = [
    { icon: icons.play, count: lessons, one: 'lesson', many: 'lessons', ...green },
    { icon: icons.check, count: right_answers, one: 'right answer', many: 'right answers', ...green },
    { icon: icons.award, count: skills, one: 'new skill', many: 'new skills', tint: '#fff4d4', colour: '#804e0b' },
  ]
  return figures.filter(({ count }) => count > 0)
}

function foot(faces: Faces, week: DrawnWeek): string {
  const figures = figuresOf(week)
  const column = 960 / figures.length
  const drawn = figures.map(({ icon, count, one, many, tint, colour }, index) => {
    const x = 60 + column * (index + 0.5)
    const line = { x, align: 'centre', maxWidth: column - 24 } as const
    return `<g transform="translate(${x - 65} ${footTop + 54})"><path d="${leaf}" fill="${tint}"/>
<g transform="translate(27 27) scale(3.17)" fill="none" stroke="${colour}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${icon}</g></g>
${svgText(faces, 'display', String(count), { ...line, y: footTop + 276, size: 92, colour: ink })}
${svgText(faces, 'bold', count === 1 ? one : many, { ...line, y: footTop + 346, size: 43, colour: quiet })}`
  })
  const [left, bottom] = [76, height]
  return `<path d="M0 ${bottom}V${footTop + left}A76 76 0 0 1 ${left} ${footTop}H${width - left}A76 76 0 0 1 ${width} ${footTop + left}V${bottom}Z" fill="${white}"/>
${drawn.join('')}`
}
