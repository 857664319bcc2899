import { type Static, Type } from 'typebox'
import type { Api } from '../call'
import { closed, done, email, languageCode, line, message, name, note, nullable, text } from '../fields'

/** Server configuration that the browser may read. */
export const PublicConfig = closed({
  demo: Type.Boolean(),
  /** Logins to try the demo; shown on the login page, in demo mode only. */
  demo_logins: Type.Array(
    closed({ label: text(100), role: Type.Enum(['E', 'W'] as const), username: text(254), password: text(128) }),
  ),
  payments: Type.Enum(['sandbox', 'stripe'] as const),
  stripe_publishable_key: nullable(text(200)),
  google_client_id: nullable(text(200)),
  /** Genie's abilities on this server, and the languages of spoken answers; `url` is an external chat service. */
  chat: closed({
    hears: Type.Boolean(),
    speaks: Type.Array(languageCode()),
    sees: Type.Boolean(),
    url: nullable(text(500)),
  }),
})
export type PublicConfig = Static<typeof PublicConfig>

const position = () => Type.Integer({ minimum: 0, maximum: 100_000_000 })

export const helpApi = {
  'GET /config': {
    summary: 'Returns the configuration that the browser needs',
    access: 'guest',
    data: PublicConfig,
  },
  'POST /contact': {
    summary: 'Stores a message to the provider and mails it there; the email is optional for a logged-in caller',
    access: 'guest',
    body: closed({
      name: name(120, 1),
      email: Type.Optional(email()),
      message: message(5000, 1),
      subject: Type.Optional(note(200)),
      /** Language of the screen that it is written on; the answer starts in it unless an account names another. */
      language_code: Type.Optional(languageCode()),
    }),
    data: done,
  },
  'POST /error_reports': {
    summary: 'Forwards an error of a page without personal data; dropped if no error service is configured',
    access: 'guest',
    limit: 'error_report',
    body: closed({
      type: line(120, 1),
      message: message(400),
      frames: Type.Array(closed({ function: line(120), file: line(120), line: position(), column: position() }), {
        maxItems: 20,
      }),
    }),
    data: done,
  },
} satisfies Api
