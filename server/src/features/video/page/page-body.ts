import { escapeHtml } from '../../../platform/mails/mail-layout'

type Shown = { title: string; description: string; picture: string | null }

/**
 * Fills a video's title, description and picture into the placeholders of the prerendered page
 * (web/src/features/video/screen/video-skeleton.tsx).
 */
export function withBody(page: string, { title, description, picture }: Shown): string {
  return page
    .replace(place('title'), (_, look) => `<h1${look}>${escapeHtml(title)}</h1>`)
    .replace(place('description'), (_, look) => `<p${look}>${escapeHtml(description)}</p>`)
    .replace(/(<span[^>]* data-picture="true">)(?=<\/span>)/, (start) => start + image(picture))
}

const place = (name: string) => new RegExp(`<div((?: class="[^"]*")?) data-place="${name}">.*?</div>`)

const image = (picture: string | null) =>
  picture ? `<img src="${escapeHtml(picture)}" alt="" fetchpriority="high">` : ''
