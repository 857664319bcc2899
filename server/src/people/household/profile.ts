import { isCurrent, isSuspended } from '@kasama/contract/money/billing.rules'
import type { Profile } from '@kasama/contract/people/account.api'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { fail } from '#platform/http/errors'
import { findProfile, type ProfileRow } from './visitor.queries'

type ProfileDeps = Pick<Deps, 'db' | 'now'>

/** An account as its owner sees it. */
export function asProfile(row: ProfileRow, at: Date): Profile {
  const { status, current_period_end, access_ends_at, problem } = row
  const subscription = status === null ? undefined : { status, current_period_end, access_ends_at, problem }
  return {
    id: row.id,
    role: row.role,
    email: row.email,
    username: row.username,
    fullname: row.fullname,
    img_url: row.img_url,
    credit: Number(row.credit),
    language_code: row.role === 'W' ? row.language_code : 'eng',
    is_subscribed: isCurrent(subscription, at),
    is_suspended: isSuspended(subscription, at),
    worker_id: row.worker_id,
    had_subscription: row.had_subscription,
    UserTopics: row.topic_ids.map((topic_id) => ({ topic_id })),
    org_id: row.org_id,
    session_key: row.session_key ?? '',
    ...(row.role === 'W' && { practises: row.practises, data_saver: row.data_saver }),
  }
}

/** The owner's profile, read again after a change. */
export async function profileOf({ db, now }: ProfileDeps, id: number): Promise<Profile> {
  return asProfile((await findProfile(db, id)) ?? fail('not_found'), now())
}

/** The profile for its owner or for the linked employer; session key, practice and data saver are only the owner's. */
export async function profileFor(deps: ProfileDeps, viewer: User, id: number): Promise<Profile> {
  const profile = await profileOf(deps, id)
  return id === viewer.id ? profile : ofOther(profile)
}

const ofOther = ({ practises: _, data_saver: __, ...profile }: Profile): Profile => ({ ...profile, session_key: '' })
