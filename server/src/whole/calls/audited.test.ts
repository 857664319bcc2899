import type { Call } from '@kasama/contract/call'
import { calls } from '@kasama/contract/calls'
import { beforeAll, expect, test } from 'vitest'
import type { AuditAction } from '#platform/audit/audit-action'
import { sampleOf } from '#test/app/samples'
import { type TestApp, testApp } from '#test/app/test-app'
import { fill, type VisitorStage } from '#test/app/visitors'

/** Audit action of each call of the desk that changes something. */
const actions: Record<string, AuditAction> = {
  'POST /admin/redemptions/posted': 'voucher_posted',
  'POST /admin/redemptions/posted/undo': 'voucher_not_posted',
  'POST /admin/redemptions/:id/posted': 'voucher_posted',
  'POST /admin/redemptions/:id/returned': 'voucher_returned',
  'POST /admin/redemptions/export': 'redemptions_exported',
  'POST /admin/voucher': 'voucher_changed',
  'POST /admin/brand': 'setting_changed',
  'POST /admin/mail-settings': 'setting_changed',
  'POST /admin/genie-settings': 'setting_changed',
  'POST /admin/subscriptions/compare': 'comparison_started',
  'POST /admin/subscriptions/export': 'subscriptions_exported',
  'POST /admin/subscriptions/:id/decide': 'access_decided',
  'POST /admin/accounts/:id/billing/compare': 'plan_compared',
  'POST /admin/payments/:id/refund': 'refund_ordered',
  'POST /admin/vouchers': 'voucher_made',
  'POST /admin/vouchers/:id/end': 'voucher_ended',
  'POST /admin/vouchers/:id/export': 'voucher_exported',
  'POST /admin/revenue/export': 'revenue_exported',
  'POST /admin/accounts/export': 'accounts_exported',
  'POST /admin/accounts/block': 'account_blocked',
  'POST /admin/accounts/unblock': 'account_unblocked',
  'POST /admin/accounts/:id/end_session': 'session_ended',
  'POST /admin/accounts/:id/send_reset': 'reset_sent',
  'POST /admin/accounts/:id/extend': 'period_extended',
  'POST /admin/accounts/:id/unlink': 'account_unlinked',
  'POST /admin/accounts/:id/delete': 'account_deleted',
  'POST /admin/videos/runs': 'bulk_run_begun',
  'POST /admin/videos/runs/:id/stop': 'bulk_run_stopped',
  'POST /admin/videos/runs/:id/undo': 'bulk_run_undone',
  'POST /admin/videos/:id/uploads': 'upload_begun',
  'DELETE /admin/uploads/:id': 'upload_given_up',
  'POST /admin/videos/:id/voice/:language/cues/:cue': 'voice_recorded',
  'DELETE /admin/videos/:id/voice/:language/cues/:cue': 'voice_removed',
  'DELETE /admin/videos/:id/voice/:language/whole': 'voice_removed',
  'POST /admin/videos/:id/voice/:language/lay': 'voice_asked',
  'POST /admin/videos/:id/voice/:language/pass': 'voice_pass_made',
  'POST /admin/videos': 'lesson_begun',
  'PATCH /admin/videos/:id/draft': 'lesson_edited',
  'DELETE /admin/videos/:id/draft': 'lesson_draft_dropped',
  'POST /admin/videos/:id/publish': 'lesson_published',
  'POST /admin/videos/:id/unschedule': 'lesson_unscheduled',
  'POST /admin/videos/:id/take-back': 'lesson_taken_back',
  'POST /admin/videos/:id/versions/:number/restore': 'lesson_edited',
  'POST /admin/imports': 'import_begun',
  // Written once its job is done.
  'POST /admin/imports/:id/load': 'lessons_imported',
  'POST /admin/imports/:id/stop': 'import_stopped',
  'DELETE /admin/imports/:id': 'import_given_up',
  'POST /admin/imports/:id/undo': 'import_undone',
  'POST /admin/exports': 'lessons_exported',
  'POST /admin/topics': 'topic_made',
  'POST /admin/topics/:id': 'topic_changed',
  'POST /admin/topics/:id/move': 'topic_moved',
  'DELETE /admin/topics/:id': 'topic_removed',
  'POST /admin/skills': 'skill_made',
  'POST /admin/skills/:id': 'skill_changed',
  'POST /admin/skills/:id/move': 'skill_moved',
  'DELETE /admin/skills/:id': 'skill_removed',
  'POST /admin/faq': 'question_made',
  'POST /admin/faq/:slug': 'question_changed',
  'POST /admin/faq/:slug/move': 'question_moved',
  'DELETE /admin/faq/:slug': 'question_removed',
  'POST /admin/layout': 'layout_changed',
  'POST /admin/messages/:id/read': 'message_read',
  'POST /admin/messages/:id/answer': 'message_answered',
  'POST /admin/messages/:id/note': 'message_noted',
  'POST /admin/messages/mark': 'message_marked',
  'POST /admin/factor': 'factor_passed',
  'POST /admin/confirm': 'identity_confirmed',
  'POST /admin/passkeys': 'passkey_added',
  'POST /admin/codes': 'codes_added',
  'POST /admin/passkeys/:id/remove': 'passkey_removed',
  'POST /admin/codes/remove': 'codes_removed',
  'POST /admin/recovery_codes': 'recovery_codes_made',
  'POST /admin/admins': 'admin_invited',
  'POST /admin/admins/:id/send_link': 'admin_link_sent',
  'POST /admin/admins/:id/reset_factors': 'factors_removed',
  'POST /admin/admins/:id/remove': 'admin_removed',
  'POST /admin/audit/export': 'audit_exported',
  'POST /admin/organisations': 'organisation_made',
  'POST /admin/organisations/:id': 'organisation_changed',
  'POST /admin/organisations/:id/logo': 'organisation_changed',
  'POST /admin/organisations/:id/delete': 'organisation_deleted',
  'POST /admin/organisations/:id/renew': 'contracts_renewed',
  'POST /admin/organisations/:id/renew/undo': 'renewal_taken_back',
  'POST /admin/contracts/end': 'contracts_shortened',
  'POST /admin/contracts/end/undo': 'shortening_taken_back',
  'POST /admin/organisations/:id/households': 'households_made',
  'POST /admin/organisations/:id/logins/renew': 'password_renewed',
}

