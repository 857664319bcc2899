import type { Profile } from '@kasama/contract/account.api'
import { isCurrent } from '@kasama/contract/billing.rules'
import type { Deps } from '../../deps'
import type { User } from '../../platform/http/access'
import { fail } from '../../platform/http/errors'
import { findProfile } from './account.queries'

/** An account as its owner sees it. */
export async function profileOf({ db, now }: Pick<Deps, 'db' | 'now'>, id: number): Promise<Profile> {
  const row = (await findProfile(db, id)) ?? fail('not_found')
  const { status, current_period_end, access_ends_at, topic_ids } = row
  return {
    ...row,
    language_code: row.role === 'W' ? row.language_code : 'eng',
    credit: Number(row.credit ?? 0),
    is_subscribed: isCurrent(status === null ? undefined : { status, current_period_end, access_ends_at }, now()),
    had_subscription: Boolean(row.had_subscription),
    UserTopics: (topic_ids ?? []).map((topic_id) => ({ topic_id })),
    session_key: row.session_key ?? '',
  }
}

/** An account as its owner, or the employer it is linked to, sees it: the key of a session is its owner's alone. */
export async function profileFor(deps: Pick<Deps, 'db' | 'now'>, viewer: User, id: number): Promise<Profile> {
  const profile = await profileOf(deps, id)
  return id === viewer.id ? profile : { ...profile, session_key: '' }
}
