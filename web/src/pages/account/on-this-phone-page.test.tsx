import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { addDataUsage } from '#shared/saved-lessons/data-this-month.ts'
import { setSavesNext } from '#shared/saved-lessons/save-next.ts'
import { allLessons } from '#shared/saved-lessons/stored/lesson-store.ts'
import { Toasts } from '#shared/ui/feedback/toasts.tsx'
import { answerCalls } from '#test/answers.ts'
import { keepLessons, setConnection, setFree, workerSignedIn } from '#test/lessons/phone-lessons.ts'
import { workerOf } from '#test/samples.ts'
import { show } from '#test/show.tsx'
import { OnThisPhonePage } from './on-this-phone-page'

async function shown(saver: 'off' | 'low' | 'audio' = 'off') {
  const profile = workerSignedIn({ data_saver: saver }, 'ind')
  const calls = answerCalls({
    ...profile,
    'POST /users/data_saver': ({ body }) => ({ ...workerOf(), ...body }),
    // Nothing of these lessons can be downloaded here.
    'GET /saved_lessons/:id': () => new Promise(() => {}),
  })
  await show(
    <>
      <OnThisPhonePage />
      <Toasts />
    </>,
    { language: 'ind' },
  )
  return calls
}
const button = (name: string | RegExp) => page.getByRole('button', { name })
const rows = () => page.getByRole('article')
const lessonsOfAllKinds = [
  { videoId: 1, title: 'Tidur yang aman', receivedBytes: 2_100_000 },
  { videoId: 2, title: 'Cegah kebakaran', form: 'audio', bytes: 500_000, receivedBytes: 500_000 },
  { videoId: 3, title: 'Kursi roda', state: 'stopped', stop: 'line', bytes: 2_300_000, receivedBytes: 1_794_000 },
  { videoId: 4, title: 'Naik MRT', state: 'waiting', waitsForWifi: true, bytes: 2_000_000, receivedBytes: 0 },
  { videoId: 5, title: 'Sudah baru', state: 'changed', bytes: 1_000_000, receivedBytes: 1_000_000 },
] as const

