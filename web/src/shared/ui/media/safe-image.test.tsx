import { expect, test } from 'vitest'
import { show } from '#test/show.tsx'
import { SafeImage } from './safe-image'

const gone = 'http://127.0.0.1:9/gone.webp'
const drawing = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>'

test('a picture that does not load gives way to the drawing, and is asked for again when the line is back', async () => {
  const screen = await show(<SafeImage src={gone} fallback={drawing} alt="Windows" />)
  const image = screen.getByRole('img', { name: 'Windows' })
  await expect.element(image).toHaveAttribute('src', drawing)
  const shown: (string | null)[] = []
  const element = image.element()
  new MutationObserver(() => shown.push(element.getAttribute('src'))).observe(element, { attributeFilter: ['src'] })
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => shown).toEqual([gone, drawing])
})

test('where nothing loads there is no picture, and an end to asking, until the line is back', async () => {
  const screen = await show(<SafeImage src={gone} alt="Windows" />)
  const image = screen.getByRole('img', { name: 'Windows' })
  await expect.element(image).not.toBeInTheDocument()
  window.dispatchEvent(new Event('online'))
  await expect.element(image).not.toBeInTheDocument()
})
