import { StrictMode, useState } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '#test/show.tsx'
import { IconButton } from './actions/icon-button'
import { showToast } from './feedback/toast-store'
import { Toasts } from './feedback/toasts'
import { Tabs } from './layout/tabs'
import { ListenButton } from './media/listen/listen-button'
import { Dialog } from './overlay/dialog'
import { TopicStrip } from './topic/topic-strip'

const tabs = ['One', 'Two', 'Three'].map((label) => ({ value: label, label }))

test('each press of an arrow key moves one tab on, even before the last move is rendered', async () => {
  const onChange = vi.fn()
  // The value stays the same: the selection is not rendered yet.
  const screen = await show(
    <>
      <Tabs label="Parts" tabs={tabs} value="One" onChange={onChange} panelId="panel" />
      <div id="panel" role="tabpanel" />
    </>,
  )
  screen.getByRole('tab', { name: 'One' }).element().focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  await expect.element(screen.getByRole('tab', { name: 'Three' })).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}{Home}')
  await expect.element(screen.getByRole('tab', { name: 'One' })).toHaveFocus()
  expect(onChange.mock.calls.flat()).toEqual(['Two', 'Three', 'Three', 'One'])
})

function Months() {
  const [month, setMonth] = useState(10)
  return (
    <>
      <p>Month {month}</p>
      <IconButton label="Later" disabled={month === 12} onClick={() => setMonth(month + 1)}>
        ›
      </IconButton>
    </>
  )
}

test('a disabled arrow keeps the focus and ignores presses', async () => {
  const screen = await show(<Months />)
  const later = screen.getByRole('button', { name: 'Later' })
  later.element().focus()
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.element(later).toBeDisabled()
  await expect.element(later).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('Month 12')).toBeVisible()
})

describe('topic strip', () => {
  const topics = Array.from({ length: 12 }, (_, index) => ({ id: 101 + index, name: `Topic ${index + 1}` }))

  beforeEach(() => page.viewport(1280, 800))
  afterEach(() => page.viewport(390, 844))

  const showStrip = (selected?: number) => show(<TopicStrip topics={topics} selected={selected} onPress={() => {}} />)

  test('shows seven topics on a wide screen, and the other five behind the arrow', async () => {
    const strip = await showStrip()
    const topic = (name: string) => strip.getByRole('button', { name, exact: true })
    await expect.element(topic('Topic 7')).toBeVisible()
    await expect.element(topic('Topic 8')).not.toBeInTheDocument()
    await strip.getByRole('group').getByRole('button', { name: 'Next topics' }).click()
    await expect.element(topic('Topic 12')).toBeVisible()
    await expect.element(topic('Topic 1')).not.toBeInTheDocument()
    await strip.getByRole('group').getByRole('button', { name: 'Previous topics' }).click()
    await expect.element(topic('Topic 1')).toBeVisible()
  })

  test('shows the page of a topic that is selected elsewhere', async () => {
    const strip = await showStrip(112)
    const chosen = strip.getByRole('button', { name: 'Topic 12', exact: true })
    await expect.element(chosen).toBeVisible()
    await expect.element(chosen).toHaveAttribute('aria-pressed', 'true')
  })
})

describe('toasts', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  test('closes a toast after six seconds, but not while it is hovered or its button has the focus', async () => {
    const screen = await show(<Toasts />)
    const message = screen.getByText('Saved')
    const button = screen.getByRole('button')

    showToast('Saved')
    await expect.element(message).toBeVisible()
    await userEvent.hover(message)
    vi.advanceTimersByTime(60_000)
    await expect.element(message).toBeVisible()
    button.element().focus()
    await userEvent.unhover(message)
    vi.advanceTimersByTime(60_000)
    await expect.element(message).toBeVisible()
    button.element().blur()
    vi.advanceTimersByTime(1000)
    await expect.element(message).not.toBeInTheDocument()

    showToast('Saved')
    await expect.element(message).toBeVisible()
    vi.advanceTimersByTime(5999)
    await expect.element(message).toBeVisible()
    vi.advanceTimersByTime(1)
    await expect.element(message).not.toBeInTheDocument()
  })
})

