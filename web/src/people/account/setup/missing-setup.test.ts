import { expect, test } from 'vitest'
import { missingSetup } from './missing-setup'

const employer = { role: 'E' as const, is_subscribed: true, org_id: null, worker_id: 7, UserTopics: [{ topic_id: 20 }] }

test('setup continues with the worker, then with the topics', () => {
  expect(missingSetup(employer)).toBeNull()
  expect(missingSetup({ ...employer, UserTopics: [] })).toBe('topics')
  expect(missingSetup({ ...employer, worker_id: null, UserTopics: [] })).toBe('worker')
})

test('only subscribed employers without an organisation are asked', () => {
  const unfinished = { ...employer, worker_id: null }
  expect(missingSetup({ ...unfinished, is_subscribed: false })).toBeNull()
  expect(missingSetup({ ...unfinished, org_id: 3 })).toBeNull()
  expect(missingSetup({ ...unfinished, role: 'W' })).toBeNull()
})
