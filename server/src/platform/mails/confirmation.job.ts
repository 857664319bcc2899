import { brand } from '@kasama/contract/brand'
import type { AccountMailKind } from '@kasama/contract/desk/desk.rules'
import type { Language } from '@kasama/contract/language'
import type { Db } from '#platform/database/db'
import type { Deps } from '#platform/deps'
import type { Jobs } from '#platform/jobs/jobs'
import { inBrand } from './in-brand'
import { mailJob } from './mail-job'
import { layOutMail } from './mail-layout'

/** The mail that confirms a change of money or access. Its texts are those of the moment of the change. */
export type Confirmation = {
  to: string
  /** The account it is about, which may be deleted by now. */
  userId: number
  kind: AccountMailKind
  title: string
  paragraphs: string[]
  /** `path` is an address of the app. */
  button: { label: string; path: string }
  reason: string
  language?: Language
}

const confirmationJob = 'confirmation'

/** Queues a confirmation in the transaction of the change; does nothing without an address. */
export async function confirmByMail(
  tx: Db,
  jobs: Jobs,
  confirmation: Omit<Confirmation, 'to'> & { to: string | null | undefined },
): Promise<void> {
  const { to } = confirmation
  if (to) await jobs.enqueue<Confirmation>(tx, confirmationJob, { ...confirmation, to })
}

export const confirmationJobOf = (deps: Deps) =>
  mailJob(deps, {
    name: confirmationJob,
    find: async (confirmation: Confirmation) => confirmation,
    write({ origin, to, button, language = 'eng', ...words }) {
      const paragraphs = words.paragraphs.map(inBrand)
      const title = inBrand(words.title)
      const content = layOutMail(origin, {
        title,
        preview: paragraphs[1] ?? title,
        paragraphs,
        button: { label: inBrand(button.label), url: `${origin}${button.path}` },
        reason: words.reason,
        language,
      })
      return { to, subject: `${brand.name}: ${title}`, ...content }
    },
    recordSent: ({ userId, kind }) => ({ userId, kind }),
  })
