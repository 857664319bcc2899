import { expect } from '@playwright/test'

/** Origin of the server of all journeys. */
const defaultOrigin = () => process.env.KASAMA_ORIGIN ?? ''
const fetchText = async (address: string) => (await fetch(address)).text()

/** Whether a mail is the welcome or the first receipt, which every household gets. */
const isStartMail = (subject: string) => /Welcome to |Your receipt/.test(subject)

/** Names of the mails to one address in the demo's outbox, newest first; without the welcome and the receipt. */
async function mailsTo(address: string, origin: string): Promise<string[]> {
  const rows = [
    ...(await fetchText(`${origin}/dev/outbox`)).matchAll(/href="\/dev\/outbox\/([\w-]+\.eml)">([^<]*)<\/a> ([^<]*)</g),
  ]
  return rows
    .filter(([, , subject = '', to = '']) => to.includes(address) && !isStartMail(subject))
    .map(([, name = '']) => name)
}

/** The link to `path` in the newest mail to an address that has one; waits for it. */
export async function linkIn(address: string, path: string): Promise<string> {
  const origin = defaultOrigin()
  const find = async () => {
    const names = await mailsTo(address, origin)
    const mails = await Promise.all(names.map((name) => fetchText(`${origin}/dev/outbox/${name}/source`)))
    return mails.map((mail) => findLink(mail, origin, path)).find((link) => link !== '')
  }
  await expect.poll(find).toBeDefined()
  return (await find()) ?? ''
}

/** The link to `path` in the source of a mail; '' if it has none. */
function findLink(mail: string, origin: string, path: string): string {
  const text = mail.replace(/=\r?\n/g, '').replaceAll('=3D', '=')
  return new RegExp(`${origin}${path}[\\w-]+`).exec(text)?.[0] ?? ''
}

/** The link to `path` in the source of a mail that must have one. */
export function linkOf(mail: string, origin: string, path: string): string {
  const link = findLink(mail, origin, path)
  expect(link).not.toBe('')
  return link
}

/** Number of mails to an address. */
export const countMails = async (address: string, origin = defaultOrigin()) => (await mailsTo(address, origin)).length

/** The newest mail to an address with these words in its subject: its name in the outbox and its source; waits. */
export async function findMail(address: string, subject: string, origin = defaultOrigin()) {
  const find = async () => {
    for (const name of await mailsTo(address, origin)) {
      const source = await fetchText(`${origin}/dev/outbox/${name}/source`)
      if (new RegExp(`^Subject: .*${subject}`, 'm').test(source)) return { name, source }
    }
    return null
  }
  await expect.poll(find).not.toBeNull()
  return (await find()) ?? { name: '', source: '' }
}

/** The source of that mail. */
export const mailIn = async (address: string, subject: string, origin = defaultOrigin()): Promise<string> =>
  (await findMail(address, subject, origin)).source
