import { addDays, singaporeDay } from '@kasama/contract/calendar.rules'
import type { remindersApi } from '@kasama/contract/people/reminders.api'
import type { Deps } from '#platform/deps'
import { fail } from '#platform/http/errors'
import type { Handlers } from '#platform/http/serve'
import { chooseReminders, endReminders, registerPhone, showReminders } from './choose-reminders'
import { accountOfToken } from './push-token'
import { removePhone, setExtraDay } from './reminders.queries'

export const remindersHandlers = (deps: Deps): Handlers<typeof remindersApi> => ({
  'GET /reminders': ({ user }) => showReminders(deps, user.id),

  'POST /reminders': async ({ user, body }) => {
    await chooseReminders(deps, user, body)
    return showReminders(deps, user.id)
  },

  'POST /push_subscription': ({ user, body }) => registerPhone(deps, user, body),

  'DELETE /push_subscription': ({ user }) => removePhone(deps.db, user.id),

  'POST /reminders/answer': async ({ body }) => {
    const { db, now, secretKey } = deps
    const userId = accountOfToken(secretKey, body.token, now()) ?? fail('not_found')
    if (body.answer === 'off') await endReminders(deps, userId)
    else await setExtraDay(db, userId, addDays(singaporeDay(now()), 1))
  },
})
