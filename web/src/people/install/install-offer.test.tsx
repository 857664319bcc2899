import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '#test/show.tsx'
import { InstallOffer } from './install-offer'

test('on a phone that stores nothing more she is invited, and her finished lesson stays', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  onTestFinished(() => void vi.restoreAllMocks())
  await show(
    <>
      <p>Her lesson</p>
      <InstallOffer />
    </>,
  )
  await expect.element(page.getByText('Her lesson')).toBeInTheDocument()
  await expect.element(page.getByRole('dialog')).toBeVisible()
})
