import { sql } from 'kysely'
import type { Db } from '#platform/database/db'

type EarnedCredits = { month: string; workerIds: number[]; voucherCents: number; at: Date }

/** Writes a mail for each worker who has an employer now, once a worker and month. */
export async function addCreditMails(tx: Db, { month, workerIds, voucherCents, at }: EarnedCredits): Promise<void> {
  await sql`
    insert into progress_mails (employer_id, worker_id, kind, occasion, facts, created_at, is_bulk, next_at)
    select links.employer_id, links.worker_id, 'credit', 'credit ' || to_char(credits.month, 'YYYY-MM') || ' ' || links.worker_id,
      jsonb_build_object('month', credits.month, 'percent', percent, 'videos', videos,
        'credits', (select count(*) from credits all_of where all_of.worker_id = links.worker_id),
        'towards', (select count(*) from credits unused where unused.worker_id = links.worker_id and order_id is null),
        'on_file', exists (select from redemptions address_on_file where address_on_file.worker_id = links.worker_id
          and address_on_file.refused_at is null and address_on_file.address ~ '[^[:space:]]'),
        'voucher_cents', ${voucherCents}::int),
      ${at}::timestamptz, true, ${at}::timestamptz
    from worker_links links join credits on credits.worker_id = links.worker_id and credits.month = ${month}::date
    where links.worker_id = any(${workerIds}::int[]) and links.ended_at is null
    on conflict (employer_id, occasion) do nothing`.execute(tx)
}
