// @module-tag ci
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { show } from '#test/show.tsx'
import { FloatingButtons } from './floating-buttons'

beforeEach(() => window.scrollTo(0, 0))

/** Puts a control, or a value, into a long page, before or after the buttons are there. */
function put(style: string, name: 'button' | 'dd' | 'div' = 'button') {
  const control = document.createElement(name)
  control.style.cssText = `position: absolute; ${style}`
  document.body.append(control)
  onTestFinished(() => control.remove())
  return control
}

async function showButtons() {
  const screen = await show(
    <div style={{ height: 3000 }}>
      <FloatingButtons />
    </div>,
  )
  return {
    genie: screen.getByRole('link', { name: 'Ask Genie' }),
    toTop: screen.getByRole('button', { name: 'Back to top' }),
  }
}

test('Genie floats, and is away wherever the page rests with a control below him', async () => {
  const { genie } = await showButtons()
  await expect.element(genie).toBeVisible()
  put('right: 20px; top: 780px; width: 44px; height: 44px')
  await expect.element(genie).not.toBeInTheDocument()
  window.scrollTo(0, 400)
  await expect.element(genie).toBeVisible()
  window.scrollTo(0, 0)
  await expect.element(genie).not.toBeInTheDocument()
})

test('Genie is away from an amount, a date or terms below him', async () => {
  const { genie } = await showButtons()
  await expect.element(genie).toBeVisible()
  put('right: 36px; top: 760px; width: 220px; height: 80px', 'dd')
  await expect.element(genie).not.toBeInTheDocument()
})

test('Genie is away from the label of a figure, also where the label has no box of its own', async () => {
  const { genie } = await showButtons()
  await expect.element(genie).toBeVisible()
  put('right: 30px; top: 770px; width: 60px; height: 20px', 'div').innerHTML =
    '<dl style="margin: 0"><dt style="display: contents"><span style="display: block">Mga credit</span></dt></dl>'
  await expect.element(genie).not.toBeInTheDocument()
})

test('Genie appears once the whole screen is loaded', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'requestIdleCallback'] })
  onTestFinished(() => void vi.useRealTimers())
  const busyPart = put('top: 0; width: 44px; height: 44px', 'div')
  busyPart.ariaBusy = 'true'
  const { genie } = await showButtons()
  await vi.advanceTimersByTimeAsync(5000)
  expect(genie.query()).toBeNull()
  busyPart.remove()
  await vi.advanceTimersByTimeAsync(5000)
  await expect.element(genie).toBeVisible()
})

test('Genie is away from a control that unfolds below him', async () => {
  const fold = document.createElement('details')
  const content = document.createElement('div')
  content.style.height = '400px'
  const control = document.createElement('button')
  control.style.cssText = 'position: absolute; right: 20px; top: 780px; width: 44px; height: 44px'
  fold.append(document.createElement('summary'), content, control)
  document.body.append(fold)
  onTestFinished(() => fold.remove())
  const { genie } = await showButtons()
  await expect.element(genie).toBeVisible()
  fold.open = true
  await expect.element(genie).not.toBeInTheDocument()
})

test.each([
  'right: 16px; top: 780px; width: 358px; height: 48px',
  'right: 37px; top: 765px; width: 316px; height: 58px',
])('a large card may reach under him, a wide button may not, not with its end alone: %s', async (button) => {
  put('right: 0; top: 600px; width: 390px; height: 600px')
  const { genie } = await showButtons()
  await expect.element(genie).toBeVisible()
  put(button)
  await expect.element(genie).not.toBeInTheDocument()
})

test('"Back to top" comes after more than 50 px, and leads there; Genie makes room for it', async () => {
  const { genie, toTop } = await showButtons()
  window.scrollTo(0, 50)
  await expect.element(genie).toBeVisible()
  await expect.element(toTop).not.toBeInTheDocument()
  window.scrollTo(0, 51)
  await expect.element(toTop).toBeVisible()
  await expect.element(genie).toBeVisible()
  const [left, right] = [genie, toTop].map((button) => button.element().getBoundingClientRect())
  expect(left?.right).toBeLessThan(right?.left ?? 0)
  await toTop.click()
  await expect.poll(() => window.scrollY).toBe(0)
  await expect.element(toTop).not.toBeInTheDocument()
})

test('"Back to top" is away wherever the page rests with a control below it', async () => {
  const { genie, toTop } = await showButtons()
  put('right: 0; top: 1180px; width: 40px; height: 44px')
  window.scrollTo(0, 400)
  await expect.element(genie).toBeVisible()
  await expect.element(toTop).not.toBeInTheDocument()
  window.scrollTo(0, 700)
  await expect.element(toTop).toBeVisible()
})
