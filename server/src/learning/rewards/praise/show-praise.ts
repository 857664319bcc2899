import { dayMs } from '@kasama/contract/durations.rules'
import type { Language } from '@kasama/contract/language'
import type { Praise } from '@kasama/contract/learning/rewards/rewards.api'
import { skillInLanguage } from '#learning/progress/show-skills'
import { isLocked, viewerOf, visiblePicture } from '#people/household/viewer'
import type { Deps } from '#platform/deps'
import type { User } from '#platform/http/access'
import { toReceipt } from '../credits/credits.queries'
import { listPraise } from './praise.queries'

/** Older notices are not shown. */
const newsDays = 14

/** The notices to show to a worker. */
export async function showPraise(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  user: User,
  language: Language,
): Promise<Praise[]> {
  const at = now()
  const viewer = viewerOf(user, at, language)
  const rows = await listPraise(db, {
    workerId: user.id,
    language,
    since: new Date(at.getTime() - newsDays * dayMs),
  })
  const lesson = ({ public_level, ...video }: NonNullable<(typeof rows)[number]['video']>) => ({
    ...video,
    thumbnail_url: visiblePicture(video.thumbnail_url, isLocked(viewer, public_level)),
  })
  return rows.map(({ id, kind, created_at, video, skill, credit }) => ({
    id,
    kind,
    created_at: created_at.toISOString(),
    video: video && lesson(video),
    skill: skill && {
      ...skillInLanguage({ ...skill, earned_at: created_at }, language),
      lessons: skill.lessons.map(lesson),
    },
    credit: credit && toReceipt(credit),
  }))
}
