import type { Language } from '@kasama/contract/language'
import { idleDays } from '@kasama/contract/people/auth/auth.rules'
import {
  lastPlannedMinute,
  newsMinute,
  noneAfter,
  type PushKind,
  weeklyAfter,
} from '@kasama/contract/people/reminders.rules'
import { sql } from 'kysely'
import type { Db } from '#platform/database/db'
import type { PushAddress } from '#platform/ports/push/push'
import { removeAll } from '#platform/sql/remove-old'
import { dayOf, startOfDay, startOfDayAfter } from '#platform/sql/singapore-days'

export type DuePush = {
  id: string
  kind: PushKind
  user_id: number
  fullname: string
  language: Language
  /** Null if no phone is registered any more, or its session has gone idle. */
  phone: (PushAddress & { refusals: number }) | null
  /** Whether it is still true, wanted and new enough. */
  is_wanted: boolean
}

/** A moment with its day, weekday (1 for Monday) and minute in Singapore. */
export type Clock = { at: Date; day: string; weekday: number; minute: number }

/** A reminder that no process sent at its time is still sent within these minutes. */
const catchUpMinutes = 60

/** The minute at which a reminder rings; an earlier release let readers choose later ones. */
const ringsAt = sql`least(reminder.minute, ${lastPlannedMinute}::int)`

const learnedOn = (day: string, worker: string) => sql`exists (select from watches
  where watches.worker_id = ${sql.ref(worker)} and watches.completed_at >= ${startOfDay(day)})`

/** Whether a worker's household has access now: her lessons are open. */
const hasAccess = (worker: string, at: Date) => sql`exists (select from worker_links
  join subscriptions plan on plan.user_id = worker_links.employer_id
  where worker_links.worker_id = ${sql.ref(worker)} and worker_links.ended_at is null
    and plan.status in ('active', 'canceled')
    and coalesce(plan.access_ends_at, plan.current_period_end) > ${at}::timestamptz)`

/**
 * Adds the reminders that are due now, once a day: not for a worker who has completed a lesson today, has had a
 * notification today, or whose household has no access now. Those that she ignores become fewer, then none, until she visits.
 */
export async function addDueReminders(db: Db, { at, day, weekday, minute }: Clock): Promise<void> {
  await sql`
    insert into pushes (user_id, kind, occasion, created_at, next_at)
    select reminder.user_id, 'reminder', ${`reminder ${day}`}, ${at}::timestamptz, ${at}::timestamptz
    from reminders reminder
    join push_subscriptions phone on phone.user_id = reminder.user_id
    join sessions on sessions.id = phone.session_id
    join users worker on worker.id = reminder.user_id and worker.role = 'W'
    where reminder.is_on and reminder.minute > ${minute - catchUpMinutes} and ${ringsAt} > ${minute - catchUpMinutes} and ${ringsAt} <= ${minute}
      and reminder.changed_at < ${startOfDay(day)} + ${ringsAt} * interval '1 minute'
      and (reminder.pushed_on is null or reminder.pushed_on < ${day}::date)
      and ${hasAccess('reminder.user_id', at)}
      and not ${learnedOn(day, 'reminder.user_id')}
      and (reminder.extra_day = ${day}::date or (reminder.days @> ${JSON.stringify(weekday)}::jsonb and (
        reminder.ignored < ${weeklyAfter} or sessions.last_seen_at > reminder.reminded_at
        or (reminder.ignored < ${noneAfter} and ${dayOf('reminder.reminded_at')} <= ${day}::date - 7))))
    on conflict do nothing`.execute(db)
}

type TakeOptions = Clock & { max: number; perSecond: number; since: Date }

/**
 * Takes notifications that are due, as many as the pace allows, news before reminders; `waitMs` is the time for which
 * nothing may be sent. One that was taken is due again some minutes later, so that one of a killed process is tried
 * again.
 */
