import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { TestApp } from '../app/test-app'

/** A mail without its transport's breaks of long lines, its quoted parts decoded. */
function plain(mail: string): string {
  const parts = mail.split(/^(?=--.*Part_1)/m).map((part) => {
    if (!part.includes('quoted-printable')) return part
    return part
      .replace(/=\r?\n/g, '')
      .replace(/(?:=[0-9A-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString())
  })
  return parts.join('').replace(/\r?\n[ \t]+/g, ' ')
}

/** Checks that each link of a mail leads to the configured installation; a picture may be at a video host. */
function expectOwnLinks(mail: string, origin: string) {
  const links = mail.replace(/ src="[^"]*"/g, '').match(/https?:\/\/[^\s"'<>]+/g) ?? []
  expect(links.filter((link) => link !== origin && !link.startsWith(`${origin}/`))).toEqual([])
}

/** All mails to an address. */
function allTo({ outbox, deps }: TestApp, to: string): string[] {
  const names = existsSync(outbox) ? readdirSync(outbox).filter((name) => name.endsWith('.eml')) : []
  const mailFiles = names
    .map((name) => plain(readFileSync(join(outbox, name), 'utf8')))
    .filter((mail) => mail.includes(`To: ${to}`))
  for (const mail of mailFiles) expectOwnLinks(mail, deps.config.origin)
  return mailFiles
}

const isWelcome = (mail: string) => mail.includes('Subject: Welcome to ')
const isOfNewLogin = (mail: string) => mail.includes('s login is made')

/** The mails to one address, without those of every sign-up and of every worker's login. */
export const mailsTo = (app: TestApp, to: string) =>
  allTo(app, to).filter((mail) => !isWelcome(mail) && !isOfNewLogin(mail))

export const newLoginsTo = (app: TestApp, to: string) => allTo(app, to).filter(isOfNewLogin)

export const welcomesTo = (app: TestApp, to: string) => allTo(app, to).filter(isWelcome)

/** The mails of `mailsTo` after all queued work; checks their number. */
export async function mails(app: TestApp, to: string, count: number): Promise<string[]> {
  await app.workDone()
  const matchingMails = mailsTo(app, to)
  expect(matchingMails).toHaveLength(count)
  return matchingMails
}
