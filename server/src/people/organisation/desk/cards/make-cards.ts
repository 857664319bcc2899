import { brand } from '@kasama/contract/brand'
import { firstName } from '@kasama/contract/first-name.rules'
import { isPrintable } from '@kasama/contract/learning/certificate/certificate.rules'
import type { PrintedLogin } from '@kasama/contract/people/desk/households.api'
import { loginCardWords } from '@kasama/contract/people/login-card-words'
import type { Deps } from '#platform/deps'
import { fail } from '#platform/http/errors'
import { Canvas, rectangle, rounded } from '#platform/pdf/canvas'
import type { Faces } from '#platform/pdf/faces'
import { drawPdf } from '#platform/pdf/one-at-a-time'
import { drawQrCode } from '#platform/pdf/qr-code'
import { findOrganisationName } from '../desk-organisations.queries'

type Sheet = {
  logins: PrintedLogin[]
  onAPage: 8 | 4 | 1
  organisation: string
  /** The address of the login as printed, without its scheme. */
  shownUrl: string
  /** Returns the address that a worker's QR code contains. */
  addressOf: (login: PrintedLogin) => string
  at: Date
}

/** A4 portrait, in CSS pixels. */
const [width, height] = [793.7, 1122.5]
const margin = 38
/** Size in which a card is drawn before it is scaled to its cell. */
const card = { width: 358, height: 261 }
const [ink, quiet, line] = ['#0c221b', '#485a54', '#b9c6c0']
const grids = { 8: [2, 4], 4: [1, 4], 1: [1, 1] } as const

/** Draws login cards in the order of the list, with lines to cut along; yields to other work after each page. */
async function drawCards(faces: Faces, sheet: Sheet): Promise<Buffer> {
  const canvas = new Canvas(faces)
  const [columns, rows] = grids[sheet.onAPage]
  const cell = { width: (width - 2 * margin) / columns, height: (height - 2 * margin) / rows }
  const scale = Math.min(cell.width / card.width, cell.height / card.height)
  for (const [index, login] of sheet.logins.entries()) {
    const cellIndex = index % sheet.onAPage
    if (cellIndex === 0 && index > 0) {
      canvas.nextPage()
      await new Promise(setImmediate)
    }
    const x = margin + (cellIndex % columns) * cell.width + (cell.width - card.width * scale) / 2
    const y = margin + Math.floor(cellIndex / columns) * cell.height
    canvas.at(x, y, scale, () => drawCard(canvas, login, sheet))
  }
  return canvas.file({ title: `Login cards, ${sheet.organisation}`, language: 'en', width, height, at: sheet.at })
}

/** The first name on a card; '' for a name that our fonts can't print. */
const printableFirstName = (name: string) => (isPrintable(name) ? firstName(name) : '')

function drawCard(canvas: Canvas, login: PrintedLogin, sheet: Sheet) {
  const { language_code: language, user_id, password } = login
  canvas.stroke(line, 0.75, rectangle(0, 0, card.width, card.height))
  canvas.fill('#077556', rounded(20, 20, 10, 26, [5, 5, 5, 5]))
  canvas.fill('#ffbe2b', rounded(32, 20, 12, 12, [2, 6, 6, 2]))
  canvas.fill('#e7534a', rounded(32, 34, 12, 12, [2, 6, 6, 2]))
  canvas.write([{ text: brand.name, style: 'display' }], { x: 52, y: 40, size: 18, colour: ink })
  canvas.write([{ text: sheet.organisation, style: 'text' }], {
    x: 338,
    y: 39,
    size: 12,
    colour: quiet,
    align: 'right',
    maxWidth: 180,
  })
  const name = printableFirstName(login.name)
  const hello =
    name === '' ? loginCardWords.hello[language] : loginCardWords.helloName[language].replace('{name}', () => name)
  canvas.write([{ text: hello, style: 'display' }], { x: 20, y: 84, size: 22, colour: ink, maxWidth: 318 })
  const field = (label: string, value: string, y: number) => {
    canvas.write([{ text: label, style: 'text' }], { x: 20, y, size: 12.5, colour: quiet, maxWidth: 206 })
    canvas.write([{ text: value, style: 'bold' }], { x: 20, y: y + 24, size: 19, colour: ink, maxWidth: 206 })
  }
  field(loginCardWords.userId[language], user_id, 116)
  field(loginCardWords.password[language], password, 172)
  canvas.write([{ text: sheet.shownUrl, style: 'bold' }], { x: 20, y: 240, size: 13, colour: '#035c42', maxWidth: 318 })
  drawQrCode(canvas, sheet.addressOf(login), { x: 240, y: 104, size: 98, colour: ink })
  canvas.write([{ text: loginCardWords.scan[language], style: 'text' }], {
    x: 289,
    y: 220,
    size: 11,
    colour: quiet,
    align: 'centre',
    maxWidth: 110,
  })
}

type CardsRequest = { orgId: number; logins: PrintedLogin[]; on_a_page: 8 | 4 | 1 }

/**
 * Makes login cards as one PDF. The caller sends the passwords again, because we never store them.
 */
export async function makeCards({ db, config, now }: Deps, { orgId, logins, on_a_page: onAPage }: CardsRequest) {
  const { name, short_url } = (await findOrganisationName(db, orgId)) ?? fail('not_found')
  const login = `${config.origin}/${short_url}`
  const addressOf = ({ user_id, language_code }: PrintedLogin) =>
    `${login}?${new URLSearchParams({ as: 'helper', user: user_id, lang: language_code })}`
  const shownUrl = login.replace(/^https?:\/\//, '')
  const sheet = { logins, onAPage, organisation: name, shownUrl, addressOf, at: now() }
  const pdf = await drawPdf((faces) => drawCards(faces, sheet))
  return { pages: Math.ceil(logins.length / onAPage), pdf: pdf.toString('base64') }
}
