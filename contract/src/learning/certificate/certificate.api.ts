import { type Static, Type } from 'typebox'
import type { Api } from '../../call'
import { closed, code, day, done, id, languageCode, nullable, text, withId } from '../../fields'

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
  /** Explains what the printed URL and code are for. */
  check: text(120),
})
export type CertificateWords = Static<typeof CertificateWords>

/** The public reply to a certificate code; for a withdrawn certificate it contains the code alone. */
export const CertificateCheck = closed({
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
export type CertificateCheck = Static<typeof CertificateCheck>

export const certificateApi = {
  'GET /users/:id/certificates': {
    summary: 'Lists the certificates of the caller or of her linked worker, newest first',
    access: 'user',
    params: withId,
    data: Type.Array(Certificate),
  },
  'POST /certificates/:id/withdraw': {
    summary:
      'Withdraws a certificate of the caller or of her linked worker for good; its code then shows it as not valid',
    access: 'user',
    params: withId,
    errors: ['not_found'],
    data: done,
  },
  'POST /certificates/:id/renew': {
    summary: 'Reissues a certificate with the present name and language under a new code, and withdraws the old one',
    access: 'worker',
    params: withId,
    errors: ['not_found'],
    data: done,
  },
  'GET /certificates/:code': {
    summary: 'Returns the certificate with a code',
    access: 'guest',
    limit: 'certificate',
    params: closed({ code: code(40, 1) }),
    errors: ['not_found'],
    data: CertificateCheck,
  },
} satisfies Api
