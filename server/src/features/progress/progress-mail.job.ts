import { shortTitle, titleLimit } from '@kasama/contract/video.rules'
import type { Deps } from '../../deps'
import type { Job } from '../../platform/jobs/jobs'
import { pictureAddress } from '../../platform/picture-address'
import { progressMail } from './progress.mail'
import { type ProgressMail, progressMailJob } from './progress-mail'
import { findMailFacts } from './progress-mail.queries'
import { unsubscribeAddress } from './unsubscribe-address'

/** Sends a queued progress mail, unless the employer is gone or wants none. */
export const progressMailJobOf = ({ db, mail, config, secretKey }: Deps): Job<ProgressMail> => ({
  name: progressMailJob,
  async run(data, id) {
    const facts = await findMailFacts(db, data)
    if (!facts?.email || !facts.progress_mails) return
    const { origin } = config
    const message = progressMail(data.kind, {
      ...facts,
      origin,
      title: shortTitle(facts.title, titleLimit()),
      email: facts.email,
      worker: facts.fullname || facts.username || 'Your helper',
      picture: pictureAddress(origin, facts.thumbnail_url) ?? undefined,
      unsubscribeUrl: unsubscribeAddress(origin, secretKey, facts.employer_id),
    })
    await mail.send(message, id)
  },
})
