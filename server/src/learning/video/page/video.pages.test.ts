import { beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#test/app/test-app'
import { addTopics, addVideo, type TestVideo } from '#test/library/library'

let app: TestApp
let open: TestVideo
let closed: TestVideo
const long = 'Wash <white> & "coloured" clothes apart, and read the label of each piece'
beforeAll(async () => {
  app = await testApp()
  await addTopics(app.deps.db)
  open = await addVideo(app.deps.db, { title: long, public_level: 1 })
  closed = await addVideo(app.deps.db, { title: 'Closed lesson' })
})

const page = (path: string) => app.app.inject(path)
const tag = (html: string, key: string) =>
  new RegExp(`<meta (?:name|property)="${key}" content="([^"]*)">`).exec(html)?.[1]
const jsonLd = (html: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? 'null')

test('the first HTML of a public video says what it is', async () => {
  const { body, statusCode, headers } = await page(`/public/video/${open.id}`)
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  const url = `http://kasama.test/public/video/${open.id}`
  const description = 'Wash &#60;white&#62; &#38; &#34;coloured&#34; clothes apart, and read...'
  // The title has the same form on every page.
  const titles = body.match(/<title>[^<]*<\/title>/g) ?? []
  expect([titles.length, titles.join().includes('Wash')]).toEqual([1, false])
  expect(tag(body, 'og:title')).toBe(description)
  expect(tag(body, 'og:description')).toBe(tag(body, 'description'))
  expect(tag(body, 'og:image')).toBe('http://kasama.test/pictures/x.png')
  expect(tag(body, 'og:url')).toBe(url)
  expect(body).toContain(`<link rel="canonical" href="${url}">`)
  expect(body).toContain('<div id="root"')
  expect(jsonLd(body)).toMatchObject({
    '@type': 'VideoObject',
    name: long,
    duration: 'PT100S',
    inLanguage: 'en',
    uploadDate: '2026-01-01T00:00:00.000Z',
    thumbnailUrl: 'http://kasama.test/pictures/x.png',
  })
})
test('in another language where it has one, and in English where not', async () => {
  const burmese = (await page(`/public/video/${open.id}?lang=mya`)).body
  expect(burmese).toContain('<html lang="my"')
  expect(jsonLd(burmese)).toMatchObject({ name: `${long} (mya)`, duration: 'PT120S', inLanguage: 'my' })
  expect(tag(burmese, 'og:url')).toBe(`http://kasama.test/public/video/${open.id}?lang=mya`)
  for (const query of ['?lang=ind', '?lang=xx', '?lang=mya&lang=ind', '?lang[]=mya']) {
    const { body } = await page(`/public/video/${open.id}${query}`)
    expect(body).toContain('<html lang="en"')
    expect(tag(body, 'og:url')).toBe(`http://kasama.test/public/video/${open.id}`)
  }
})
test('search engines are told where the clip of a language can be played', async () => {
  const { db } = app.deps
  const { id } = await addVideo(db, { public_level: 1 })
  const ownHead = (language_code: 'eng' | 'mya') =>
    db.updateTable('video_languages').where('video_id', '=', id).where('language_code', '=', language_code)
  const pageObject = async (language: string) => jsonLd((await page(`/public/video/${id}?lang=${language}`)).body)
  // A file's address is signed and expires: none is given.
  for (const key of ['contentUrl', 'embedUrl']) expect(await pageObject('eng')).not.toHaveProperty(key)

  await db.updateTable('videos').set({ video_host: 'youtube' }).where('id', '=', id).execute()
  await ownHead('eng').set({ address: 'abc_DEF-123' }).execute()
  await ownHead('mya').set({ video_host: 'vimeo', address: '76979871/8272103f6e' }).execute()
  const atYoutube = { embedUrl: 'https://www.youtube.com/embed/abc_DEF-123', duration: 'PT100S' }
  expect(await pageObject('eng')).toMatchObject({ ...atYoutube, inLanguage: 'en' })
  const embedUrl = 'https://player.vimeo.com/video/76979871?h=8272103f6e'
  expect(await pageObject('mya')).toMatchObject({ embedUrl, duration: 'PT120S' })

  // Without a clip of its own a language plays the English one.
  await ownHead('mya').set({ video_host: null, address: null, duration: 0 }).execute()
  expect(await pageObject('mya')).toMatchObject({ ...atYoutube, inLanguage: 'my' })
})
test('a locked video and no video look the same, and say nothing', async () => {
  const [locked, missing] = [await page(`/public/video/${closed.id}`), await page('/public/video/2000000')]
  expect([locked.statusCode, missing.statusCode]).toEqual([404, 404])
  expect(locked.body).toBe(missing.body)
  expect(locked.body).not.toMatch(/Closed lesson|secret-address|pictures\/x/)
  expect(tag(locked.body, 'robots')).toBe('noindex')
  for (const id of ['0', '-1', '1e3', '99999999999', 'NaN', '%00', '..%2Fapi']) {
    expect((await page(`/public/video/${id}`)).statusCode).toBeGreaterThanOrEqual(400)
  }
})
test('no address of a clip is in a page', async () => {
  expect((await page(`/public/video/${open.id}`)).body).not.toContain('secret-address')
})
test('the list of public videos has a head of its own', async () => {
  const { body } = await page('/public?lang=ind')
  expect(tag(body, 'og:title')).toBe('Tonton pelajaran gratis')
  expect(body).toContain('<html lang="id"')
  expect(body).toContain('hreflang="fil" href="http://kasama.test/public?lang=phi"')
})
test('robots find the public pages and nothing else', async () => {
  const robots = await page('/robots.txt')
  expect(robots.body).toContain('Sitemap: http://kasama.test/sitemap.xml')
  const { body, headers } = await page('/sitemap.xml')
  expect(headers['content-type']).toContain('application/xml')
  expect(body).toContain(`<loc>http://kasama.test/public/video/${open.id}</loc><lastmod>2026-01-01</lastmod>`)
  const version = { video_id: open.id, number: 1, document: '{}', published_at: new Date('2026-03-04T01:00:00Z') }
  await app.deps.db.insertInto('lesson_versions').values(version).execute()
  expect((await page('/sitemap.xml')).body).toContain(`/${open.id}</loc><lastmod>2026-03-04</lastmod>`)
  expect(body).not.toContain(`/${closed.id}<`)
})
