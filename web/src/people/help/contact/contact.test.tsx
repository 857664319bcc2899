import { expect, test } from 'vitest'
import { session } from '#shared/session/session.ts'
import { refusal } from '#test/answers.ts'
import { employer, showApp, worker } from '#test/show-app.tsx'

test("an employer's email is prefilled, and missing fields are named", async () => {
  const { screen, requests } = await showApp('/e-contact', employer(), { 'POST /contact': { done: true } })
  await expect.element(screen.getByLabelText('Email')).toHaveValue('grace@home.example')
  const send = screen.getByRole('button', { name: 'Send' })
  await screen.getByLabelText('Name').fill('')
  await send.click()
  await expect.element(screen.getByText('Please fill in your name').first()).toBeVisible()
  await expect.element(screen.getByText('Please write a message').first()).toBeVisible()
  await screen.getByLabelText('Name').fill('Grace Sample')
  await screen.getByLabelText('Message').fill('Can my worker use the videos on two phones?')
  await send.click()
  await expect.poll(() => location.pathname).toBe('/library')
  await expect.element(screen.getByText('Your message has been sent.')).toBeVisible()
  expect(requests('POST /contact')[0]?.body).toMatchObject({ name: 'Grace Sample', email: 'grace@home.example' })
})

test('a worker writes in her own language, with or without an email', async () => {
  const { screen, answers, requests } = await showApp('/contact', worker('ind'), {
    'POST /contact': refusal('invalid_input', { field: 'email' }),
  })
  const send = screen.getByRole('button', { name: 'Kirim' })
  await send.click()
  await expect.element(screen.getByText('Tulis pesan Anda').first()).toBeVisible()
  await screen.getByLabelText('Email (jika ada)').fill('siti')
  await screen.getByLabelText('Pesan').fill('Video tentang bayi tidak bisa diputar.')
  await send.click()
  await expect.element(screen.getByText('Isi email Anda dengan lengkap', { exact: false }).first()).toBeVisible()
  expect(requests('POST /contact')).toHaveLength(0)
  await screen.getByLabelText('Email (jika ada)').fill('siti@rumah.example')
  await send.click()
  await expect.element(screen.getByText('Data belum lengkap. Coba periksa lagi.').first()).toBeVisible()
  await screen.getByLabelText('Email (jika ada)').fill('')
  answers['POST /contact'] = { done: true }
  await send.click()
  await expect.element(screen.getByText('Pesan Anda sudah dikirim.')).toBeVisible()
})

test('a guest is asked for her email, and stays where she is', async () => {
  const { screen } = await showApp('/contact', null, { 'POST /contact': { done: true } })
  await screen.getByLabelText('Name').fill('Guest Sample')
  await screen.getByLabelText('Message').fill('Is there a free month?')
  await screen.getByRole('button', { name: 'Send' }).click()
  await expect.element(screen.getByText('Please fill in your whole email').first()).toBeVisible()
  await screen.getByLabelText('Email').fill('guest@home.example')
  await screen.getByRole('button', { name: 'Send' }).click()
  await expect.element(screen.getByRole('heading', { name: 'Your message has been sent.' })).toBeVisible()
  expect(location.pathname).toBe('/contact')
})

test('a half typed message stays when the login ends by itself, and goes at a logout', async () => {
  const { screen, go } = await showApp('/contact', worker('ind'), {
    'GET /feeds/public': { items: [], next_cursor: null },
  })
  await screen.getByLabelText('Pesan').fill('Video tentang bayi')
  session.clear({ isEnded: true })
  await expect.element(screen.getByLabelText('Email', { exact: true })).toBeVisible()
  await expect.element(screen.getByLabelText('Pesan')).toHaveValue('Video tentang bayi')
  await expect.element(screen.getByLabelText('Nama lengkap')).toHaveValue('Maria Sample')
  session.clear()
  go('/public')
  await expect.element(screen.getByLabelText('Pesan')).not.toBeInTheDocument()
  go('/contact')
  await expect.element(screen.getByLabelText('Pesan')).toHaveValue('')
})
