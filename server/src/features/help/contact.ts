import { brand } from '@kasama/contract/brand'
import type { Deps } from '../../deps'
import type { User } from '../../platform/http/access'
import type { Job } from '../../platform/jobs'
import { layOutMail } from '../../platform/mail-layout'
import { addMessage } from './help.queries'

type Form = { name: string; email: string; message: string; subject?: string }

const contactJob = 'contact-message'

/** Keeps a message and queues it to the provider's mailbox, both or neither. */
export async function contact({ db, now, jobs }: Deps, user: User | null, form: Form): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await addMessage(tx, { ...form, subject: form.subject ?? null, userId: user?.id ?? null, at: now() })
    await jobs.enqueue<Form>(tx, contactJob, form)
  })
}

/** The writer's address is in the text and in Reply-To; the sender is always this installation. */
export const contactJobOf = (deps: Deps): Job<Form> => ({
  name: contactJob,
  async run({ name, email, message, subject }, id) {
    const { mail, config } = deps
    const content = layOutMail(config.origin, {
      title: subject || 'Message from the contact form',
      preview: message.slice(0, 100),
      paragraphs: [`From ${name} (${email})`, ...message.split(/\n+/)],
      button: { label: 'Open Kasama', url: config.origin },
      reason: 'Sent by the contact form.',
      links: [],
    })
    const headers = { 'Reply-To': email }
    await mail.send({ to: brand.contactEmail, subject: `Contact: ${subject || name}`, ...content, headers }, id)
  },
})
