import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { session } from '#shared/session/session.ts'
import { Dialog } from '#shared/ui/overlay/dialog.tsx'
import { show } from '#test/show.tsx'
import { chooseListening, listenChoice } from './choice'
import './listen'

type Utterance = { text: string; lang: string; onend?: () => void; onboundary?: (at: { charIndex: number }) => void }

let spoken: Utterance[] = []
let playedUrls: string[] = []

/** A fake voice of one language that speaks until it is stopped or the test ends it. */
function withVoice(lang: string) {
  let current: Utterance | undefined
  vi.stubGlobal('speechSynthesis', {
    getVoices: () => [{ lang }],
    speak(utterance: Utterance) {
      current = utterance
      spoken.push(utterance)
    },
    cancel() {
      const stopped = current
      current = undefined
      stopped?.onend?.()
    },
    addEventListener() {},
    removeEventListener() {},
  })
}

class Utter {
  constructor(public text: string) {}
}

class Recording extends EventTarget {
  constructor(public url: string) {
    super()
  }
  async play() {
    playedUrls.push(this.url)
  }
  pause() {}
}

beforeEach(() => {
  spoken = []
  playedUrls = []
  vi.stubGlobal('SpeechSynthesisUtterance', Utter)
  vi.stubGlobal('Audio', Recording)
  session.set({ language_code: 'ind' })
  withVoice('id-ID')
})

afterEach(async () => {
  chooseListening(false)
  localStorage.removeItem('listen')
  session.set({ language_code: '' })
  await expect.poll(() => document.querySelector('[data-listen-bar]')).toBeNull()
})

const texts = () => spoken.map(({ text }) => text)
const status = () => page.getByRole('status').first()

async function listenTo(piece: React.ReactNode) {
  chooseListening(true)
  const screen = await show(piece, { language: 'ind' })
  await expect.element(page.getByRole('button', { name: 'Matikan' }).first()).toBeVisible()
  return screen
}

test('the first tap reads, the second one opens; a tap elsewhere reads that', async () => {
  const save = vi.fn()
  const screen = await listenTo(
    <>
      <button type="button" onClick={save}>
        Simpan <span aria-hidden="true">X</span>
      </button>
      <p>
        Soal 1 / 3 <b>hari ini</b>
      </p>
    </>,
  )
  const button = screen.getByRole('button', { name: 'Simpan' })
  await button.click()
  expect(texts()).toEqual(['Simpan'])
  expect(save).not.toHaveBeenCalled()
  await expect.element(button).toHaveAttribute('data-read')
  await screen.getByText('Soal 1 / 3').click()
  expect(texts()).toEqual(['Simpan', 'Soal 1   3 hari ini'])
  await expect.element(button).not.toHaveAttribute('data-read')
  await button.click()
  expect(save).not.toHaveBeenCalled()
  spoken.at(-1)?.onend?.()
  await expect.element(button).not.toHaveAttribute('data-read')
  await button.click()
  expect(save).toHaveBeenCalledOnce()
})

test('an answer is read before it is chosen, and its word is shown', async () => {
  const screen = await listenTo(
    <label>
      <input type="radio" name="answer" /> <span>Cuci tangan</span>
    </label>,
  )
  const answer = screen.getByText('Cuci tangan')
  const radio = screen.getByRole('radio')
  await answer.click()
  await expect.element(radio).not.toBeChecked()
  spoken[0]?.onboundary?.({ charIndex: spoken[0].text.indexOf('tangan') })
  expect([...(CSS.highlights.get('spoken-word') ?? [])].map(String)).toEqual(['tangan'])
  await answer.click()
  await expect.element(radio).toBeChecked()
  expect(CSS.highlights.has('spoken-word')).toBe(false)
})

