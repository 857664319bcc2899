import { expect, test, vi } from 'vitest'
import { show } from '#test/show.tsx'
import { VideoCard } from './video-card'

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
