import { singaporeDay } from '@kasama/contract/calendar.rules'
import type { certificateApi } from '@kasama/contract/learning/certificate/certificate.api'
import { formatCertificateCode, parseCertificateCode } from '@kasama/contract/learning/certificate/certificate.rules'
import { ownOrWorker } from '#people/household/own-people'
import type { Deps } from '#platform/deps'
import { fail } from '#platform/http/errors'
import type { Handlers } from '#platform/http/serve'
import { findByCode, listCertificates } from './certificate.queries'
import { certificateWords, holderName } from './certificate-words'
import { renewCertificate } from './renew-certificate'
import { withdrawCertificate } from './withdraw-certificate'

export const certificateHandlers = (deps: Deps): Handlers<typeof certificateApi> => ({
  'GET /users/:id/certificates': async ({ params, user }) => {
    const rows = await listCertificates(deps.db, ownOrWorker(user, params.id))
    return rows.map((row) => ({
      id: row.id,
      code: formatCertificateCode(row.code),
      topic_id: row.topic_id,
      topic: row.topic_name[user.language] || row.topic_name.eng,
      fullname: row.fullname,
      earned_on: singaporeDay(row.earned_at),
      is_withdrawn: row.withdrawn_at !== null,
      is_outdated:
        row.withdrawn_at === null && (row.fullname !== row.present_name || row.language_code !== row.present_language),
    }))
  },

  'POST /certificates/:id/withdraw': ({ params, user }) => withdrawCertificate(deps, user, params.id),

  'POST /certificates/:id/renew': ({ params, user }) => renewCertificate(deps, { id: params.id, workerId: user.id }),

  'GET /certificates/:code': async ({ params }) => {
    const code = parseCertificateCode(params.code) ?? fail('not_found')
    const issued = (await findByCode(deps.db, code)) ?? fail('not_found')
    const isValid = issued.withdrawn_at === null && issued.replaced_at === null
    return {
      code: formatCertificateCode(code),
      paper: isValid
        ? { fullname: holderName(issued), topic_id: issued.topic_id, words: certificateWords(issued) }
        : null,
    }
  },
})
