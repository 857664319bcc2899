import { brand } from '@kasama/contract/brand'
import { hourMs } from '@kasama/contract/durations.rules'
import type { Language } from '@kasama/contract/language'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'
import { mailJob } from '#platform/mails/mail-job'
import { layOutMail } from '#platform/mails/mail-layout'
import { addMessage, findLogin, hasMessage } from './help.queries'

type Form = { name: string; email?: string; message: string; subject?: string; language_code?: Language }
/** A message to be mailed; `login` is the User ID or email of the account that wrote it. */
type Message = Omit<Form, 'language_code'> & { login: string | null }

const contactJob = 'contact-message'

/** The same text from the same writer within this time is a second press after a lost response. */
const sameWithinMs = hourMs

/** Messages an hour of all guests of a network, which may be an agency's office or a phone network. */
const maxOfGuests = 30

/** `address` is the IP address of the request. */
type Writer = { user: User | null; address: string }

/**
 * Stores a message and queues it to the provider's mailbox, both or neither. Without an email address the account
 * identifies the writer. Only what is stored counts for the limit.
 */
export async function contact({ db, now, jobs, limits }: Deps, { user, address }: Writer, form: Form): Promise<void> {
  if (!user && !form.email) fail('invalid_input', { field: 'email' })
  const userId = user?.id ?? null
  const since = new Date(now().getTime() - sameWithinMs)
  const { name, email = null, subject = null, message } = form
  if (await hasMessage(db, { userId, name, email, subject, message, since })) return
  await limits.count('contact', { userId, address }, user ? undefined : maxOfGuests)
  await db.transaction().execute((tx) => storeMessage({ now, jobs }, tx, user, form))
}

/** Stores and queues a message within the caller's transaction. */
export async function storeMessage({ now, jobs }: Pick<Deps, 'now' | 'jobs'>, tx: Db, user: User | null, form: Form) {
  const { language_code: language = null, ...fields } = form
  const { name, email = null, subject = null, message } = fields
  const login = user && (await findLogin(tx, user.id))
  const mailId = await jobs.enqueue<Message>(tx, contactJob, { ...fields, login })
  await addMessage(tx, { name, email, subject, message, language, userId: user?.id ?? null, mailId, at: now() })
}

/** The writer's address is in the text and in Reply-To; the sender is always this installation. */
export const contactJobOf = (deps: Deps) =>
  mailJob(deps, {
    name: contactJob,
    find: async (message: Message) => ({ ...message, to: brand.contactEmail }),
    write({ origin, to, ...written }) {
      const { name, email, message, subject } = written
      const content = layOutMail(origin, {
        title: subject || 'Message from the contact form',
        preview: message.slice(0, 100),
        paragraphs: [writer(written), ...message.split(/\n+/)],
        button: { label: `Open ${brand.name}`, url: origin },
        reason: 'Sent by the contact form.',
      })
      const headers = email ? { 'Reply-To': email } : {}
      return { to, subject: `Contact: ${subject || name}`, ...content, headers }
    },
  })

function writer({ name, email, login }: Message): string {
  const account = login && login !== email ? [`account ${login}`] : []
  return `From ${name} (${[email ?? 'no email address', ...account].join(', ')})`
}
