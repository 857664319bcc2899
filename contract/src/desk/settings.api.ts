import { type Static, Type } from 'typebox'
import type { Api } from '../call'
import { closed, count, email, line, name, nullable, text } from '../fields'
import { languages } from '../language'

/** URL of a link; '' hides the link. */
const linkUrl = () => Type.String({ maxLength: 300, pattern: '^(https://[^\\s<>"\'\\\\]+\\.[^\\s<>"\'\\\\]+)?$' })
const languageLines = Object.fromEntries(languages.map((code) => [code, line(120, 1)])) as Record<
  (typeof languages)[number],
  ReturnType<typeof line>
>

/** Parts of the brand that a provider can change. */
export const BrandSettings = closed({
  name: name(40, 1),
  tagline: closed(languageLines),
  contactEmail: email(),
  postalAddress: line(200, 1, { noCardNumber: true, visible: true }),
  blogUrl: linkUrl(),
  social: closed({ facebook: linkUrl(), instagram: linkUrl(), youtube: linkUrl(), tiktok: linkUrl() }),
})
export type BrandSettings = Static<typeof BrandSettings>

/** Switches of the kinds of mail; off applies to all employers, whatever they have chosen. */
export const MailSettings = closed({
  weekly: Type.Boolean(),
  moments: Type.Boolean(),
  idle: Type.Boolean(),
  ends_soon: Type.Boolean(),
  /** Limit of progress mails per minute; null: the limit that the installation is configured with. */
  per_minute: nullable(Type.Integer({ minimum: 1, maximum: 60_000 })),
})
export type MailSettings = Static<typeof MailSettings>

export const GenieSettings = closed({
  /** Daily limit of one account. */
  questions_a_day: Type.Integer({ minimum: 1, maximum: 1000 }),
  /** Limit of all accounts together, beyond which the library answers alone; null: the configured limit. */
  tokens_a_day: nullable(Type.Integer({ minimum: 0, maximum: 2_000_000_000 })),
  /** Whether pictures in questions are shown to the model. */
  pictures: Type.Boolean(),
})
export type GenieSettings = Static<typeof GenieSettings>

/** Hash of the setting; a form sends the one that it was opened with. */
const version = text(16)
const sentVersion = line(16)

const brand = closed({ ...BrandSettings.properties, version })

const mails = closed({
  ...MailSettings.properties,
  version,
  /** The limit that the installation is configured with. */
  usual_per_minute: count(),
  /** Employers who get the weekly mail when it is on. */
  employers: count(),
})

const genie = closed({
  ...GenieSettings.properties,
  version,
  /** The limit that the installation is configured with; null without a model, which spends no tokens. */
  usual_tokens_a_day: nullable(count()),
  tokens_today: count(Number.MAX_SAFE_INTEGER),
  questions_today: count(),
  /** Whether the model can look at pictures. */
  sees: Type.Boolean(),
})

export const settingsApi = {
  'GET /admin/brand': { summary: 'Returns name, tagline, contact and links', access: 'provider', data: brand },
  'POST /admin/brand': {
    summary: 'Changes the brand on all pages and mails; refused if it was changed since `version`',
    access: 'provider',
    errors: ['changed_meanwhile'],
    body: closed({ ...BrandSettings.properties, version: sentVersion }),
    data: brand,
  },
  'GET /admin/mail-settings': {
    summary: 'Returns which kinds of mail are sent, and how fast',
    access: 'provider',
    data: mails,
  },
  'POST /admin/mail-settings': {
    summary: 'Changes which kinds of mail are sent; mails about security and payments are always sent',
    access: 'provider',
    errors: ['changed_meanwhile'],
    body: closed({ ...MailSettings.properties, version: sentVersion }),
    data: mails,
  },
  'GET /admin/genie-settings': { summary: "Returns Genie's limits and today's usage", access: 'provider', data: genie },
  'POST /admin/genie-settings': {
    summary: "Changes Genie's limits",
    access: 'provider',
    errors: ['changed_meanwhile'],
    body: closed({ ...GenieSettings.properties, version: sentVersion }),
    data: genie,
  },
} satisfies Api
