import { rm } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import { voiceStage } from '../../../../test/voice-stage'
import { hasFfmpeg } from '../ffmpeg'

let stage: Awaited<ReturnType<typeof voiceStage>>
beforeAll(async () => {
  stage = await voiceStage()
})

test.skipIf(!(await hasFfmpeg()))(
  'what fails each time is given up after five tries, until somebody asks again',
  async () => {
    const { app, provider, lesson, clipOf, pathOf, make } = stage
    const id = await lesson()
    const { address } = await clipOf(id)
    await rm(pathOf(address))
    const list = async () =>
      (await app.call('GET /admin/videos/:id/clips', { params: { id } }, provider.token)).data.works
    const again = () => app.call('POST /admin/videos/:id/works/again', { params: { id } }, provider.token)
    expect(await list()).toMatchObject([{ what: 'renditions', failed: false, given_up: false }])
    expect((await again()).code).toBe('not_found')
    for (let tried = 1; tried <= 5; tried++) {
      expect(await list()).toMatchObject([{ given_up: false }])
      await expect(make()).rejects.toThrow('is not in the storage')
    }
    expect(await list()).toMatchObject([{ failed: true, given_up: true }])
    await make()
    expect((await again()).status).toBe(200)
    expect(await list()).toMatchObject([{ failed: false, given_up: false }])
    await expect(make()).rejects.toThrow('is not in the storage')
  },
)