test('the sum, the room and every lesson with its size, form and state', async () => {
  setFree(412_000_000)
  await keepLessons(...lessonsOfAllKinds)
  await shown()
  await expect.element(page.getByText('5.4\u00a0MB', { exact: true })).toBeVisible()
  await expect.element(page.getByText('3\u00a0pelajaran', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Tersimpan 5.4\u00a0MB')).toBeVisible()
  await expect.element(page.getByText('Kosong 412\u00a0MB')).toBeVisible()
  expect(
    rows()
      .all()
      .map((row) => row.element().textContent),
  ).toEqual([
    'Tidur yang aman2.1\u00a0MB',
    'Cegah kebakaran0.5\u00a0MB, suara saja',
    'Sudah baruPelajaran ini sudah diperbarui',
    'Kursi rodaBerhenti di 78%',
    'Naik MRT2.0\u00a0MB, menunggu Wi-Fi',
  ])
  await expect.element(button('Hapus: Tidur yang aman')).toBeVisible()
  await expect.element(button('Batal: Naik MRT')).toBeVisible()
  await expect.element(button('Coba lagi: Kursi roda')).toBeVisible()
  await expect.element(button('Simpan yang baru: Sudah baru')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Cegah kebakaran' })).toHaveAttribute('href', '/video/2')
})

test('room is "about" from one gigabyte on', async () => {
  setFree(1_240_000_000)
  await keepLessons({ videoId: 1 })
  await shown()
  await expect.element(page.getByText('Kosong sekitar 1.2\u00a0GB')).toBeVisible()
})

test('a lesson is removed without a question; undone it is back, and the keyboard stays in the list', async () => {
  await keepLessons({ videoId: 1, title: 'Satu', bytes: 0, receivedBytes: 0 }, { videoId: 2, title: 'Dua' })
  await shown()
  await expect.element(button('Hapus: Satu')).toBeVisible()
  button('Hapus: Satu').element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => rows().all().length).toBe(1)
  expect(document.activeElement?.tagName).toBe('SECTION')
  await button('Batalkan').click()
  await expect.poll(() => rows().all().length).toBe(2)
})

test('all are removed after a question', async () => {
  await keepLessons({ videoId: 1 }, { videoId: 2 })
  await shown()
  await button('Hapus semua dari HP').click()
  await button('Tidak jadi').click()
  expect(rows().all().length).toBe(2)
  await button('Hapus semua dari HP').click()
  await button('Hapus semua').last().click()
  await expect.element(page.getByText('Belum ada pelajaran di HP ini')).toBeVisible()
  expect(await allLessons()).toEqual([])
  await expect.element(button('Hapus semua dari HP')).not.toBeInTheDocument()
})

test('what the phone removed is said, and goes with a press', async () => {
  await keepLessons({ videoId: 1, state: 'removed' }, { videoId: 2, state: 'removed' })
  await shown()
  const notice = page.getByText('HP menghapus 2\u00a0pelajaran.')
  await expect.element(notice).toBeVisible()
  await expect.element(page.getByText('Belum ada pelajaran di HP ini')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Pilih pelajaran' })).toHaveAttribute('href', '/library')
  await button('Tutup').click()
  await expect.element(notice).not.toBeInTheDocument()
})

test('the next three are saved on Wi-Fi alone, once she turns it on', async () => {
  setConnection('wifi')
  await keepLessons({ videoId: 1, bytes: 2_000_000 })
  await shown()
  const next = page.getByRole('switch', { name: /^Simpan 3 pelajaran berikutnya/ })
  await expect.element(next).not.toBeChecked()
  await expect.element(page.getByText('Lewat Wi-Fi, sekitar 6.0\u00a0MB')).toBeVisible()
  await next.click()
  await expect.element(next).toBeChecked()
  setSavesNext(false)
})

test('where the browser hides the kind of connection nothing is saved by itself', async () => {
  await shown()
  await expect.element(page.getByText('Hanya tersimpan jika Anda tekan Simpan')).toBeVisible()
  await expect.element(page.getByRole('switch', { name: /^Simpan 3/ })).not.toBeInTheDocument()
})

test('the data saver is stored in her account, with the form that she chooses', async () => {
  const calls = await shown('off')
  const saver = page.getByRole('switch', { name: /^Hemat data/ })
  await expect.element(saver).not.toBeChecked()
  await expect.element(page.getByRole('radio', { name: /^Gambar kecil/ })).not.toBeInTheDocument()
  await saver.click()
  await expect.element(page.getByRole('radio', { name: /^Gambar kecil/ })).toBeChecked()
  await page.getByText('Suara saja').click()
  await expect.element(page.getByRole('radio', { name: /^Suara saja/ })).toBeChecked()
  await saver.click()
  await expect.element(saver).not.toBeChecked()
  const sent = [{ data_saver: 'low' }, { data_saver: 'audio' }, { data_saver: 'off' }]
  await expect.poll(() => calls.sentBy('POST /users/data_saver')).toEqual(sent)
})

test('data of this month: in one colour where the connection is hidden, else by its kind', async () => {
  await addDataUsage(1_500_000)
  await shown()
  await expect.element(page.getByText('Data bulan ini')).toBeVisible()
  await expect.element(page.getByText('Hanya Kasama, bukan seluruh HP.')).toBeVisible()
  await expect.element(page.getByText(/^Wi-Fi \d/)).not.toBeInTheDocument()
  await cleanup()
  setConnection('cellular')
  await addDataUsage(5_000_000)
  setConnection('wifi')
  await addDataUsage(9_000_000)
  await shown()
  await expect.element(page.getByText(/^Data HP 5\.\d.MB$/).first()).toBeVisible()
  await expect.element(page.getByText(/^Wi-Fi 9\.\d.MB$/).first()).toBeVisible()
})
