import { sql } from 'kysely'
import type { Db } from '../../server/src/platform/database/db'

/**
 * Adds a message for each account, one in fifty of them open; two voucher orders for each worker, one in a hundred
 * waiting, with addresses on file and on recent letters; and a repair for each payer.
 */
export async function addMessagesOrdersRepairs(db: Db) {
  await sql`insert into contact_messages (user_id, name, email, subject, message, created_at, state, read_at, handled_at)
    select id, coalesce(nullif(fullname, ''), 'Somebody'), 'writer' || id || '@home.example',
      (array['Login', 'Video', 'Payment', 'Voucher'])[1 + id % 4], 'A question about lesson ' || id % 250, at,
      case when id % 50 = 0 then 'open' when id % 50 < 5 then 'spam' when id % 50 < 20 then 'closed' else 'answered' end,
      at, case when id % 50 > 0 then at end
    from users, lateral (select now() - id % 500000 * interval '1 minute' as at) moments where role <> 'A'`.execute(db)
  await sql`insert into message_parts (message_id, kind, body, language_code, created_at, key, mail_to, sent_at)
    select id, 'answer', 'An answer', 'eng', created_at + interval '1 hour', gen_random_uuid(), email, created_at + interval '1 hour'
    from contact_messages where state = 'answered'`.execute(db)
  await sql`insert into voucher_orders (worker_id, ordinal, merchant, amount_cents, state, ordered_at, posted_at)
    select id, n, 'FairPrice', 1000, case when (id + n) % 100 = 0 then 'ordered' else 'posted' end, at,
      case when (id + n) % 100 > 0 then at + interval '2 days' end
    from users, generate_series(1, 2) n, lateral (select now() - (id % 400 + n) * interval '1 day' as at) moments
    where role = 'W'`.execute(db)
  await sql`insert into redemptions (worker_id, name, address, created_at)
    select id, fullname, '00 Sample Street, Singapore 000001', now() - interval '2 years' from users where role = 'W'`.execute(
    db,
  )
  await sql`update voucher_orders set name = fullname, address = '00 Sample Street, Singapore 000001'
    from users where users.id = worker_id and posted_at > now() - interval '90 days'`.execute(db)
  await sql`insert into billing_repairs (at, kind, user_id, about, before, after)
    select now() - id % 400 * interval '1 day', 'plan', id, 'sub_' || id, 'active', 'canceled' from users where role = 'E'`.execute(
    db,
  )
}

/** Puts one account in ten into an organisation; contracts end throughout the year. */
export async function addOrganisations(db: Db) {
  await sql`insert into orgs (name, short_url) select 'Agency ' || n, 'agency-' || n from generate_series(1, 400) n`.execute(
    db,
  )
  await sql`update users set org_id = 1 + (id / 20) % 400 where role <> 'A' and (id / 2) % 10 = 3`.execute(db)
  await sql`update subscriptions set mode = 1, current_period_end = now() + (user_id % 365) * interval '1 day'
    from users where users.id = user_id and org_id is not null`.execute(db)
}
