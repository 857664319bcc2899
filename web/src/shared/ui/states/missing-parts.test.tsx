import { expect, test, vi } from 'vitest'
import { show } from '#test/show.tsx'
import { RequestError } from '../../api/request-error'
import { MissingParts } from './missing-parts'

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
