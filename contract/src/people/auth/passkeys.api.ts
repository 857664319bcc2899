import { type Static, Type } from 'typebox'
import type { Api } from '../../call'
import { closed, done, id, line, moment, name, nullable, text, withId } from '../../fields'
import { LoginReply } from './auth.api'

/** Bytes, as base64url. */
const bytes = (max: number) => Type.String({ minLength: 1, maxLength: max, pattern: '^[A-Za-z0-9_-]*$' })
const transports = Type.Array(line(20), { maxItems: 10 })
const passkeyDescriptor = closed({ id: text(1400), transports })

/** Options for `navigator.credentials.create` (WebAuthn), with which a browser makes a passkey. */
export const PasskeyCreationOptions = closed({
  challenge: text(100),
  rp: closed({ id: text(254), name: text(100) }),
  user: closed({ id: text(100), name: text(254) }),
  /** Passkeys that the account already has: the same device creates no second one. */
  exclude: Type.Array(passkeyDescriptor),
})
export type PasskeyCreationOptions = Static<typeof PasskeyCreationOptions>
export const NewPasskey = closed({ id: bytes(1400), client_data: bytes(4000), attestation: bytes(20_000), transports })

/** Options for `navigator.credentials.get`, with which a browser uses a passkey. */
export const PasskeyRequestOptions = closed({
  challenge: text(100),
  rp_id: text(254),
  allow: Type.Array(passkeyDescriptor),
})
export type PasskeyRequestOptions = Static<typeof PasskeyRequestOptions>
export const UsedPasskey = closed({
  id: bytes(1400),
  client_data: bytes(4000),
  authenticator_data: bytes(4000),
  signature: bytes(4000),
})

/** A passkey as its owner sees it. */
export const OwnPasskey = closed({
  id: id(),
  name: text(60),
  created_at: moment(),
  last_used_at: nullable(moment()),
})
export type OwnPasskey = Static<typeof OwnPasskey>

/** The login by touch of workers and employers; an admin's passkeys are second factors, with calls of the desk. */
export const passkeysApi = {
  'POST /auth/passkey_challenge': {
    summary: 'Begins a login by passkey: returns a challenge, valid once and for five minutes; the same for everybody',
    access: 'guest',
    limit: 'login',
    data: closed({ challenge: text(100), rp_id: text(254) }),
  },
  'POST /auth/passkey_login': {
    summary: 'Logs a worker or an employer in by a passkey, as by her password',
    access: 'guest',
    limit: 'login',
    errors: ['passkey_refused', 'somebody_logged_in', 'access_ended', 'too_many_requests'],
    body: closed({ passkey: UsedPasskey, session_key: Type.Optional(line(64)) }),
    data: LoginReply,
  },
  'GET /auth/passkeys': {
    summary: "Returns the caller's passkeys, and the domain on which they work",
    access: 'account',
    data: closed({
      rp_id: text(254),
      /** Whether one may be added now without typing the password again. */
      may_add: Type.Boolean(),
      passkeys: Type.Array(OwnPasskey),
    }),
  },
  'POST /auth/passkeys/wanted': {
    summary: 'Begins the creation of a passkey; within five minutes of a login or a password check',
    access: 'account',
    errors: ['confirm_password', 'passkeys_full'],
    data: PasskeyCreationOptions,
  },
  'POST /auth/passkeys': {
    summary: 'Adds a passkey; the password stays. Its owner is told by mail, if she has an address',
    access: 'account',
    errors: ['confirm_password', 'passkeys_full', 'passkey_invalid'],
    body: closed({ name: name(60, 1), passkey: NewPasskey }),
    data: closed({ id: id() }),
  },
  'POST /auth/passkeys/:id/remove': {
    summary: "Removes one of the caller's passkeys, also the last one",
    access: 'account',
    params: withId,
    data: done,
  },
} satisfies Api