test('a press outside closes a dialog, a selection that is dragged out of it does not', async () => {
  const onDismiss = vi.fn()
  const onClick = vi.fn()
  const screen = await show(
    <Dialog open title="Your name" onDismiss={onDismiss}>
      <input aria-label="Name" defaultValue="Maria" />
    </Dialog>,
  )
  const dialog = screen.getByRole('dialog').element()
  dialog.addEventListener('click', ({ target }) => onClick(target))
  // The page's corner is outside of the dialog, under its backdrop.
  const corner = { x: 5, y: 5 }
  await userEvent.dragAndDrop(screen.getByRole('textbox'), document.body, { targetPosition: corner, force: true })
  expect(onClick).toHaveBeenCalledWith(dialog)
  expect(onDismiss).not.toHaveBeenCalled()
  await userEvent.click(document.body, { position: corner, force: true })
  expect(onDismiss).toHaveBeenCalledOnce()
})

/** A button with its dialog, which is either closed or removed from the page. */
function Opener({ stays: staysOnPage }: { stays: boolean }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Change
      </button>
      {(staysOnPage || isOpen) && <Dialog open={isOpen} title="Your name" onDismiss={() => setOpen(false)} />}
    </>
  )
}

test.each([true, false])(
  'the focus goes back to what opened a dialog; it stays on the page: %s',
  async (staysOnPage) => {
    const screen = await show(
      <StrictMode>
        <Opener stays={staysOnPage} />
      </StrictMode>,
    )
    const opener = screen.getByRole('button', { name: 'Change' })
    for (const key of ['{Enter}', '{Escape}']) {
      opener.element().focus()
      await userEvent.keyboard('{Enter}')
      await expect.element(screen.getByRole('dialog')).toBeVisible()
      expect(screen.getByRole('dialog').element().matches(':modal')).toBe(true)
      await expect.element(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
      await userEvent.keyboard(key)
      await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
      await expect.element(opener).toHaveFocus()
    }
  },
)

describe('listen button', () => {
  /** A fake of the browser's voice, controlled by the test. */
  class Utterance {
    onend = () => {}
    onerror = () => {}
    constructor(public text: string) {}
  }
  let reading: Utterance | undefined
  const synthesis = {
    getVoices: () => [{ lang: 'en-SG' }],
    speak: (utterance: Utterance) => {
      reading = utterance
    },
    cancel: () => {
      reading = undefined
    },
  }

  beforeEach(() => {
    reading = undefined
    vi.stubGlobal('speechSynthesis', synthesis)
    vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  })
  afterEach(() => vi.unstubAllGlobals())

  async function button() {
    const screen = await show(<ListenButton text="Well done!" />)
    return {
      screen,
      listen: screen.getByRole('button', { name: 'Listen' }),
      stop: screen.getByRole('button', { name: 'Stop' }),
    }
  }

  test('a second press stops the voice, and the label names the next action', async () => {
    const { listen, stop } = await button()
    await listen.click()
    const first = reading
    expect(first?.text).toBe('Well done!')
    await stop.click()
    expect(reading).toBeUndefined()
    await listen.click()
    // The first one ends late.
    first?.onerror()
    await stop.click()
    expect(reading).toBeUndefined()
    await listen.click()
    reading?.onend()
    await expect.element(listen).toBeVisible()
  })

  test('stops the voice when its own screen is removed, but not when another one is', async () => {
    const { screen, listen } = await button()
    await listen.click()
    await screen.unmount()
    expect(reading).toBeUndefined()
    const { screen: silent } = await button()
    reading = new Utterance('Something else')
    await silent.unmount()
    expect(reading.text).toBe('Something else')
  })
})

test('a dialog that only an action closes stays open, although Chromium closes it at a second Escape', async () => {
  const opened = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
  const screen = await show(<Dialog open title="Your codes" />)
  const dialog = screen.getByRole('dialog')
  await userEvent.keyboard('{Escape}{Escape}{Escape}')
  await expect.element(dialog).toHaveAttribute('open')
  // As the browser does, also where the keys above did not.
  ;(dialog.element() as HTMLDialogElement).close()
  await expect.poll(() => opened.mock.calls.length).toBeGreaterThan(1)
  await expect.element(dialog).toHaveAttribute('open')
  await screen.rerender(<Dialog open={false} title="Your codes" />)
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})
