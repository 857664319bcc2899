// @module-tag ci
import { join } from 'node:path'
import { dayMs } from '@kasama/contract/durations.rules'
import type { ChatAnswer, Emergency } from '@kasama/contract/genie/chat.api'
import { type EmergencyKind, emergencies } from '@kasama/contract/genie/chat.rules'
import { type Language, languages } from '@kasama/contract/language'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { loadPack } from '#studio/content/load/load-pack'
import { type TestApp, testApp } from '#test/app/test-app'
import { ask, askForEvents } from '#test/chat/ask'
import { nothingToStore } from '#test/library/nothing-to-store'
import { employer, household, type Person } from '#test/people/people'
import { firstSteps } from './first-steps'

type Row = { asked: Record<Language, string>; says: RegExp; lesson?: string }

/** Questions about each emergency, words that only its steps have, and its lesson. */
const rows: Record<EmergencyKind, Row> = {
  suicide: {
    asked: { eng: 'i want to die', phi: 'gusto ko nang mamatay', ind: 'saya ingin mati saja', mya: 'သေချင်တယ်' },
    says: /Do not stay alone/,
    lesson: 'development-wellbeing',
  },
  choking: {
    asked: {
      eng: 'My baby is choking!',
      phi: 'NABULUNAN SI BABY!!',
      ind: 'bayi tersedak susu',
      mya: 'ကလေး အစာနင်နေတယ်',
    },
    says: /Let the person cough/,
    lesson: 'child-choking',
  },
  drowning: {
    asked: {
      eng: 'the boy is drowning in the pool',
      phi: 'nalulunod ang bata',
      ind: 'anak tenggelam di kolam',
      mya: 'ကလေး ရေနစ်နေတယ်',
    },
    says: /out of the water/,
  },
  breathing: {
    asked: {
      eng: 'grandpa is not breathing',
      phi: 'hindi makahinga si lolo',
      ind: 'nenek sesak napas',
      mya: 'အဘိုး အသက်ရှူမရဘူး',
    },
    says: /sit up and rest/,
  },
  poison: {
    asked: {
      eng: 'the child drank bleach',
      phi: 'nakainom ng zonrox ang bata',
      ind: 'adek minum bayclin',
      mya: 'ကလေးက ကြမ်းတိုက်ဆေး သောက်မိတယ်',
    },
    says: /make the person vomit/,
  },
  shock: {
    asked: { eng: 'he got electric shock', phi: 'nakuryente si kuya', ind: 'kakek kesetrum', mya: 'ကလေး ဓာတ်လိုက်တယ်' },
    says: /Switch off the power/,
  },
  burn: {
    asked: {
      eng: 'i burned my hand with oil',
      phi: 'nabanlian ng mainit na tubig ang kamay ko',
      ind: 'tangan saya kena minyak panas',
      mya: 'ရေနွေးပူ လောင်သွားတယ်',
    },
    says: /for 20 minutes/,
    lesson: 'safety-burns',
  },
  fire: {
    asked: { eng: 'the kitchen is on fire', phi: 'may sunog sa kusina', ind: 'dapur kebakaran', mya: 'မီးေလာင္ေနတယ္' },
    says: /not the lift/,
    lesson: 'safety-fire',
  },
  gas: {
    asked: { eng: 'i smell gas in the flat', phi: 'amoy gas sa bahay', ind: 'bau gas di rumah', mya: 'ဂက်စ်နံ့ ရတယ်' },
    says: /No lighter/,
  },
  fits: {
    asked: {
      eng: 'the child is having fits',
      phi: 'nangingisay si baby',
      ind: 'anak kejang',
      mya: 'ကလေး တက်နေတယ်',
    },
    says: /hold the person down/,
  },
  stroke: {
    asked: {
      eng: 'grandpa had a stroke',
      phi: 'na stroke po si lolo',
      ind: 'kakek kena stroke',
      mya: 'အဘိုး လေဖြတ်သွားတယ်',
    },
    says: /when it began/,
  },
  fainting: {
    asked: { eng: 'uncle fainted', phi: 'nahimatay si lola', ind: 'kakek pingsan', mya: 'အဘွား သတိလစ်သွားတယ်' },
    says: /tap the shoulder/,
  },
  bleeding: {
    asked: {
      eng: 'my finger is bleeding a lot',
      phi: 'dumudugo ang ulo ng alaga ko',
      ind: 'tangan berdarah terus',
      mya: 'သွေးတွေ အများကြီး ထွက်နေတယ်',
    },
    says: /lean forward/,
  },
  fall: {
    asked: {
      eng: 'ah ma fell down cannot get up',
      phi: 'natumba si lola hindi makatayo',
      ind: 'nenek jatuh di kamar mandi',
      mya: 'အဖွား လဲကျပြီး မထနိုင်ဘူး',
    },
    says: /pull the person up/,
    lesson: 'elderly-falls',
  },
  violence: {
    asked: { eng: 'my sir hits me', phi: 'sinasaktan ako ng amo ko', ind: 'saya dipukul majikan', mya: 'သူဌေးက ရိုက်တယ်' },
    says: /Get away/,
  },
}

let app: TestApp
const slugs = new Map<number, string | null>()
beforeAll(async () => {
  app = await testApp()
  await loadPack({ ...app.deps, storage: nothingToStore }, join(import.meta.dirname, '../../../../content'))
  for (const { id, slug } of await app.deps.db.selectFrom('videos').select(['id', 'slug']).execute())
    slugs.set(id, slug)
})

