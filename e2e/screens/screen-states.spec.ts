import { expect, test } from '@playwright/test'
import { idOf, newWorker } from '../stage/lessons/at-lesson'
import { lesson } from '../stage/lessons/lesson'
import { person } from '../stage/pages/journey'
import { household, logInEmployer } from '../stage/people/household'
import { employersLibrary, guestsLibrary, workersLibrary } from '../stage/states/library'
import { employersPlan } from '../stage/states/plan'
import { lookAtAll } from '../stage/states/state'
import { employersVideo, guestsVideo, workersVideo } from '../stage/states/video'

const fire = lesson('safety-fire', 'eng').title
const burns = lesson('safety-burns', 'eng').title
const languages = ['eng', 'mya'] as const
const devices = ['phone', 'desktop'] as const

const words = {
  eng: {
    found: 'fire',
    search: 'Search',
    menu: 'Menu',
    voices: 'Voice and subtitles',
    settings: 'Settings',
    language: 'Language',
  },
  mya: {
    found: 'မီး',
    search: 'ရှာမယ်',
    menu: 'မီနူး',
    voices: 'ပြောတဲ့ ဘာသာစကားနဲ့ စာတန်းထိုး',
    settings: 'ဆက်တင်',
    language: 'ဘာသာစကား',
  },
}

test.describe.configure({ mode: 'parallel', timeout: 480_000 })

for (const device of devices) {
  for (const language of languages) {
    test(`a worker's library in every state, ${language} on a ${device}`, async ({ browser }) => {
      const { page } = await newWorker(browser, device, language)
      await lookAtAll(page, workersLibrary(words[language]), `worker-${language}-${device}`)
      await page.context().close()
    })

    test(`a worker's video in every state, ${language} on a ${device}`, async ({ browser }) => {
      const { page } = await newWorker(browser, device, language)
      const id = await idOf(page, fire)
      await lookAtAll(page, workersVideo(id, words[language]), `worker-${language}-${device}`)
      await page.context().close()
    })

    test(`what a guest sees in every state, ${language} on a ${device}`, async ({ browser }) => {
      const { page } = await person(browser, device)
      await page.goto(`/public?lang=${language}`)
      await expect(page.getByRole('article').first()).toBeVisible()
      const states = { ...guestsLibrary(words[language].language), ...guestsVideo(await publicLesson()) }
      await lookAtAll(page, states, `guest-${language}-${device}`)
      await page.context().close()
    })
  }

  test(`an employer's library and video in every state, on a ${device}`, async ({ browser }) => {
    const home = await household(`statesof${device}`)
    const { page } = await person(browser, device)
    await logInEmployer(page, home)
    const id = await idOf(page, fire)
    const states = { ...employersLibrary(words.eng), ...employersVideo(id) }
    await lookAtAll(page, states, `employer-eng-${device}`)
    await page.context().close()
  })

  test(`an employer's plan in every state, on a ${device}`, async ({ browser }) => {
    const home = await household(`planson${device}`)
    const { page } = await person(browser, device)
    await logInEmployer(page, home)
    await lookAtAll(page, employersPlan, `employer-eng-${device}`)
    await page.context().close()
  })
}

async function publicLesson(): Promise<number> {
  const reply = await fetch(`${process.env.KASAMA_ORIGIN}/api/feeds/public?limit=100&lang=eng`)
  const { data } = (await reply.json()) as { data: { items: { video_id: number; title: string }[] } }
  return data.items.find((card) => card.title === burns)?.video_id ?? 0
}
