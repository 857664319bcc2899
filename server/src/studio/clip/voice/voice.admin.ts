import type { voiceApi } from '@kasama/contract/studio/clip/voice.api'
import type { Deps } from '#platform/deps'
import { fail } from '#platform/http/errors'
import type { Handlers } from '#platform/http/serve'
import { hasFfmpeg } from '../ffmpeg'
import { auditClip, cuesIn, type Place } from '../lesson/clip-in-lesson'
import { makeJob } from '../make/make.job'
import { addWork } from '../make/works.queries'
import { hasVideo } from '../upload/uploads.queries'
import { clipToLayOver, recordingsToLay } from './lay-voice'
import { removeRecording } from './remove-recording'
import { showVoice } from './show-voice'
import { storeRecording } from './store-recording'
import { wholeLesson } from './voice.queries'
import { newPass, readPass } from './voice-pass'

export const voiceHandlers = (deps: Deps): Handlers<typeof voiceApi> => {
  const { db, now, secretKey, config, jobs } = deps

  async function placeOf({ id, language }: { id: number; language: Place['language'] }): Promise<Place> {
    if (!(await hasVideo(db, id))) return fail('not_found')
    return { videoId: id, language }
  }
  const placeBy = (pass: string) => readPass(secretKey, pass, now()) ?? fail('pass_ended')

  return {
    'GET /admin/videos/:id/voice/:language': ({ params, user }) =>
      showVoice(deps, { videoId: params.id, language: params.language }, user.id),
    'POST /admin/videos/:id/voice/:language/cues/:cue': async ({ params, query, file, user }) => ({
      seconds: await storeRecording(
        deps,
        { ...(await placeOf(params)), ...query, by: user.id, number: params.cue },
        await file(),
      ),
    }),
    'DELETE /admin/videos/:id/voice/:language/cues/:cue': async ({ params, user }) => {
      await removeRecording(deps, await placeOf(params), params.cue, user.id)
    },
    'DELETE /admin/videos/:id/voice/:language/whole': async ({ params, user }) => {
      await removeRecording(deps, await placeOf(params), wholeLesson, user.id)
    },
    'POST /admin/videos/:id/voice/:language/lay': async ({ params, user }) => {
      const place = await placeOf(params)
      if ((await recordingsToLay(deps, place, await cuesIn(deps, place))).length === 0) return fail('nothing_recorded')
      const source = (await clipToLayOver(db, place)) ?? fail('no_own_clip')
      if (!(await hasFfmpeg())) return fail('no_ffmpeg')
      const { videoId: video_id, language: language_code } = place
      await db.transaction().execute(async (tx) => {
        await addWork(tx, { video_id, language_code, what: 'voice', source, user_id: user.id, created_at: now() })
        await auditClip(tx, place, { by: user.id, at: now(), action: 'voice_asked' })
        await jobs.enqueue(tx, makeJob, {})
      })
    },
    'POST /admin/videos/:id/voice/:language/pass': async ({ params, user }) => {
      const place = await placeOf(params)
      const { pass, until } = newPass(secretKey, place, now())
      const detail = { until: until.toISOString() }
      await auditClip(db, place, { by: user.id, at: now(), action: 'voice_pass_made', detail })
      return { address: `${config.origin}/admin/voice/${pass}`, until: until.toISOString() }
    },
    'GET /recordings/:pass': ({ params }) => showVoice(deps, placeBy(params.pass), 0),
    'POST /recordings/:pass/:cue': async ({ params, query, file }) => ({
      seconds: await storeRecording(
        deps,
        { ...placeBy(params.pass), ...query, by: null, number: params.cue },
        await file(),
      ),
    }),
  }
}
