import type { Deps } from '../../../deps'
import { auditClip, changeClip, type Place, wordsIn } from '../lesson/clip-in-lesson'
import { removeRecorded } from './voice.queries'

type Removing = Pick<Deps, 'db' | 'now' | 'storage'>

/** Takes a recording away; where it was the lesson's sound alone, that goes with it. */
export async function removeRecording(deps: Removing, place: Place, cue: number, by: number): Promise<void> {
  const { db, now } = deps
  await db.transaction().execute(async (tx) => {
    const key = await removeRecorded(tx, place, cue)
    if (!key) return
    await auditClip(tx, place, { by, at: now(), action: 'voice_removed', detail: { cue } })
    const words = await wordsIn(deps, tx, place)
    if (words?.audio_address === key)
      await changeClip(deps, tx, { ...place, by, at: now(), change: { audio_address: null } })
  })
}