export function takeDue(db: Db, { at, day, max, perSecond, since }: TakeOptions) {
  return db.transaction().execute(async (tx) => {
    const pace = await tx.selectFrom('push_pace').select('next_at').forUpdate().executeTakeFirstOrThrow()
    const waitMs = pace.next_at.getTime() - at.getTime()
    if (waitMs > 0) return { pushes: [] as DuePush[], waitMs }
    const { rows } = await sql<DuePush>`
      with due as (
        select id from pushes where next_at <= ${at}::timestamptz
        order by kind = 'reminder', next_at, id limit ${max} for update skip locked)
      update pushes
      set tries = pushes.tries + 1,
        next_at = ${at}::timestamptz + least(interval '5 minutes' * (pushes.tries + 1), interval '1 hour')
      from due, users reader
      where pushes.id = due.id and reader.id = pushes.user_id
      returning pushes.id, pushes.kind, pushes.user_id, reader.fullname, reader.language_code as language,
        (select json_build_object('endpoint', endpoint, 'p256dh', p256dh, 'auth', auth, 'refusals', refusals)
          from push_subscriptions phones join sessions on sessions.id = phones.session_id
          where phones.user_id = pushes.user_id and sessions.last_seen_at > ${at}::timestamptz
            - case reader.role when 'W' then ${idleDays.W}::int else ${idleDays.E}::int end * interval '1 day') as phone,
        reader.blocked_at is null and pushes.created_at > ${since}::timestamptz
        and exists (select from reminders where user_id = pushes.user_id and is_on)
        and case pushes.kind
          when 'reminder' then ${dayOf('pushes.created_at')} = ${day}::date and not ${learnedOn(day, 'pushes.user_id')}
            and ${hasAccess('pushes.user_id', at)}
          when 'chosen' then exists (select from worker_links links
            join clip_subscriptions clips on clips.employer_id = links.employer_id
              and clips.created_at >= pushes.created_at
            where links.worker_id = pushes.user_id and links.ended_at is null
              and not exists (select from watches where watches.worker_id = links.worker_id
                and watches.video_id = clips.video_id and watches.completed_at is not null))
          when 'voucher' then exists (select from voucher_orders
            where worker_id = pushes.user_id and state = 'posted' and posted_at >= pushes.created_at)
          when 'payment' then exists (select from subscriptions
            where user_id = pushes.user_id and problem = 'past_due')
          else true end as is_wanted`.execute(tx)
    const next_at = new Date(at.getTime() + (rows.length * 1000) / perSecond)
    if (rows.length > 0) await tx.updateTable('push_pace').set({ next_at }).execute()
    return { pushes: rows, waitMs: 0 }
  })
}

/** Reserves the day's only notification of an account for this push; false if another push has it. */
export async function claimDay(db: Db, { id, user_id }: DuePush, day: string): Promise<boolean> {
  const { rows } = await sql`
    update reminders set pushed_on = ${day}::date, pushed_id = ${id}::bigint
    where user_id = ${user_id} and is_on
      and (pushed_on is null or pushed_on < ${day}::date or pushed_id = ${id}::bigint)
    returning user_id`.execute(db)
  return rows.length > 0
}

/** Lets news wait for the reader's time of the next day. */
export async function postponePush(db: Db, { id, user_id }: DuePush, day: string): Promise<void> {
  await sql`
    update pushes set tries = 0, next_at = ${startOfDayAfter(day, 1)}
      + least(coalesce((select minute from reminders where user_id = ${user_id}), ${newsMinute}), ${lastPlannedMinute}::int) * interval '1 minute'
    where id = ${id}::bigint and next_at is not null`.execute(db)
}

/** Ends a notification that was sent, or is not wanted. */
export async function endPush(db: Db, id: string, sentAt: Date | null): Promise<void> {
  await db.updateTable('pushes').set({ next_at: null, sent_at: sentAt }).where('id', '=', id).execute()
}

/** Counts a sent reminder as ignored; if she has visited since the one before, the count restarts at 1. */
export async function noteReminded(db: Db, userId: number, at: Date): Promise<void> {
  await sql`
    update reminders set reminded_at = ${at}::timestamptz, extra_day = null,
      ignored = case when exists (select from sessions where user_id = ${userId} and ended_at is null
        and last_seen_at > reminders.reminded_at) then 1 else ignored + 1 end
    where user_id = ${userId}`.execute(db)
}

/** Counts refused messages of a phone in a row; 0 after one that was accepted. */
export async function setRefusals(db: Db, endpoint: string, refusals: number): Promise<void> {
  await db.updateTable('push_subscriptions').set({ refusals }).where('endpoint', '=', endpoint).execute()
}

export async function forgetPhone(db: Db, endpoint: string): Promise<void> {
  await db.deleteFrom('push_subscriptions').where('endpoint', '=', endpoint).execute()
}

/** Deletes notifications from before a moment. */
export const deletePushes = (db: Db, before: Date) =>
  removeAll(db, { table: 'pushes', condition: sql`pushes.created_at < ${before}::timestamptz` })
