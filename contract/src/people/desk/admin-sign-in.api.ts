import { Type } from 'typebox'
import type { Api } from '../../call'
import { closed, code, count, done, moment, name, nullable, password, text, withId } from '../../fields'
import {
  NewPasskey,
  OwnPasskey,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
  UsedPasskey,
} from '../auth/passkeys.api'

const sixDigits = () => code(20, 1)
const addedFactor = closed({
  /** Shown once, with the first factor; empty for later factors. */
  recovery_codes: Type.Array(text(20)),
})
const factorErrors = ['wrong_factor', 'factor_needed', 'confirm_identity', 'too_many_requests'] as const

export const adminSignInApi = {
  'GET /admin/demo_login': {
    summary: 'Returns the admin login of a demo; null if this is no demo',
    access: 'guest',
    data: closed({ login: nullable(closed({ username: text(254), password: text(128) })) }),
  },
  'GET /admin/coming_in': {
    summary: "Returns the state of an admin's login: its available second factors, and whether one was passed",
    access: 'coming_in',
    data: closed({
      email: text(254),
      fullname: text(254),
      /** Whether this login passed its second factor, or its session is registered. */
      has_passed: Type.Boolean(),
      /** Whether a second factor is required; in demo mode an admin without one may log in. */
      is_required: Type.Boolean(),
      passkeys: count(),
      has_codes: Type.Boolean(),
      recovery_left: count(),
    }),
  },
  'POST /admin/factor/passkey': {
    summary: 'Begins authentication by passkey: returns a challenge for this token, valid once and for five minutes',
    access: 'coming_in',
    data: PasskeyRequestOptions,
  },
  'POST /admin/factor': {
    summary:
      'Verifies the second factor of a login: a passkey, a code or a recovery code; then its session can be registered',
    access: 'coming_in',
    errors: ['wrong_factor', 'too_many_requests'],
    body: closed({
      passkey: Type.Optional(UsedPasskey),
      code: Type.Optional(sixDigits()),
      recovery_code: Type.Optional(code(30, 1)),
    }),
    data: closed({ recovery_left: count() }),
  },
  'POST /admin/confirm': {
    summary: 'Confirms the identity of an admin for five minutes: by a passkey, or by password and, if set up, a code',
    access: 'organisation',
    errors: ['wrong_factor', 'wrong_password', 'too_many_requests'],
    body: closed({
      passkey: Type.Optional(UsedPasskey),
      password: Type.Optional(password()),
      code: Type.Optional(sixDigits()),
    }),
    data: done,
  },
  'POST /admin/passkeys/wanted': {
    summary: 'Begins the creation of a passkey: returns a challenge for this token, valid once and for five minutes',
    access: 'coming_in',
    errors: factorErrors,
    data: PasskeyCreationOptions,
  },
  'POST /admin/passkeys': {
    summary: 'Adds a passkey; a first factor also verifies the present login',
    access: 'coming_in',
    errors: factorErrors,
    body: closed({ name: name(60, 1), passkey: NewPasskey }),
    data: addedFactor,
  },
  'POST /admin/codes/wanted': {
    summary: 'Returns a new secret for an authenticator app; it becomes active with its first valid code',
    access: 'coming_in',
    errors: factorErrors,
    data: closed({ secret: text(100), uri: text(600) }),
  },
  'POST /admin/codes': {
    summary: 'Adds an authenticator app by its first code; a first factor also verifies the present login',
    access: 'coming_in',
    errors: factorErrors,
    body: closed({ code: sixDigits() }),
    data: addedFactor,
  },
  'GET /admin/factors': {
    summary: "Returns the caller's second factors and the start of her session",
    access: 'organisation',
    data: closed({
      passkeys: Type.Array(OwnPasskey),
      codes_since: nullable(moment()),
      recovery_left: count(),
      session_since: moment(),
    }),
  },
  'POST /admin/passkeys/:id/remove': {
    summary: "Removes one of the caller's passkeys; the last factor cannot be removed where one is required",
    access: 'organisation',
    fresh: true,
    params: withId,
    errors: ['last_factor'],
    data: done,
  },
  'POST /admin/codes/remove': {
    summary: "Removes the caller's authenticator app; the last factor cannot be removed where one is required",
    access: 'organisation',
    fresh: true,
    errors: ['last_factor'],
    data: done,
  },
  'POST /admin/recovery_codes': {
    summary: 'Creates ten new recovery codes, returned once; the old ones end',
    access: 'organisation',
    fresh: true,
    data: addedFactor,
  },
} satisfies Api
