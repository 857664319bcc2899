import { type Static, Type } from 'typebox'
import type { Api } from '../../call'
import { closed, count, done, email, id, moment, name, nullable, text, withId } from '../../fields'

export const Admin = closed({
  id: id(),
  email: text(254),
  fullname: text(254),
  /** Null for an admin of the provider. */
  org: nullable(closed({ id: id(), name: text(200) })),
  /** Number of second factors: passkeys and an authenticator app. */
  factors: count(),
  /** Whether the admin has set a password; the invitation is then used up. */
  has_password: Type.Boolean(),
  last_seen_at: nullable(moment()),
  is_me: Type.Boolean(),
})
export type Admin = Static<typeof Admin>

export const adminsApi = {
  'GET /admin/admins': {
    summary: "Lists up to 500 admins, the provider's first; an organisation's admin sees those of her organisation",
    access: 'organisation',
    query: closed({ org: Type.Optional(Type.String({ pattern: '^[1-9][0-9]{0,8}$' })) }),
    data: closed({
      items: Type.Array(Admin),
      /** Whether there are more, which are not listed. */
      is_cut: Type.Boolean(),
    }),
  },
  'POST /admin/admins': {
    summary: 'Invites an admin by mail to set a password; `org_id` limits her to that organisation',
    access: 'provider',
    fresh: true,
    errors: ['email_taken', 'not_found'],
    body: closed({ email: email(), fullname: name(254, 1), org_id: nullable(id()) }),
    data: withId,
  },
  'POST /admin/admins/:id/send_link': {
    summary: 'Mails an admin a reset link; her second factors stay',
    access: 'provider',
    fresh: true,
    params: withId,
    data: done,
  },
  'POST /admin/admins/:id/reset_factors': {
    summary: "Removes another admin's second factors and recovery codes, and ends her session",
    access: 'provider',
    fresh: true,
    params: withId,
    errors: ['own_account'],
    data: done,
  },
  'POST /admin/admins/:id/remove': {
    summary: 'Removes an admin and ends her session; her audit entries stay, without her name',
    access: 'provider',
    fresh: true,
    params: withId,
    errors: ['own_account'],
    data: done,
  },
} satisfies Api
