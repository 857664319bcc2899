import { pictureIn } from '../../features/video/versions'
import { askEarly } from '../../shared/api/early'
import { readerLanguage } from '../../shared/i18n/language'
import { session } from '../../shared/session/session'

type Pictured = { thumbnail_url: string | null; is_locked: boolean; languages?: string }

/**
 * Asks for what the screen begins with, while the app is still on its way, and shows the pictures that the answers name.
 * Ends when the first of them is there, or none is to come.
 */
export async function askFirst(): Promise<unknown> {
  const { role, web_token } = session.values()
  const lang = readerLanguage()
  if (web_token) askEarly('/users/me')
  const [, at, id] = /^\/(public\/video|g-video|video)\/([1-9]\d{0,8})$/.exec(location.pathname) ?? []
  if (at) {
    return showPictures(askEarly(at === 'video' && web_token ? `/videos/${id}` : `/videos/public/${id}`))
  }
  if (location.pathname !== '/library' || location.search !== '' || !web_token) return
  askEarly(`/topics?lang=${lang}`)
  const list = role === 'W' ? '/video_subscription/subscribed' : '/feeds/employer_all'
  return showPictures(askEarly(`${list}?lang=${lang}`))
}

/** The written page keeps places for pictures of a list, or of one video. */
async function showPictures(answer: Promise<Response>) {
  const copy = (await answer).clone()
  const { data }: { data?: Pictured & { items?: Pictured[] } } = await copy.json()
  const places = document.querySelectorAll('[data-picture]:empty')
  const shown = [...places].flatMap((place, index) => {
    const video = (data?.items ?? [data])[index]
    // Cards come in her language, a video comes in all.
    const src = video && pictureIn({ languages: '{}', ...video }, readerLanguage())
    if (!src || video.is_locked) return []
    const image = picture(src, index === 0)
    place.append(image)
    return image
  })
  await shown[0]?.decode()
}

function picture(src: string, isFirst: boolean) {
  const image = Object.assign(new Image(), { alt: '', loading: isFirst ? 'eager' : 'lazy' })
  if (isFirst) image.fetchPriority = 'high'
  image.src = src
  return image
}
