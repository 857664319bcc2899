import { expect, type Page, test } from '@playwright/test'
import { idOf, mediaElement, newWorker, playToTheEnd, time } from '../stage/lessons/at-lesson'
import { lesson } from '../stage/lessons/lesson'
import { markAsWatched } from '../stage/lessons/near-the-end'
import { type SavedRow, savedRows, saveLesson, withStore } from '../stage/lessons/saved-lessons'
import { household, journeyName, startWorkerSession } from '../stage/people/household'

test.use({ serviceWorkers: 'allow' })

const burns = lesson('safety-burns', 'eng')
const mya = { language: 'mya', form: 'sharp' }

/** Opens the library until the service worker answers this reader, and her profile is stored. */
async function open(page: Page) {
  await page.goto('/library')
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await expect.poll(() => page.evaluate(async () => Boolean(await caches.match('/api/users/me')))).toBe(true)
  await withStore(page)
}

const rowOf = async (page: Page) => (await savedRows(page))[0] as SavedRow
const isSaved = (page: Page) => expect.poll(async () => (await rowOf(page))?.state).toBe('saved')

/** The width of the picture in a new player that has jumped to another place, in pixels. */
const widthElsewhere = (page: Page, source: string) =>
  page.evaluate(async (src) => {
    const clip = Object.assign(document.createElement('video'), { src, preload: 'auto', muted: true })
    const until = (name: string) => new Promise((done) => clip.addEventListener(name, done, { once: true }))
    await until('loadeddata')
    const seeked = until('seeked')
    clip.currentTime = clip.duration * 0.8
    await seeked
    return clip.videoWidth
  }, source)

test('a lesson is saved, plays to its end without internet, and is nobody else’s', async ({ browser }) => {
  const { page } = await newWorker(browser, 'phone', 'mya')
  await open(page)
  const id = await idOf(page, burns.title)
  await markAsWatched(page, id, 15, new Date(), 'mya')
  await saveLesson(page, id, mya)
  await isSaved(page)
  const { bytes, receivedBytes, files } = await rowOf(page)
  expect(receivedBytes).toBe(bytes)
  expect(files.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['sharp', 'subtitles', 'picture']))

  await page.context().setOffline(true)
  await page.goto(`/video/${id}`)
  await expect(mediaElement(page)).toBeAttached()
  const media = mediaElement(page)
  const source = await media.evaluate((clip: HTMLVideoElement) => clip.currentSrc || clip.src)
  expect(await widthElsewhere(page, source)).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'ဆက်ကြည့်မယ်', exact: true }).click()
  await expect.poll(() => time(media)).toBeGreaterThan(0)
  await playToTheEnd(media)

  const subtitles = files.find(({ kind }) => kind === 'subtitles')?.path ?? ''
  const ranges = await page.evaluate(
    async ([clip, text]) => {
      const read = async (url: string, range?: string) => {
        const reply = await fetch(url, range ? { headers: { range } } : {})
        return [reply.status, reply.headers.get('content-range'), (await reply.arrayBuffer()).byteLength]
      }
      const account = new URL(clip).searchParams.get('a')
      return [
        await read(clip, 'bytes=10-19'),
        await read(clip, 'bytes=999999999-'),
        await read(`${text}?a=${account}`),
        await fetch(clip.replace(/a=\d+/, 'a=1')).catch(() => 'not hers'),
      ]
    },
    [source, subtitles] as const,
  )
  const clip = files.find(({ kind }) => kind === 'sharp')?.bytes
  expect(ranges).toEqual([
    [206, `bytes 10-19/${clip}`, 10],
    [416, `bytes */${clip}`, 0],
    [200, null, files.find(({ path }) => path === subtitles)?.bytes],
    'not hers',
  ])

  // Another worker logs in on this phone.
  await page.context().setOffline(false)
  const { worker } = await household(`${journeyName()}other`, { language: 'mya', topics: '20' })
  await startWorkerSession(page, worker)
  await open(page)
  await expect.poll(() => savedRows(page)).toEqual([])
  await expect.poll(() => page.evaluate(async () => (await (await caches.open('saved-lessons')).keys()).length)).toBe(0)
  // Requests without internet failed, as they had to.
  await page.context().close()
})

test('a cut connection is gone on from the parts that lack, and a full phone keeps what it has', async ({
  browser,
}) => {
  const { page, close } = await newWorker(browser, 'phone', 'mya')
  await open(page)
  const id = await idOf(page, burns.title)
  // The connection is cut after two parts.
  await page.evaluate(() => {
    const asked: string[] = []
    const ask = window.fetch
    Object.assign(window, { asked, limit: 2 })
    window.fetch = (input, init) => {
      const url = input instanceof Request ? input.url : String(input)
      if (!url.includes('part=')) return ask(input, init)
      if (asked.length >= (window as unknown as { limit: number }).limit) return Promise.reject(new TypeError('cut'))
      asked.push(new URL(url).pathname + new URL(url).searchParams.get('part'))
      return ask(input, init)
    }
  })
  await saveLesson(page, id, mya)
  await expect.poll(async () => (await rowOf(page))?.stop).toBe('line')
  const { receivedBytes, bytes } = await rowOf(page)
  expect(receivedBytes).toBeGreaterThan(0)
  expect(receivedBytes).toBeLessThan(bytes)

  // The phone is full meanwhile: what is there stays.
  await page.evaluate(() => Object.assign(window, { limit: 1000 }))
  const session = await page.context().newCDPSession(page)
  const { origin } = new URL(page.url())
  const { usage } = await session.send('Storage.getUsageAndQuota', { origin })
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: usage + 1000 })
  const resume = () =>
    page.evaluate(
      (videoId) =>
        (
          window as unknown as { savedLessons: { resumeSaving: (id: number) => Promise<void> } }
        ).savedLessons.resumeSaving(videoId),
      id,
    )
  await resume()
  await expect.poll(async () => (await rowOf(page))?.stop).toBe('full')
  expect((await rowOf(page)).receivedBytes).toBe(receivedBytes)

  await session.send('Storage.overrideQuotaForOrigin', { origin })
  await resume()
  await isSaved(page)
  const asked = await page.evaluate(() => (window as unknown as { asked: string[] }).asked)
  // Only the part that found no room is asked for again.
  expect(asked.slice(2).filter((part) => asked.indexOf(part) < 2)).toEqual([])
  expect(asked.length - new Set(asked).size).toBeLessThanOrEqual(1)
  await close()
})