/**
 * These only read their input, begin work that another call ends, store a file that a draft names later, or have work
 * tried again.
 */
const writeNothing = [
  'POST /admin/videos/:id/works/again',
  'POST /admin/uploads/:id/look',
  'POST /admin/videos/:id/pictures',
  'POST /admin/videos/:id/sounds',
  'POST /admin/imports/:id/check',
  'POST /admin/exports/look',
  'POST /admin/skills/:id/reach',
  'POST /admin/factor/passkey',
  'POST /admin/passkeys/wanted',
  'POST /admin/codes/wanted',
  'POST /admin/organisations/:id/households/read',
  'POST /admin/organisations/:id/households/check',
  'POST /admin/organisations/:id/logins/cards',
  'POST /admin/translation/:language',
]

/** Calls that find nothing to do with the smallest valid body. */
const findNothing = [
  'POST /admin/redemptions/posted',
  'POST /admin/redemptions/posted/undo',
  'POST /admin/videos/:id/unschedule',
  'DELETE /admin/videos/:id/voice/:language/cues/:cue',
  'DELETE /admin/videos/:id/voice/:language/whole',
  'POST /admin/organisations/:id/renew/undo',
  'POST /admin/contracts/end/undo',
]

/** Bodies of calls whose smallest valid one does nothing. */
const bodies: Record<string, object> = { 'POST /admin/videos/runs': { deed: 'open', filters: {}, lessons: 1 } }

const writing = Object.keys(calls).filter((key) => key.includes(' /admin/') && !key.startsWith('GET '))

let app: TestApp
let filled: VisitorStage
beforeAll(async () => {
  app = await testApp()
  filled = await fill(app)
  await app.deps.db.updateTable('sessions').set({ confirmed_at: app.deps.now() }).execute()
})

async function send(key: string): Promise<number> {
  const [method, path] = key.split(' ') as ['POST', string]
  const params = filled.params('provider', key)
  const url = `/api${path.replace(/:(\w+)/g, (_, name: string) => String(params[name]))}`
  const { body } = calls[key as keyof typeof calls] as Call
  const headers = { 'x-access-token': filled.tokens.provider ?? '' }
  const payload = bodies[key] ?? (body && (sampleOf(body) as object))
  const reply = await app.app.inject({ method, url, headers, ...(payload && { payload }) })
  return reply.statusCode
}

const linesSince = (id: string) =>
  app.deps.db.selectFrom('audit_log').select(['id', 'action']).where('id', '>', id).orderBy('id').execute()

test('every call of the desk that writes says what the audit trail says of it', () => {
  expect([...Object.keys(actions), ...writeNothing].toSorted()).toEqual(writing.toSorted())
})
test('what changes something is in the trail, and what changes nothing is not', async () => {
  let last = (await linesSince('0')).at(-1)?.id ?? '0'
  const succeeded: string[] = []
  for (const key of writing) {
    const isOk = (await send(key)) === 200
    const lines = await linesSince(last)
    last = lines.at(-1)?.id ?? last
    if (!isOk) continue
    succeeded.push(key)
    const action = actions[key]
    const written = lines.map((line) => line.action)
    if (action && !findNothing.includes(key)) expect(written, key).toContain(action)
    else expect(written, key).toEqual([])
  }
  expect(succeeded.filter((key) => key in actions && !findNothing.includes(key)).length).toBeGreaterThan(23)
})
