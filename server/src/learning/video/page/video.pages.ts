import { brand } from '@kasama/contract/brand'
import { type Language, languages } from '@kasama/contract/language'
import { shortTitle, titleLimit } from '@kasama/contract/learning/video/video.rules'
import type { FastifyInstance } from 'fastify'
import { guest } from '#people/household/viewer'
import type { Deps } from '#platform/deps'
import { pageLanguage } from '#platform/pages/accepted-language'
import { inLanguage, type PageHead, withHead, withoutIndex } from '#platform/pages/page-head'
import { pageShell } from '#platform/pages/web'
import { pictureUrl } from '#platform/picture-address'
import { findVideo, listPublicVideos } from '../video.queries'
import { withBody } from './page-body'
import { publicTitle } from './public-page.texts'
import { videoObject } from './video-object'

type VideoWithProgress = NonNullable<Awaited<ReturnType<typeof findVideo>>>

/** Server-rendered heads of public pages for search engines and chat programs; robots.txt and sitemap.xml. */
export function videoPages(app: FastifyInstance, { db, config }: Deps) {
  const { origin } = config

  app.get('/public', async (request, reply) => {
    const language = pageLanguage(request)
    const head = { language, title: publicTitle[language], description: brand.tagline[language] }
    const page = withHead(await pageShell(config), {
      ...head,
      url: `${origin}/public`,
      languages: [...languages],
    })
    reply.header('vary', 'accept-language').header('cache-control', 'no-cache')
    return reply.type('text/html; charset=utf-8').send(page)
  })

  app.get('/public/video/:id', async (request, reply) => {
    const { id } = request.params as { id: string }
    const language = pageLanguage(request)
    reply.header('vary', 'accept-language').type('text/html; charset=utf-8').header('cache-control', 'no-cache')
    const video = /^[1-9]\d{0,8}$/.test(id) ? await findVideo(db, Number(id), guest(language)) : undefined
    const head = video && headOf(video, language, origin)
    if (!head) return reply.code(404).send(withoutIndex(await pageShell(config)))
    const shell = await pageShell(config, `public-video.${head.language}.html`)
    return reply.send(withBody(withHead(shell, head), bodyOf(video, head.language)))
  })

  const robots = `User-agent: *\nDisallow: /api/\nDisallow: /media/\nSitemap: ${origin}/sitemap.xml\n`
  const noRobots = 'User-agent: *\nDisallow: /\n'
  app.get('/robots.txt', async (_request, reply) =>
    reply.type('text/plain').send(config.environment === 'production' ? robots : noRobots),
  )

  app.get('/sitemap.xml', async (_request, reply) => {
    const videos = await listPublicVideos(db)
    const entries = videos.map(({ id, created_at, published_at }) => {
      const day = (published_at ?? created_at).toISOString().slice(0, 10)
      return `<url><loc>${origin}/public/video/${id}</loc><lastmod>${day}</lastmod></url>`
    })
    const pages = ['/', '/public'].map((path) => `<url><loc>${origin}${path}</loc></url>`)
    const list = [...pages, ...entries].join('\n')
    const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${list}\n</urlset>\n`
    return reply.type('application/xml').send(xml)
  })
}

/** The head of a public video's page; null if guests may not watch it. */
function headOf(video: VideoWithProgress, language: Language, origin: string): PageHead | null {
  const wordsIn = (code: Language) => video.words.find((words) => words.language_code === code)
  const text = wordsIn(language) ?? wordsIn('eng')
  if (!text || video.public_level <= 0) return null
  const title = shortTitle(text.title, titleLimit())
  const description = text.description || brand.tagline[text.language_code]
  const url = `${origin}/public/video/${video.id}`
  const image = pictureUrl(origin, text.thumbnail_url ?? video.thumbnail_url)
  const data = videoObject(video, { text, description, url: inLanguage(url, text.language_code), image })
  return {
    language: text.language_code,
    title,
    description,
    url,
    languages: video.words.map((words) => words.language_code),
    image,
    data,
  }
}

function bodyOf(video: VideoWithProgress, language: Language) {
  const text = video.words.find((words) => words.language_code === language)
  const { title = '', description = '' } = text ?? {}
  return { title, description, picture: text?.thumbnail_url ?? video.thumbnail_url }
}
