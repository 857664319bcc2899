import { expect, test } from 'vitest'
import { show } from '#test/show.tsx'
import { Fold } from './fold'

test('a phone prints folded parts open', async () => {
  const page = await show(
    <Fold title="Hard for her">
      <p>Burns</p>
    </Fold>,
  )
  await expect.element(page.getByText('Burns')).not.toBeInTheDocument()
  dispatchEvent(new Event('beforeprint'))
  expect(document.body.textContent).toContain('Burns')
  expect(document.querySelector('details')).toBeNull()
  dispatchEvent(new Event('afterprint'))
  await expect.element(page.getByText('Burns')).not.toBeInTheDocument()
  await page.getByText('Hard for her').click()
  await expect.element(page.getByText('Burns')).toBeVisible()
})
