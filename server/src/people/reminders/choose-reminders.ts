import type { PhoneAddress, Reminders } from '@kasama/contract/people/reminders.api'
import { lastPlannedMinute } from '@kasama/contract/people/reminders.rules'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'
import {
  type Choice,
  findChoice,
  lockPhones,
  lockSession,
  removePhone,
  setChoice,
  setPhone,
  switchOff,
} from './reminders.queries'

/** Returns an account's choice, and the key with which its browser subscribes. */
export async function showReminders({ db, push }: Deps, userId: number): Promise<Reminders> {
  const row = (await findChoice(db, userId)) ?? fail('not_found')
  return {
    was_asked: row.is_on !== null,
    is_on: row.is_on ?? false,
    days: row.days ?? [],
    minute: row.minute && Math.min(row.minute, lastPlannedMinute),
    has_phone: row.has_phone,
    public_key: push.publicKey,
  }
}

/** Stores a choice. A worker chooses days and a time; an employer gets news alone. */
export async function chooseReminders({ db, now }: Deps, user: User, choice: Choice): Promise<void> {
  const isWorker = user.role === 'W'
  if (isWorker && choice.is_on && (choice.days.length === 0 || choice.minute === null))
    fail('invalid_input', { field: 'days' })
  const stored = isWorker ? choice : { ...choice, days: [], minute: null }
  await db.transaction().execute(async (tx) => {
    await setChoice(tx, user.id, stored, now())
    if (!choice.is_on) await removePhone(tx, user.id)
  })
}

/** Registers the caller's browser for as long as its session lives. */
export async function registerPhone({ db, now, push }: Deps, user: User, phone: PhoneAddress): Promise<void> {
  const address = { endpoint: phone.endpoint, ...phone.keys }
  if (!push.accepts(address)) fail('invalid_input', { field: 'endpoint' })
  const { sessionId } = user
  await db.transaction().execute(async (tx) => {
    await lockPhones(tx)
    if (sessionId === null || !(await lockSession(tx, sessionId))) return fail('session_ended')
    await setPhone(tx, { userId: user.id, sessionId, at: now(), ...address })
  })
}

/** Switches an account's reminders off and forgets its phone. */
export async function endReminders({ db, now }: Deps, userId: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await switchOff(tx, userId, now())
    await removePhone(tx, userId)
  })
}
