import { expect, type Page } from '@playwright/test'
import { choose } from '../../stage/pages/journey'
import { press, says } from '../presses'
import type { Screen } from '../screen'

const preview = (page: Page) => page.frameLocator('iframe')
/** Waits for the lesson's preview, which is a frame and loads last. */
const waitForPreview = (page: Page) => expect(preview(page).getByRole('heading', { level: 1 })).toBeVisible()
const chooseTwoLessons = async (page: Page) => {
  await expect(page.locator('tr[data-row]').first()).toBeVisible()
  for (const key of ['j', 'x', 'j', 'x']) await page.keyboard.press(key)
  await expect(page.getByText('2 chosen')).toBeVisible()
}

export const lessonsAtDesk: Screen[] = [
  { name: 'desk-lessons', path: '/admin/videos', on: 'both' },
  { name: 'desk-several-lessons', path: '/admin/videos', only: 'desktop', arrive: chooseTwoLessons },
  {
    name: 'desk-several-topics',
    path: '/admin/videos',
    only: 'desktop',
    async arrive(page) {
      await chooseTwoLessons(page)
      await press('Topics')(page)
    },
  },
  { name: 'desk-lesson-new', path: '/admin/videos', arrive: press('New lesson') },
  {
    name: 'desk-lesson',
    path: '/admin/videos/{lesson}',
    sees: (page) => expect(page.getByRole('textbox', { name: 'Title, English', exact: true })).toBeVisible(),
  },
  {
    name: 'desk-preview',
    path: '/admin/videos/{lesson}',
    only: 'desktop',
    async arrive(page) {
      await waitForPreview(page)
      await choose(page, 'Dark')
      await choose(page, 'MY')
      await choose(page, 'Questions')
    },
    sees: (page) => expect(preview(page).getByRole('radio').first()).toBeVisible(),
  },
  {
    name: 'desk-preview-alone',
    path: '/admin/preview/{lesson}',
    part: 'body',
    sees: async (page) => page.waitForLoadState('networkidle'),
  },
  { name: 'desk-publish-nothing', path: '/admin/videos/{lesson}/publish' },
  {
    name: 'desk-publish',
    path: '/admin/videos/{lesson}',
    async arrive(page) {
      await page.getByRole('textbox', { name: 'Description, English', exact: true }).fill('Written anew')
      await says(/^Saved/)(page)
      await page.getByRole('link', { name: 'Publish', exact: true }).click()
      await page.getByText('At a time').click()
    },
  },
  { name: 'desk-version', path: '/admin/videos/{lesson}/versions/1' },
  { name: 'desk-subtitles', path: '/admin/videos/{lesson}/subtitles/phi' },
  { name: 'desk-translate', path: '/admin/videos/{lesson}/translate/phi' },
  { name: 'desk-quiz', path: '/admin/videos/{lesson}/quiz' },
  { name: 'desk-voice', path: '/admin/videos/{lesson}/voice/ind' },
  {
    name: 'desk-voice-phone',
    path: '/admin/videos/{lesson}/voice/ind',
    arrive: press('Go on with a phone'),
    sees: (page) => expect(page.getByRole('img', { name: 'Record on a phone' })).toBeVisible(),
  },
  { name: 'desk-voice-pass-old', path: '/admin/voice/an-old-one', on: 'phone' },
  { name: 'desk-topics', path: '/admin/topics' },
  { name: 'desk-topics-open', path: '/admin/topics?open=13', on: 'both' },
  { name: 'desk-skills', path: '/admin/skills' },
  { name: 'desk-skill-open', path: '/admin/skills?open=1' },
  { name: 'desk-faq', path: '/admin/faq' },
  { name: 'desk-faq-open', path: '/admin/faq?open=cost' },
  { name: 'desk-layout', path: '/admin/layout' },
  { name: 'desk-import-lessons', path: '/admin/videos/import' },
  { name: 'desk-export-lessons', path: '/admin/videos/export' },
]
