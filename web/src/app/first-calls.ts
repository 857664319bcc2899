import { readerLanguage } from '#shared/i18n/language.ts'
import { session } from '#shared/session/session.ts'

const videoPathPattern = /^\/(public\/video|g-video|video)\/([1-9]\d{0,8})$/

/** The first calls of a path's screen, as `request` spells them; the page's `prepare` makes the same calls. */
export function firstCalls({ pathname, search }: Location): string[] {
  const { role, web_token } = session.values()
  const profile = web_token ? ['/users/me'] : []
  const [, route, id] = videoPathPattern.exec(pathname) ?? []
  if (route) return [...profile, web_token && route === 'video' ? `/videos/${id}` : `/videos/public/${id}`]
  if (pathname !== '/library' || search !== '' || !web_token) return profile
  const lists = role === 'W' ? ['/video_subscription/subscribed', '/feeds/begun'] : ['/feeds/employer_all']
  return [...profile, ...['/topics', ...lists].map((path) => `${path}?lang=${readerLanguage()}`)]
}
