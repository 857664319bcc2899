/** @module-tag long */
import { expect, test, vi } from 'vitest'
import { fillDiskOfFfmpeg } from '#test/files/full-disk'
import { voiceStage } from '#test/files/voice-stage'
import { takeUploadsJobOf } from '../take/take-uploads.job'

test('a recording that met a full disk is not refused, and is accepted at the next check', async () => {
  const { app, lesson, spoken, record, sendVoice, problemsOf, cues } = await voiceStage()
  const id = await lesson()
  fillDiskOfFfmpeg()
  await expect(sendVoice(id, spoken)).rejects.toThrow('No space left')
  expect(await problemsOf(id)).toEqual([{ kind: 'voice', problem: null }])
  expect(await record(id, 1)).toMatchObject({ status: 507, code: 'no_room' })
  vi.unstubAllEnvs()
  await takeUploadsJobOf(app.deps).run({}, '')
  expect((await cues(id)).whole?.seconds).toBeGreaterThan(0)
  expect(await problemsOf(id)).toEqual([])
})

test('a clip whose renditions met a full disk keeps its number of tries', async () => {
  const { lesson, make, works, clipOf } = await voiceStage()
  const id = await lesson()
  fillDiskOfFfmpeg()
  await expect(make()).rejects.toThrow('No space left')
  expect(await works(id)).toMatchObject([{ what: 'renditions', failed: true, tries: 0 }])
  vi.unstubAllEnvs()
  await make()
  expect(await works(id)).toEqual([])
  expect((await clipOf(id)).low_address).toContain('mya.low-')
})
