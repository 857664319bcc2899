import { expect, test } from 'vitest'
import { show } from '#test/show.tsx'
import { SafeImage } from './safe-image'

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
