import { expect, test, vi } from 'vitest'
import { fillDisk } from '../../../../test/files/full-disk'
import { voiceStage } from '../../../../test/files/voice-stage'
import { lookJobOf } from '../take/look.job'

test('a recording for which there was no room is not refused: it is taken at the next look', async () => {
  const { app, lesson, spoken, record, sendVoice, problemsOf, cues } = await voiceStage()
  const id = await lesson()
  fillDisk()
  await expect(sendVoice(id, spoken)).rejects.toThrow('No space left')
  expect(await problemsOf(id)).toEqual([{ kind: 'voice', problem: null }])
  expect((await record(id, 1)).status).toBe(500)
  vi.unstubAllEnvs()
  await lookJobOf(app.deps).run({}, '')
  expect((await cues(id)).whole?.seconds).toBeGreaterThan(0)
  expect(await problemsOf(id)).toEqual([])
})
