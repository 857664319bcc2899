import type { deskFilesApi } from '@kasama/contract/learning/desk/files.api'
import type { Deps } from '#platform/deps'
import { fail } from '#platform/http/errors'
import type { Handlers } from '#platform/http/serve'
import { clipKey } from '#platform/media/clip-key'
import { mediaUrl } from '#platform/media/media-address'

export const deskFilesHandlers = ({ storage, secretKey, now }: Deps): Handlers<typeof deskFilesApi> => ({
  'GET /admin/files': async ({ query: { key }, user }) => {
    if (!clipKey.test(key) || !(await storage.has(key))) return fail('not_found')
    return { url: mediaUrl(secretKey, key, { accountId: user.id, now: now() }) }
  },
})
