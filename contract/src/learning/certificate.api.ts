import { type Static, Type } from 'typebox'
import type { Api } from '../call'
import { closed, code, day, done, id, languageCode, nullable, text, withId } from '../fields'

/** A worker's certificate, as she and her employer see it in a list. */
export const Certificate = closed({
  id: id(),
  /** The code in groups of four characters. */
  code: text(20),
  /** Null once the topic is no longer in the library. */
  topic_id: nullable(id()),
  /** The topic's name when it was issued, in the reader's language. */
  topic: text(200),
  fullname: text(254),
  earned_on: day(),
  is_withdrawn: Type.Boolean(),
  /** Her name or language has changed since: it can be issued again. */
  is_outdated: Type.Boolean(),
})
export type Certificate = Static<typeof Certificate>

/** The texts of a certificate in one language. */
export const CertificateWords = closed({
  language_code: languageCode(),
  title: text(100),
  /** A sentence that contains `topic` literally. */
  sentence: text(500),
  topic: text(200),
  date: text(40),
  date_label: text(40),
  lessons: text(60),
  minutes: text(60),
  /** Explains the purpose of the address with the code. */
  check: text(120),
})
export type CertificateWords = Static<typeof CertificateWords>

/** The public reply to a certificate code; for an invalid certificate it says nothing more than that. */
export const CheckedCertificate = closed({
  code: text(20),
  /** Null if the certificate is no longer valid. */
  paper: nullable(
    closed({
      fullname: text(254),
      topic_id: nullable(id()),
      /** Texts in her language, then in English. */
      words: Type.Array(CertificateWords),
    }),
  ),
})
export type CheckedCertificate = Static<typeof CheckedCertificate>

export const certificateApi = {
  'GET /users/:id/certificates': {
    summary: "One's own certificates, or those of one's linked worker, newest first",
    access: 'user',
    params: withId,
    data: Type.Array(Certificate),
  },
  'POST /certificates/:id/withdraw': {
    summary:
      "Withdraws one's own certificate, or that of one's linked worker, for good: its code says that it is not valid",
    access: 'user',
    params: withId,
    errors: ['not_found'],
    data: done,
  },
  'POST /certificates/:id/renew': {
    summary: 'Issues a certificate again with her present name and language, under a new code; the old one ends',
    access: 'worker',
    params: withId,
    errors: ['not_found'],
    data: done,
  },
  'GET /certificates/:code': {
    summary: 'What a certificate says, for whoever has its code',
    access: 'guest',
    limit: 'certificate',
    params: closed({ code: code(40, 1) }),
    errors: ['not_found'],
    data: CheckedCertificate,
  },
} satisfies Api