test('calls, fields, a notice that goes by itself and the cross of a dialog act at once', async () => {
  const acts: string[] = []
  const act = (name: string) => (event: React.MouseEvent) => {
    event.preventDefault()
    acts.push(name)
  }
  function Question() {
    const [open, setOpen] = useState(true)
    return <Dialog open={open} title="Hapus?" onDismiss={() => acts.push('close') && setOpen(false)} />
  }
  const screen = await listenTo(
    <>
      <a href="tel:995" onClick={act('call')}>
        995
      </a>
      <input aria-label="Nama" onClick={act('field')} />
      <button type="button" data-listen="off" onClick={act('play')}>
        Putar
      </button>
      <div data-toast>
        <button type="button" onClick={act('undo')}>
          Batalkan
        </button>
      </div>
      <Question />
    </>,
  )
  await screen.getByRole('button', { name: 'Tutup' }).click()
  await screen.getByText('995').click()
  await screen.getByRole('textbox').click()
  await screen.getByRole('button', { name: 'Putar' }).click()
  await screen.getByRole('button', { name: 'Batalkan' }).click()
  expect(acts).toEqual(['close', 'call', 'field', 'play', 'undo'])
  expect(texts()).toEqual([])
})

test('keys: Enter reads, Enter again opens, S stops', async () => {
  const open = vi.fn()
  const screen = await listenTo(
    <button type="button" onClick={open}>
      Lanjut
    </button>,
  )
  const button = screen.getByRole('button', { name: 'Lanjut' })
  ;(button.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  expect(texts()).toEqual(['Lanjut'])
  await expect.element(button).toHaveAttribute('data-read')
  await userEvent.keyboard('s')
  await expect.element(button).not.toHaveAttribute('data-read')
  expect(open).not.toHaveBeenCalled()
  await userEvent.keyboard('{Enter}')
  expect(open).toHaveBeenCalledOnce()
})

test('a click with a key held, which opens a tab, acts at once', async () => {
  const open = vi.fn()
  const screen = await listenTo(
    <a
      href="/library"
      onClick={(event) => {
        event.preventDefault()
        open()
      }}
    >
      Lanjut
    </a>,
  )
  for (const key of ['Control', 'Shift', 'Meta'] as const)
    await screen.getByRole('link', { name: 'Lanjut' }).click({ modifiers: [key] })
  expect(open).toHaveBeenCalledTimes(3)
  expect(texts()).toEqual([])
})

test('a click of a screen reader opens at once', async () => {
  const open = vi.fn()
  const screen = await listenTo(
    <button type="button" onClick={open}>
      Lanjut
    </button>,
  )
  const button = screen.getByRole('button', { name: 'Lanjut' }).element() as HTMLElement
  button.click()
  expect(open).toHaveBeenCalledOnce()
  expect(texts()).toEqual([])
})

test('without a voice its own sound is played; the lack of both is said once, and then taps open at once', async () => {
  withVoice('en-SG')
  const open = vi.fn()
  const screen = await listenTo(
    <>
      <h3 data-sound="/question.m4a">Soal</h3>
      <button type="button" onClick={open}>
        Lanjut
      </button>
      <button type="button" onClick={open}>
        Kembali
      </button>
    </>,
  )
  await screen.getByText('Soal').click()
  expect(playedUrls).toEqual(['/question.m4a'])
  await screen.getByRole('button', { name: 'Lanjut' }).click()
  await expect.element(status()).toHaveTextContent('Tidak ada suara untuk ini')
  expect(open).not.toHaveBeenCalled()
  await screen.getByRole('button', { name: 'Lanjut' }).click()
  await screen.getByRole('button', { name: 'Kembali' }).click()
  expect(open).toHaveBeenCalledTimes(2)
  expect(listenChoice()).toMatchObject({ isOn: true, wasTold: true })
})

test('reading ends with what is read, with a video, and with the page', async () => {
  const screen = await listenTo(<p>Satu</p>)
  const isReading = () => page.getByRole('button', { name: 'Berhenti' }).query() !== null
  const begin = async () => {
    await screen.getByText('Satu').click()
    await expect.poll(isReading).toBe(true)
  }
  await begin()
  window.dispatchEvent(new Event('pagehide'))
  await expect.poll(isReading).toBe(false)
  await begin()
  const video = document.createElement('video')
  document.body.append(video)
  video.dispatchEvent(new Event('play'))
  video.remove()
  await expect.poll(isReading).toBe(false)
  await begin()
  await screen.rerender(<p key="next">Dua</p>)
  await expect.poll(isReading).toBe(false)
})
