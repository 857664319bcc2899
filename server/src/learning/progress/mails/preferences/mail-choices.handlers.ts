import type { mailApi } from '@kasama/contract/learning/progress/mail.api'
import type { Deps } from '#platform/deps'
import type { Handlers } from '#platform/http/serve'
import { chooseMails, showMailChoices } from './choose-mails'

export const mailHandlers = ({ db }: Deps): Handlers<typeof mailApi> => ({
  'GET /mail_choices': ({ user }) => showMailChoices(db, user.id),

  'POST /mail_choices': async ({ user, body }) => {
    await chooseMails(db, user.id, body)
    return showMailChoices(db, user.id)
  },
})
