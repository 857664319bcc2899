import type { Profile } from '@kasama/contract/people/account.api'
import { QueryClient } from '@tanstack/react-query'
import type { WorkerLogin } from '#people/worker/login-card/worker-login.ts'
import { subscriptionQuery } from '#shared/api/queries/subscription.queries.ts'

export const employer: Profile = {
  id: 1,
  role: 'E',
  email: 'grace@orchid-home.example',
  username: null,
  fullname: 'Grace Lim',
  img_url: null,
  credit: 0,
  language_code: 'eng',
  is_subscribed: false,
  is_suspended: false,
  worker_id: null,
  had_subscription: false,
  UserTopics: [],
  org_id: null,
  session_key: '',
}
export const login: WorkerLogin = {
  id: 2,
  username: 'maria88',
  password: 'kamuti-rosepa-47',
  login_url: 'https://kasama.example/first-login?user=maria88&lang=phi#SampleOfASecretThatLogsHerInOnlyOnceTodayABC',
  message: 'Kasama\nUser ID: maria88\nPassword: kamuti-rosepa-47',
  name: 'Maria',
  picture: null,
  language: 'phi',
}

/** A cache with responses for an employer who never had a plan. */
export const samples = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
samples.setQueryData(subscriptionQuery.queryKey, {
  subscription_plan_id: 0,
  status: 'free',
  mode: 0,
  current_period_end: null,
  access_ends_at: null,
  problem: null,
  card: null,
  renews: true,
  renewal: null,
  next_charge: null,
  due: null,
  attempt: null,
})
