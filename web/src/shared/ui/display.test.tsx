import { expect, test, vi } from 'vitest'
import { show } from '#test/show.tsx'
import { RequestError } from '../api/request-error'
import { DottedLine } from './dotted-line'
import { SafeImage } from './media/safe-image'
import { MissingParts } from './states/missing-parts'
import { VideoCard } from './video/video-card'

const brokenUrl = 'http://127.0.0.1:9/gone.webp'
const drawing = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>'

test('shows the fallback for a broken picture, and retries it when back online', async () => {
  const screen = await show(<SafeImage src={brokenUrl} fallback={drawing} alt="Windows" />)
  const image = screen.getByRole('img', { name: 'Windows' })
  await expect.element(image).toHaveAttribute('src', drawing)
  const sources: (string | null)[] = []
  const element = image.element()
  new MutationObserver(() => sources.push(element.getAttribute('src'))).observe(element, { attributeFilter: ['src'] })
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => sources).toEqual([brokenUrl, drawing])
})

test('shows no picture and stops retrying when everything fails, until back online', async () => {
  const screen = await show(<SafeImage src={brokenUrl} alt="Windows" />)
  const image = screen.getByRole('img', { name: 'Windows' })
  await expect.element(image).not.toBeInTheDocument()
  window.dispatchEvent(new Event('online'))
  await expect.element(image).not.toBeInTheDocument()
})

test.each([
  ['phi', 'Boses at subtitle · Boses ng computer · 3 Enero 2026'],
  ['mya', 'ပြောတဲ့ ဘာသာစကားနဲ့ စာတန်းထိုး · ကွန်ပျူတာ အသံ · 3 ဇန်နဝါရီ 2026'],
] as const)('shows no dot at the beginning or end of a line at any width: %s', async (language, text) => {
  const screen = await show(
    <div data-testid="place">
      <DottedLine parts={text} />
    </div>,
    { language },
  )
  const container = screen.getByTestId('place').element() as HTMLElement
  expect(container.textContent).toBe(text)
  const parts = [...(container.firstElementChild?.children ?? [])]
  const layouts = new Set<string>()
  for (let width = 60; width <= 520; width += 20) {
    container.style.width = `${width}px`
    const edge = container.getBoundingClientRect().left
    const lines = parts.map((part) => part.getBoundingClientRect().top)
    const dots = parts.map((part) => [...part.children].find(({ textContent }) => textContent === ' · '))
    // A dot before the line's beginning is clipped.
    const visibleDots = dots.map((dot) => dot !== undefined && dot.getBoundingClientRect().left >= edge)
    expect(visibleDots, `${width} px`).toEqual(lines.map((top, index) => top === lines[index - 1]))
    layouts.add(visibleDots.join())
  }
  expect(layouts.size).toBeGreaterThan(2)
})

const part = (error: unknown, data?: unknown) => ({ data, error, refetch: vi.fn(async () => {}) })

test('reports failed parts once, and retries only those', async () => {
  const error = new RequestError('', { code: 'network', status: 0 })
  const [loaded, stale, missing, other] = [part(null, []), part(error, []), part(error), part(error)]
  const screen = await show(<MissingParts parts={[loaded, stale, missing, other]} />, { language: 'phi' })
  await expect.element(screen.getByText('Hindi nag-load ang ilang bahagi ng page.', { exact: false })).toBeVisible()
  await screen.getByRole('button', { name: 'Subukan ulit' }).click()
  expect([loaded, stale, missing, other].map(({ refetch }) => refetch.mock.calls.length)).toEqual([0, 0, 1, 1])
})
test('renders nothing when all parts are loaded', async () => {
  const screen = await show(<MissingParts parts={[part(null, []), part(new Error('away'), [])]} />)
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
})

const video = {
  video_id: 7,
  title: 'Cooking rice',
  duration: 95,
  thumbnail_url: null,
  topic_ids: [7],
  question_ids: [1, 2],
  language_codes: ['eng', 'phi'],
  is_locked: false,
  is_completed: false,
  progress: 0,
}

test('a begun card shows the progress, and names English as its only language', async () => {
  const long = `${'အ'.repeat(40)} ${'က'.repeat(40)}`
  const begun = { ...video, title: long, duration: 3725, progress: 0.4, language_codes: ['eng'] }
  const card = await show(<VideoCard video={begun} to="/video/7" />, { language: 'phi' })
  await expect.element(card.getByText('40% napanood na')).toBeInTheDocument()
  await expect.element(card.getByText('Sa English lang')).toBeInTheDocument()
  await expect.element(card.getByText('01:02:05')).toBeVisible()
  await expect.element(card.getByRole('heading')).toHaveTextContent(`${'အ'.repeat(40)}...`)
  await expect.element(card.getByRole('link')).toHaveAttribute('href', '/video/7')
})

test('a completed card says so; one in her language names that language', async () => {
  const card = await show(<VideoCard video={{ ...video, progress: 1, is_completed: true }} to="/video/7" />, {
    language: 'phi',
  })
  await expect.element(card.getByText('Tapos na', { exact: true })).toBeVisible()
  await expect.element(card.getByText('Filipino')).toBeVisible()
  await expect.element(card.getByText('Sa English lang')).not.toBeInTheDocument()
})

test('a locked card opens nothing and calls onLocked', async () => {
  const onLocked = vi.fn()
  const card = await show(<VideoCard video={{ ...video, is_locked: true }} to="/video/7" onLocked={onLocked} />)
  await expect.element(card.getByText('Locked')).toBeInTheDocument()
  await expect.element(card.getByRole('link')).not.toBeInTheDocument()
  await card.getByRole('button', { name: video.title }).click()
  expect(onLocked).toHaveBeenCalledOnce()
})

test('marks the search terms in the title', async () => {
  const card = await show(<VideoCard video={video} to="/video/7" keywords="rice" />)
  await expect.element(card.getByRole('mark')).toHaveTextContent('rice')
})
