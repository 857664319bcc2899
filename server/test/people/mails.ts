import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { TestApp } from '../app/test-app'

/** A mail without the breaks that its transport put into long lines, its quoted parts as they were written. */
function plain(mail: string): string {
  const parts = mail.split(/^(?=--.*Part_1)/m).map((part) => {
    if (!part.includes('quoted-printable')) return part
    return part
      .replace(/=\r?\n/g, '')
      .replace(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString())
  })
  return parts.join('').replace(/\r?\n[ \t]+/g, ' ')
}

/** Each link of a mail leads to the installation, as it is configured; a video host's picture may come from there. */
function expectOwnLinks(mail: string, origin: string) {
  const links = mail.replace(/ src="[^"]*"/g, '').match(/https?:\/\/[^\s"'<>]+/g) ?? []
  expect(links.filter((link) => link !== origin && !link.startsWith(`${origin}/`))).toEqual([])
}

/** Everything that came to an address. */
function allTo({ outbox, deps }: TestApp, to: string): string[] {
  const names = existsSync(outbox) ? readdirSync(outbox).filter((name) => name.endsWith('.eml')) : []
  const found = names
    .map((name) => plain(readFileSync(join(outbox, name), 'utf8')))
    .filter((mail) => mail.includes(`To: ${to}`))
  for (const mail of found) expectOwnLinks(mail, deps.config.origin)
  return found
}

const isWelcome = (mail: string) => mail.includes('Subject: Welcome to ')
const isOfNewLogin = (mail: string) => mail.includes('s login is made')

/** The mails to one address, without those that every sign-up and every worker's login bring. */
export const mailsTo = (app: TestApp, to: string) =>
  allTo(app, to).filter((mail) => !isWelcome(mail) && !isOfNewLogin(mail))

export const newLoginsTo = (app: TestApp, to: string) => allTo(app, to).filter(isOfNewLogin)

export const welcomesTo = (app: TestApp, to: string) => allTo(app, to).filter(isWelcome)

/** The mails to one address, as `mailsTo`, once all queued work is done: that many. */
export async function mails(app: TestApp, to: string, count: number): Promise<string[]> {
  await app.workDone()
  const found = mailsTo(app, to)
  expect(found).toHaveLength(count)
  return found
}
