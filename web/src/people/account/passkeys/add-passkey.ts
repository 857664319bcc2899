import { firstName } from '@kasama/contract/first-name.rules'
import type { Profile } from '@kasama/contract/people/account.api'
import type { OwnPasskey } from '@kasama/contract/people/auth/passkeys.api'
import { request } from '#shared/api/request.ts'
import { createPasskey, hasPasskeyAlready, hasPasskeys } from '#shared/device/passkeys.ts'
import { forgetReader, type KnownReader, knownReader, rememberReader } from '#shared/session/known-reader.ts'
import { deviceName, otherDevice } from './device-name'

/** Whether passkeys of this domain work in this browser, at this address. */
export const arePasskeysSupported = (domain: string) => hasPasskeys() && `.${location.hostname}`.endsWith(`.${domain}`)

function readerOf({ id, role, username, email, fullname, img_url, language_code }: Profile): KnownReader {
  const login = (role === 'W' ? username : email) ?? ''
  const name = firstName(fullname) || login
  return { id, role: role === 'W' ? 'W' : 'E', login, name, picture: img_url, language: language_code }
}

/** Adds a passkey; with `onThisDevice` on no other one. From then on a phone that stores one knows her. */
export async function addPasskey(profile: Profile, onThisDevice: boolean): Promise<void> {
  const wanted = await request('POST /auth/passkeys/wanted')
  try {
    const { passkey, isHere } = await createPasskey(wanted, onThisDevice)
    const name = isHere ? deviceName(navigator.userAgent) : otherDevice
    const { id } = await request('POST /auth/passkeys', { body: { name, passkey } })
    if (isHere) rememberReader({ ...readerOf(profile), passkey: id, credential: passkey.id })
  } catch (error) {
    if (!hasPasskeyAlready(error)) throw error
    rememberReader(readerOf(profile))
  }
}

/** Brings what the phone knows of its reader up to date: her name and picture, or that her passkey is gone. */
export function refreshKnownReader(profile: Profile, passkeys: OwnPasskey[]): void {
  const known = knownReader()
  if (known?.id !== profile.id) return
  const { passkey } = known
  const isGone = !passkeys.some(({ id }) => passkey === undefined || id === passkey)
  if (isGone) forgetReader()
  else rememberReader({ ...known, ...readerOf(profile) })
}
