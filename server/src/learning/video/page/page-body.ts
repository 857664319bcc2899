import { escapeHtml } from '#platform/mails/mail-layout'

type PageBody = { title: string; description: string; picture: string | null }

/**
 * Fills a video's title, description and picture into the placeholders of the prerendered page
 * (web/src/learning/video/screen/video-skeleton.tsx). The picture is named before the scripts: they would keep a slow
 * line full for seconds.
 */
export function withBody(page: string, { title, description, picture }: PageBody): string {
  return page
    .replace(placeholderPattern('title'), (_, look) => `<h1${look}>${escapeHtml(title)}</h1>`)
    .replace(placeholderPattern('description'), (_, look) => `<p${look}>${escapeHtml(description)}</p>`)
    .replace('<link rel="modulepreload"', (scripts) => preload(picture) + scripts)
    .replace(/(<span[^>]* data-picture="true">)(?=<\/span>)/, (start) => start + image(picture))
}

const placeholderPattern = (name: string) => new RegExp(`<div((?: class="[^"]*")?) data-place="${name}">.*?</div>`)

const image = (picture: string | null) =>
  picture ? `<img src="${escapeHtml(picture)}" alt="" fetchpriority="high">` : ''

const preload = (picture: string | null) =>
  picture ? `<link rel="preload" as="image" href="${escapeHtml(picture)}" fetchpriority="high">` : ''
