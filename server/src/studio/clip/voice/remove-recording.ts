import type { Deps } from '#platform/deps'
import { withCues } from '#studio/lesson/cues/stored-cues'
import { auditClip, changeClip, type Place, wordsIn } from '../lesson/clip-in-lesson'
import { removeRecorded } from './voice.queries'

type VoiceDeps = Pick<Deps, 'db' | 'now' | 'storage'>

/** Removes a recording; if it is the lesson's audio file too, that is removed from the lesson. */
export async function removeRecording(deps: VoiceDeps, place: Place, cue: number, by: number): Promise<void> {
  const { now } = deps
  await withCues(deps, async (tx, cuesOf) => {
    const key = await removeRecorded(tx, place, cue)
    if (!key) return
    await auditClip(tx, place, { by, at: now(), action: 'voice_removed', detail: { cue } })
    const words = await wordsIn(tx, place)
    if (words?.audio_address === key)
      await changeClip(cuesOf, tx, { ...place, by, at: now(), change: { audio_address: null } })
  })
}
