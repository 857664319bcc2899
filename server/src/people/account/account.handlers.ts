import type { accountApi } from '@kasama/contract/people/account.api'
import { ownOrWorker } from '#people/household/own-people'
import { profileFor, profileOf } from '#people/household/profile'
import { audit } from '#platform/audit/audit'
import type { Deps } from '#platform/deps'
import { fail } from '#platform/http/errors'
import type { Handlers } from '#platform/http/serve'
import { setDataSaver, setFullname, setOwnLanguage } from './account.queries'
import { findEverything } from './care.queries'
import { changeEmail } from './change-email'
import { deleteAccount } from './delete/delete-account'
import { choosePicture, storeAvatar } from './picture/change-picture'

export const accountHandlers = (deps: Deps): Handlers<typeof accountApi> => ({
  'GET /users/me': async ({ user }) => user.profile ?? profileOf(deps, user.id),

  'GET /users/:id': async ({ params, user }) => {
    const id = ownOrWorker(user, params.id)
    return profileFor(deps, user, id)
  },

  'POST /users/fullname': async ({ body, user }) => {
    const id = ownOrWorker(user, body.user_id)
    await setFullname(deps.db, id, body.fullname.trim())
    return profileFor(deps, user, id)
  },

  'POST /users/data_saver': async ({ body, user }) => {
    await setDataSaver(deps.db, user.id, body.data_saver)
    return profileOf(deps, user.id)
  },

  'POST /users/email': async ({ body, user }) => {
    await changeEmail(deps, user, body.email)
    return profileOf(deps, user.id)
  },

  'POST /upload': async ({ user, file }) => ({ url: await storeAvatar(deps, user, await file()) }),

  'POST /users/avatar': async ({ body, user }) => {
    await choosePicture(deps, user, body.img_url)
    return profileOf(deps, user.id)
  },

  'POST /users/export': async ({ user }) => {
    await audit(deps.db, { at: deps.now(), userId: user.id, action: 'account_exported' })
    return { json: JSON.stringify(await findEverything(deps.db, user.id, user.language), null, 2) }
  },

  'POST /users/delete': async ({ user }) => {
    // An admin can't delete their own account: the desk could be left without any admin. Another admin removes it.
    if (user.role === 'A') fail('own_account')
    await deleteAccount(deps, user)
  },

  'POST /users/language': async ({ body, user }) => {
    await setOwnLanguage(deps.db, user.id, body.language_code)
    return profileOf(deps, user.id)
  },
})