/** Her plan, or her worker's, has ended. */
const end = ({ id }: Person, status: string) => {
  const past = new Date(app.deps.now().getTime() - dayMs)
  const ended = { status, current_period_start: past, current_period_end: past, access_ends_at: past }
  return app.deps.db.updateTable('subscriptions').set(ended).where('user_id', '=', id).execute()
}

type Asker = { name: string; token: string; speaks: Language; asks: readonly Language[] }

/** One asker of each kind; employers read English, whatever language they write in. */
async function everybody(): Promise<Asker[]> {
  const asker = (name: string, { token }: Person, speaks: Language, asks: readonly Language[] = [speaks]) => ({
    name: `${name}, ${speaks}`,
    token,
    speaks,
    asks,
  })
  const askers = [asker('never paid', await employer(app), 'eng', languages)]
  for (const speaks of languages) {
    const [paying, ended, expired] = [
      await household(app, speaks),
      await household(app, speaks),
      await household(app, speaks),
    ]
    await end(ended.boss, 'canceled')
    await end(expired.boss, 'expired')
    askers.push(asker('worker', paying.worker, speaks), asker('worker, plan ended', ended.worker, speaks))
    if (speaks !== 'eng') continue
    askers.push(asker('paying', paying.boss, 'eng', languages), asker('plan ended', ended.boss, 'eng', languages))
    askers.push(asker('expired', expired.boss, 'eng', languages))
  }
  return askers
}

const otherKinds = (kind: EmergencyKind) => emergencies.filter((other) => other !== kind)
const lessonsOf = ({ lessons }: ChatAnswer) =>
  lessons.map(({ video_id, is_locked }) => (is_locked ? 'locked' : slugs.get(video_id)))

/** Expects the steps of this emergency and no other, and its lesson alone. */
async function expectOwnSteps({ name, token, speaks }: Asker, kind: EmergencyKind, text: string) {
  const { says, lesson } = rows[kind]
  const { status, data } = await ask(app, token, text)
  const which = `${name}: ${text}`
  expect([status, data.emergency?.kind], which).toEqual([200, kind])
  expect(data, which).toMatchObject({ language: speaks, is_found: true, follow_on_questions: [], topics: [] })
  expect(data.answer, which).toBe(firstSteps(data.emergency as Emergency, speaks))
  expect(lessonsOf(data), which).toEqual(lesson ? [lesson] : [])
  if (speaks !== 'eng') return
  expect(data.answer, which).toMatch(says)
  for (const other of otherKinds(kind)) expect(data.answer, `${which} (${other})`).not.toMatch(rows[other].says)
}

test('every emergency is answered with its first steps in each language, and its open lesson', async () => {
  for (const asker of await everybody())
    for (const kind of emergencies)
      for (const language of asker.asks) await expectOwnSteps(asker, kind, rows[kind].asked[language])
})

test('the number stands first, in few steps, in every language', () => {
  for (const kind of emergencies)
    for (const language of languages) {
      const number = kind === 'violence' ? '999' : kind === 'suicide' ? '1771' : '995'
      const lines = firstSteps({ kind, number, name: '' }, language).split('\n')
      expect(lines[0], kind).toContain(number)
      expect(lines.slice(1).join(), kind).not.toMatch(new RegExp(`\\b${number}\\b`))
      expect(lines.length, kind).toBeGreaterThan(3)
      expect(lines.length, kind).toBeLessThan(7)
    }
})

test('for a small burn or cut nobody is told to call at once', () => {
  for (const language of languages) {
    const call = (kind: EmergencyKind) => firstSteps({ kind, number: '995', name: '' }, language).split('\n')[0]
    for (const kind of ['burn', 'bleeding'] as const) expect(call(kind), language).not.toBe(call('choking'))
  }
})

test('a closed or removed lesson is not linked, and the steps stay', async () => {
  const free = await employer(app)
  const { boss } = await household(app)
  const both = async () => {
    const answers = await Promise.all([free, boss].map(({ token }) => ask(app, token, rows.choking.asked.eng)))
    for (const { data } of answers) expect(data.answer).toMatch(rows.choking.says)
    return answers.map(({ data }) => lessonsOf(data))
  }
  const lesson = ['slug', '=', 'child-choking'] as const
  await app.deps.db
    .updateTable('videos')
    .set({ public_level: 0 })
    .where(...lesson)
    .execute()
  expect(await both()).toEqual([[], ['child-choking']])
  await app.deps.db
    .deleteFrom('videos')
    .where(...lesson)
    .execute()
  expect(await both()).toEqual([[], []])
})

test("answers the number and the steps while the library can't be searched", async () => {
  const brokenApp = await testApp()
  const { token } = await employer(brokenApp)
  await brokenApp.deps.db.schema.dropTable('passages').cascade().execute()
  await brokenApp.deps.db.schema.dropTable('chat_days').execute()
  const { events } = await askForEvents(brokenApp, token, rows.choking.asked.eng)
  expect(events.map(({ event }) => event)).toEqual(['emergency', 'words', 'answer'])
  expect(events[2]?.data.answer).toMatch(rows.choking.says)
  expect(events[1]?.data.words).toBe(events[2]?.data.answer)
})

test('answers the steps without a stream while the library does not respond', async () => {
  const { token } = await employer(app)
  await app.deps.db.transaction().execute(async (transaction) => {
    await sql`lock table catalogue, passages, passage_words in access exclusive mode`.execute(transaction)
    const { status, data } = await ask(app, token, rows.fire.asked.eng)
    expect([status, data.lessons]).toEqual([200, []])
    expect(data.answer).toMatch(rows.fire.says)
  })
})
