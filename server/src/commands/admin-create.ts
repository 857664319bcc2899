import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { resetLinkMinutes } from '@kasama/contract/people/auth/auth.rules'
import { createAdmin } from '#people/auth/admin/admins/by-command'
import { runCommand } from './run/run-command'
import { emailOf, withAdmins } from './run/with-admins'

const usage = 'npm run admin:create -- <email> [--org <short_url>] [--link]'

/** Asks for a password without showing it; null if there is no terminal, or the caller wants a link. */
async function askPassword(wantsLink: boolean): Promise<string | null> {
  if (wantsLink || !process.stdin.isTTY) return null
  process.stdout.write('Password (press Enter for a link instead): ')
  const silentOutput = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: silentOutput, terminal: true })
  const typed = await terminal.question('')
  terminal.close()
  process.stdout.write('\n')
  return typed === '' ? null : typed
}

/** npm run admin:create: makes an admin, or gives one a new password. */
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { org: { type: 'string' }, link: { type: 'boolean', default: false } },
  })
  const email = emailOf(positionals[0], usage)
  const password = await askPassword(values.link)
  await withAdmins(async (deps) => {
    const created = await createAdmin(deps, { email, org: values.org ?? null, password })
    console.log(created.isNew ? `${email} is an admin.` : `${email} was an admin already; her session has ended.`)
    if (created.link) console.log(`Choose the password within ${resetLinkMinutes} minutes at\n${created.link}`)
    console.log(`Log in at ${deps.origin}/admin/login`)
  })
})
