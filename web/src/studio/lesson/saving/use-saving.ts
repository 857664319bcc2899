import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { closeUndo } from '#desk-kit/actions/undo-toast.ts'
import { deskRequest } from '#desk-kit/sign-in/desk-request.ts'
import { RequestError } from '#shared/api/request-error.ts'
import { readDraft, storeDraft } from '#shared/session/draft.ts'
import { type DeskLesson, lessonKey } from '../lesson.queries'
import { refusedChanges, type UnsavedChanges, withAdded, withoutSaved } from './unsaved-changes'
import { useConflicts } from './use-conflicts'

const pauseMs = 800
/** Pause before a failed save is retried. */
const laterMs = 5000
const mostAtOnce = 200

export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed'

/** Keeps changes on this device until the server has them, and sends them after a short pause. */
export function useSaving(id: number, revision: number | undefined) {
  const client = useQueryClient()
  const name = `lesson-${id}`
  const [waiting, setWaiting] = useState<UnsavedChanges | null>(() => readDraft<UnsavedChanges>(name))
  const [saving, setSaving] = useState<SaveState>('saved')
  const [problem, setProblem] = useState<Error | null>(null)
  const [conflicts, setConflicts] = useConflicts(id)
  const isBusy = useRef(false)
  const atOnce = useRef(mostAtOnce)
  useEffect(() => storeDraft(name, waiting), [name, waiting])

  async function send({ based_on, changes }: UnsavedChanges) {
    const reply = await deskRequest('PATCH /admin/videos/:id/draft', { params: { id }, body: { based_on, changes } })
    const { conflicts: added, ...saved } = reply
    // A request made before this save could be answered after it, with the old values.
    await client.cancelQueries({ queryKey: lessonKey(id) })
    client.setQueryData<DeskLesson>(lessonKey(id), (before) => before && { ...before, ...saved })
    setConflicts((before) => [...before.filter(({ path }) => added.every((one) => one.path !== path)), ...added])
    // A page that was left has no state any more: the changes would be sent again at the next visit.
    storeDraft(name, withoutSaved(readDraft<UnsavedChanges>(name), changes, reply.revision))
    setWaiting((current) => withoutSaved(current, changes, reply.revision))
    void client.invalidateQueries({ queryKey: ['desk', 'videos'] })
  }
  function refuse(error: unknown, { changes }: UnsavedChanges) {
    setProblem(error as Error)
    // The lesson will never accept these changes: they are dropped, so that all others can be saved.
    if (!(error instanceof RequestError) || error.status !== 422) return
    const unfit = refusedChanges(changes, error.field)
    // If the error names none of them, the changes are sent one by one.
    if (unfit.length === 0) atOnce.current = 1
    setWaiting((current) => withoutSaved(current, unfit))
  }
  const save = async () => {
    if (isBusy.current || !waiting) return
    isBusy.current = true
    setSaving('saving')
    const sent = { ...waiting, changes: waiting.changes.slice(0, atOnce.current) }
    if (waiting.changes.length <= 1) atOnce.current = mostAtOnce
    const failure = await send(sent).then(
      () => null,
      (error: unknown) => ({ error }),
    )
    isBusy.current = false
    if (failure) refuse(failure.error, sent)
    else setProblem(null)
    setSaving(failure ? 'failed' : 'saved')
  }
  const saveNow = useEffectEvent(save)
  const isThere = revision !== undefined
  useEffect(() => {
    if (!waiting || !isThere) return
    const timer = setTimeout(() => void saveNow(), saving === 'failed' ? laterMs : pauseMs)
    return () => clearTimeout(timer)
  }, [waiting, isThere, saving])
  useHurry(save)

  function change(path: string, value: unknown, isMachine = false) {
    setConflicts((before) => before.filter((one) => one.path !== path))
    setWaiting((current) => ({
      // Undo may call this some saves after the page that offered it was rendered.
      based_on: current?.based_on ?? client.getQueryData<DeskLesson>(lessonKey(id))?.revision ?? 0,
      changes: withAdded(current?.changes ?? [], { path, value, ...(isMachine && { is_machine: true }) }),
    }))
  }
  return { waiting, change, saving: waiting && saving === 'saved' ? ('waiting' as const) : saving, problem, conflicts }
}

/** Saves at once when the connection is back, and when the page is left, after which its undo would have no effect. */
function useHurry(save: () => Promise<void>) {
  const hurry = useEffectEvent(() => void save())
  useEffect(() => {
    const listener = () => hurry()
    const moments = ['online', 'pagehide'] as const
    for (const moment of moments) addEventListener(moment, listener)
    return () => {
      for (const moment of moments) removeEventListener(moment, listener)
      // The next page of the lesson must read the changes of this one.
      hurry()
      closeUndo()
    }
  }, [])
}
