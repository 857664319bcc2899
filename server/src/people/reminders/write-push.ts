import { firstName } from '@kasama/contract/first-name.rules'
import { htmlLanguages, type Language } from '@kasama/contract/language'
import type { PushKind, PushMessage } from '@kasama/contract/people/reminders.rules'
import type { SecretKey } from '#platform/passwords/secrets'
import { pushBodies, pushTexts } from './push.texts'
import { makePushToken } from './push-token'

/** The address that a tap on a notification opens. */
const paths: Record<PushKind, string> = {
  reminder: '/library',
  chosen: '/library',
  credit: '/worker-redeem',
  voucher: '/worker-redeem?show=vouchers',
  week: '/worker-progress',
  moment: '/worker-progress',
  payment: '/e-settings-plan',
}
const maxNameLength = 40

type PushRecipient = { kind: PushKind; user_id: number; fullname: string; language: Language }

/** Writes a notification in the language that its reader has now. */
export function writePush(
  { kind, user_id, fullname, language }: PushRecipient,
  secretKey: SecretKey,
  at: Date,
): PushMessage {
  // A name that is an email would show the address on a locked screen.
  const name = fullname.includes('@') ? '' : firstName(fullname).slice(0, maxNameLength)
  const action = (answer: 'tomorrow' | 'off') => ({ action: answer, title: pushTexts[answer][language] })
  return {
    title: name ? pushTexts.hello[language].replace('{name}', () => name) : pushTexts.helloNobody[language],
    body: pushBodies[kind][language],
    lang: htmlLanguages[language],
    kind,
    path: paths[kind],
    token: makePushToken(secretKey, user_id, at),
    actions: kind === 'reminder' ? [action('tomorrow'), action('off')] : [action('off')],
  }
}
